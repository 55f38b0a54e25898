# Por que uma jogada não vale. Cada mensagem é uma frase: o que está errado e, quando ajuda, o que fazer.

refusal-not-now = Agora não dá: { $due ->
    [action] primeiro escolha uma ação (pegar dinheiro, comprar ou remodelar)
    [placing] primeiro posicione as peças que comprou
    [chests] primeiro distribua os baús
    [master] primeiro diga se joga um mestre de obras
    [left_over] primeiro coloque a peça restante ou desista dela
   *[other] primeiro há outra coisa a decidir
}.
refusal-not-in-display = Não há { $cards } entre as cartas abertas.
refusal-take-nothing = Pegue ao menos uma carta.
refusal-take-too-much = Você só pode pegar várias cartas se somarem no máximo 5; estas somam { $total }.
refusal-not-on-offer = { $tile } não está no mercado.
refusal-not-in-hand = Você não tem { $cards } na mão.
refusal-other-currency = Esta peça só se paga em { $currency ->
    [denar] denares
    [dirham] dirhams
    [ducat] ducados
   *[florin] florins
}.
refusal-too-little = { $paid } é pouco; o preço é { $price }.
refusal-not-in-reserve = { $tile } não está na sua reserva.
refusal-not-in-city = { $tile } não está na sua cidade.
refusal-no-extra-action = Você só pode abrir mão da ação ganha com uma compra na quantia exata; agora escolha uma ação.
refusal-not-stuck = Você só pode passar se não houver mais nada a fazer.
refusal-square-taken = Já existe uma peça em { $square }.
refusal-no-neighbour = { $square } não toca por nenhum lado uma peça da sua cidade.
refusal-walls-differ = O muro não combina ao { $side ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}: dois lados que se tocam têm ambos muro ou nenhum dos dois.
refusal-out-of-reach = Não se chegaria a pé, da peça inicial, a uma peça em { $square }.
refusal-hole = Uma peça em { $square } cercaria um espaço vazio.
refusal-hole-left = Sem { $tile } ficaria um espaço vazio cercado por peças.
refusal-cut-off = Sem { $tile } não se chegaria mais a pé, da peça inicial, a outras peças.
refusal-not-bought = Você não comprou { $tile } neste turno.
refusal-one-sided = { $tile } só tem um lado.
refusal-flip-too-little = { $paid } é pouco; virar uma peça custa { $price }.
refusal-flip-mixed = Virar uma peça se paga em uma só moeda.
refusal-flip-left-over = { $tile } é uma peça restante e não pode mais ser virada.
refusal-no-dirk = Só se dão peças no jogo a dois, ao Dirk.
refusal-not-left-over = { $tile } não é a peça que está sendo entregue agora.
refusal-room-empty = A sala { $room } está vazia.
refusal-chests-too-little = { $paid } é pouco; os baús de uma sala custam { $price }.
refusal-chest-not-offered = Não há nenhum baú de { $chest } a colocar.
refusal-stow-elsewhere = { $tile } não está na cidade de quem coloca o baú.
refusal-other-colour = Um baú de { $chest } não vai em { $tile }.
refusal-has-chest = Já existe um baú em { $tile }.
refusal-must-stow = Quem compra os baús coloca todos os que couberem.
refusal-not-a-builder = Para remodelar joga-se exatamente um mestre de obras.
refusal-price-tile-gone = O espaço de { $currency ->
    [denar] denares
    [dirham] dirhams
    [ducat] ducados
   *[florin] florins
} do mercado está vazio; por isso o bazar não tem preço agora.
refusal-not-exact = Um bazar se paga na quantia exata; { $paid } não é { $price }.
refusal-game-over = O jogo acabou.
refusal-start-tile = A peça inicial nunca sai do lugar.
