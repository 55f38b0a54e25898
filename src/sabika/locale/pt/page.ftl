# O que a página diz. Breve, concreto, tratando por você. $you é yes para quem lê; nomes chegam como nomes.

page-title = { $title } – Sabika
home = Início
close = Fechar
menu = Menu
menu-language = Idioma
menu-light = Luz
light-auto = como o aparelho
light-light = dia
light-dark = noite
menu-speed = Movimento
speed-calm = calmo
speed-brisk = ágil
speed-none = nenhum
menu-sound = Sons discretos
keys = Teclas
keys-market = ao mercado
keys-display = ao dinheiro
keys-hand = à sua mão
keys-city = à sua cidade
keys-reserve = às suas peças
keys-bar = ao que pode fazer
keys-act = fazer o que está escolhido
keys-drop = devolver
keys-undo = desfazer
nowhere = Não há nada neste endereço.
connection-lost = Conexão perdida. Procurando a mesa de novo …
joining = Chegando à mesa …
no-table = Esta mesa não existe.
unofficial = Não oficial, feito por quem ama estes jogos. Sem ligação com a editora.

home-title = Construa uma cidade à sombra da colina da Sabika
home-lead = Alhambra e Granada, com as regras completas. Jogue contra bots que pensam ou convide amigos com um link.
your-name = Seu nome
guest = Visitante { $number }
about-alhambra = Compre torres, jardins e câmaras em quatro moedas, coloque tudo em volta da sua fonte e feche os seus muros.
about-granada = Cada peça tem dois lados e dois preços. Fossos protegem a sua cidade, e a peça mais cara desfaz os empates.
play-now = Jogar já contra bots
make-title = Abra uma mesa
make-lead = Escolha módulos e opções e mande o link aos amigos.
make-table = Abrir a mesa
mine-title = Seus jogos
mine-none = Você não tem jogo em andamento.
open-title = Mesas abertas
open-none = Ninguém espera jogadores agora.
seat-free = lugar livre

setup-game = Qual jogo?
setup-modules = Módulos
setup-seats = Quem joga?
setup-players = Jogadores
setup-level = Adversários
setup-you = Você
setup-seat = Lugar { $number }
setup-person = um amigo, pelo link
setup-bot = bot: { $level }
setup-more = Mais um lugar
setup-fewer = Um lugar a menos
setup-two = A dois joga também o Dirk, um terceiro imaginário com peças próprias.
setup-options = Opções
setup-title = Título da mesa
setup-clock = Relógio
setup-hidden = Fora da lista: só com o link
setup-confirm = Perguntar antes de dar um turno por encerrado
clock-none = sem relógio
clock-quick = rápido: 30 segundos por turno
clock-calm = calmo: 90 segundos por turno
clock-days = um dia para cada turno
about-treasure_chamber = Em três salas há baús: pague 8 em qualquer mistura e coloque-os em peças da cor deles. Pontua quem tem mais baús.
about-master_builders = Cartas especiais que valem 3 da sua moeda. Jogue uma no fim do turno e remodele a cidade mais uma vez.
about-invaders = Depois de cada contagem a cidade é atacada de uma direção, e lados abertos custam pontos. Os batedores contam de onde virá o ataque.
about-bazaars = Bazares são pagos com a quantia exata, ao preço de uma peça do mercado. No fim pontuam pelas construções que combinam em volta.
about-simple = pontos fixos em vez de contar todas as peças de um tipo
about-open_attack = todos veem de onde vem o próximo ataque

wait-sit = Sentar aqui
wait-bot = adicionar um bot
wait-kick = Mandar sair
wait-start = Começar o jogo
wait-invite = Copiar o link para convidar
wait-copied = Link copiado
wait-leave = Deixar a mesa
wait-ready = Todos chegaram.
wait-host = Todos chegaram. O anfitrião começa o jogo.
wait-people = Mande o link aos amigos ou preencha lugares livres com bots.

now-action = Pegue dinheiro, compre uma peça ou remodele a cidade.
sentence-again = Quantia exata: você tem outra ação.
sentence-exact = Você pode pagar a quantia exata de { $tiles }.
sentence-nothing-affordable = Ainda não dá para comprar nenhuma peça.
sentence-pass = Nada é possível: você passa.
now-placing = Posicione as peças que comprou.
now-chests = Coloque os baús em peças da cor deles.
sentence-chests-offered = Você pode ficar com baús que sobraram.
now-master = Você pode jogar um mestre de obras para remodelar a cidade.
now-left_over = Uma peça restante é sua: coloque-a ou desista dela.
sentence-last = Este é o último turno.
sentence-confirm = É este o seu turno? Então confirme.
sentence-stood-in = Um bot joga por você.
sentence-wait-action = { $name } pensa na ação.
sentence-wait-placing = { $name } posiciona peças.
sentence-wait-chests = { $name } distribui baús.
sentence-wait-master = { $name } pensa em jogar um mestre de obras.
sentence-wait-left_over = { $name } recebe uma peça restante.
sentence-won = { $you ->
    [yes] Você vence com { $points }!
   *[no] { $name } vence com { $points }.
}
sentence-shared = { $names } dividem a vitória com { $points }.
ended-resigned = O jogo acabou: todos os outros desistiram.
ended-abandoned = O jogo foi abandonado de comum acordo.

market-tile = { $tile }, paga-se em { $currency }{ $state ->
    [exact] , você pode pagar a quantia exata
    [payable] , você pode pagar
    [dear] , cara demais para você agora
   *[idle] { "" }
}
market-empty = espaço vazio de { $currency }
market-exact = exata
pile-deck = { $count ->
    [1] { $count } carta no monte
   *[other] { $count } cartas no monte
}
pile-discards = { $count ->
    [1] { $count } carta paga
   *[other] { $count } cartas pagas
}
pile-laid = pagas
pile-bag = { $count ->
    [1] { $count } peça na sacolinha
   *[other] { $count } peças na sacolinha
}
marker-side = { $side ->
    [even] par
   *[odd] ímpar
}
marker-says = { $side ->
    [even] O marcador: peças novas mostram o lado par
   *[odd] O marcador: peças novas mostram o lado ímpar
}
hand-total = { $currency }, { $total } no total
hand-empty = Você não tem dinheiro.
tray-to-place = A posicionar
tray-left-over = Restante
tray-none = nada
tile-walled = { $side ->
    [moat] fosso ao { $directions }
   *[wall] muro ao { $directions }
}
tile-unwalled = { $side ->
    [moat] sem fosso
   *[wall] sem muro
}
tile-other-side = outro lado { $tile }
tile-with-chest = com um baú
room-named = sala { $number }: { $chests }
room-empty = vazia
room-bag = { $count ->
    [1] { $count } baú na sacolinha
   *[other] { $count } baús na sacolinha
}
scout-of = Pague a quantia exata de { $building } e o batedor conta de onde vem o ataque
attack-hidden = O próximo ataque, virado para baixo
attack-from = { $coming ->
    [yes] O próximo ataque
   *[no] Ataque passado
}: { $direction ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}

city-yours = Sua cidade
city-label = Cidade de { $name }: { $tiles ->
    [1] { $tiles } peça
   *[other] { $tiles } peças
}, { $side ->
    [moat] fosso externo mais longo
   *[wall] muro externo mais longo
} { $wall }
city-square = coluna { $x }, linha { $y }: { $tile } { $fits ->
    [yes] cabe aqui
   *[no] não cabe
}
touch-remove = { $tile }: remover
touch-swap = { $tile }: trocar
touch-stow = { $tile }: colocar o baú aqui
city-closer = Aproximar
city-farther = Afastar
city-fit = Mostrar a cidade inteira
seat-bot = Um bot
seat-look = Ver a cidade de { $name }: { $tiles ->
    [1] { $tiles } peça
   *[other] { $tiles } peças
}, { $wall } em sequência
seat-reserve = Reserva de { $name }
figure-wall = { $side ->
    [moat] fosso externo mais longo { $count }
   *[wall] muro externo mais longo { $count }
}
figure-knows = sabe de onde vem o ataque
scorings = Contagens
scorings-state = { $done ->
    [yes] A contagem { $scoring } já foi feita
   *[no] A contagem { $scoring } ainda virá
}

bar = Sua ação
rule = Regra { $id }
catching-up = Veja o que aconteceu …
try-action = Toque em dinheiro, numa peça do mercado ou numa peça sua.
try-placing = Escolha uma casa que brilha ou coloque a peça na reserva.
try-chests = Toque numa peça que brilha.
try-master = Toque numa peça que brilha para removê-la, ou numa da sua reserva.
try-left_over = Escolha uma casa que brilha.
do-take = Pegar
do-take-what = pegar { $money }
do-buy = Comprar
do-buy-what = { $tile } por { $money } = { $sum }{ $exact ->
    [yes] : exata, então você tem outra ação
   *[no] , sem troco
}
do-buy-unpaid = { $tile }: escolha cartas para pagar
do-chests = Comprar os baús
do-chests-what = os baús da sala { $room } por { $money } ({ $sum })
do-place = Colocar aqui
do-place-what = { $tile }: escolha uma casa que brilha
do-place-nowhere = { $tile } não cabe em lugar nenhum agora
do-turn = Virar
do-turn-back = Desvirar
do-turn-what = { $tile }, virada por { $money }: escolha uma casa que brilha
do-remove = Remover
do-remove-what = remover { $tile } da cidade para a sua reserva
do-stow-what = um baú para { $building }: toque numa peça que brilha
do-reserve = Para a reserva
do-reserve-side = Para a reserva como { $tile }
do-gift = Dar ao Dirk
do-forgo = Desistir dela
step-end_actions = Encerrar as ações
step-pass = Passar
step-decline = Nenhum baú mais
step-no_master = Sem mestre de obras
do-other-way = Pagar de outro modo ({ $count })
do-cancel = Devolver
do-confirm = Confirmar o turno
do-return = Voltar a jogar você
do-undo = Desfazer
do-hint = O que um bot faria?
advice = Conselho de um bot: { $move }.
do-restart = Desfazer o turno inteiro
choose-builder = Qual mestre de obras?
resign = Desistir
resign-sure = Desistir? Um bot continuará por você.
abandon = Propor abandonar o jogo
clock = Tempo restante
days-left = { $count ->
    [1] { $count } dia
   *[other] { $count } dias
}

side = Ao lado da mesa
tab-others = Outros
tab-log = Diário
tab-chat = Chat
tab-score = Contagem
log = o que aconteceu
log-sat = { $you ->
    [yes] Você se senta
   *[no] { $name } se senta
}
log-left = { $you ->
    [yes] Você sai
   *[no] { $name } sai
}
log-kicked = Mandaram { $name } sair
log-bot_added = { $name } se senta, um bot
log-started = O jogo começa
log-undone = { $you ->
    [yes] Você desfaz isso
   *[no] { $name } desfaz isso
}
log-restarted = { $you ->
    [yes] Você desfaz o seu turno
   *[no] { $name } desfaz o turno
}
log-resigned = { $you ->
    [yes] Você desiste
   *[no] { $name } desiste
}
log-abandoning = { $you ->
    [yes] Você propõe abandonar o jogo
   *[no] { $name } propõe abandonar o jogo
}
log-timed_out = { $you ->
    [yes] Seu tempo acabou: um bot joga por você
   *[no] O tempo de { $name } acabou: um bot assume
}
log-returned = { $you ->
    [yes] Você voltou
   *[no] { $name } voltou
}
log-handed = { $you ->
    [yes] Você continua jogando aqui
   *[no] { $name } joga em outro aparelho
}
log-rematched = { $you ->
    [yes] Você quer jogar de novo
   *[no] { $name } quer jogar de novo
}
chat = chat
chat-empty = Ninguém disse nada ainda.
chat-say = Diga algo
chat-send = Enviar
score-now-intro = Se a contagem fosse agora:
score-which = Qual contagem?
score-again = Mostrar de novo a contagem { $scoring }
score-sum = Pontos
score-has = tem { $count }
lead-most = { $name } lidera com { $count }
lead-dearest = { $name } lidera com { $count } e a peça mais cara
lead-level = { $names } empatam com { $count } e dividem os pontos
score-how = { $side ->
    [moat] Números grandes são pontos; os pequenos, peças na cidade. Com números iguais vale a peça mais cara.
   *[wall] Números grandes são pontos; os pequenos, peças na cidade. Em caso de empate os pontos se dividem.
}

result = Resultado
result-lost = perdidos
result-total = pontos
result-again = Jogar de novo
result-record = Registro do jogo
result-look = Ver a mesa

ways = Páginas
way-history = Jogos jogados
way-ratings = Classificação
way-rules = Regras
way-account = Você
way-replay = Abrir um registro
share = Copiar o link
copy = Copiar
copied = Copiado

result-more = Como se chegou a isso
result-replay = Rever
result-resigned = desistiu
chart = Pontos ao longo do jogo
chart-label = Gráfico dos pontos de todos os jogadores, do primeiro turno ao último
chart-moment = Um momento do jogo
chart-turn = { $turns ->
    [1] { $turns } turno
   *[other] { $turns } turnos
}
chart-worth = se a contagem tivesse sido ali
chart-look = Ver este momento
chart-how = Linhas grossas são pontos; as finas, o que cada um teria tido com a contagem seguinte naquele momento.
breakdown = De onde vieram os pontos
breakdown-which = Qual contagem?
breakdown-all = Todas
fair = O acaso foi honesto?
fair-lead = Antes da primeira carta o servidor publicou uma impressão digital do seu segredo, e cada jogador acrescentou um texto. Ninguém podia escolher as cartas sozinho. O seu navegador pode conferir.
fair-check = Conferir o acaso deste jogo
fair-insecure = Esta página não foi aberta por uma conexão segura, então o navegador não consegue conferir. O comando abaixo consegue.
fair-value-server = Publicado ao abrir a mesa: impressão digital do segredo do servidor
fair-value-part = O segredo do servidor
fair-value-contributions = O que os jogadores acrescentaram
fair-value-seed = A semente que resulta
fair-value-commitment = Publicado no começo do jogo: impressão digital da semente
fair-command = Para refazer cada embaralhada, baixe o registro e execute:
checked-secret = O segredo tem a impressão digital que foi publicada.
checked-seed = A semente vem do segredo e do que todos os jogadores acrescentaram.
checked-promise = A semente tem a impressão digital que foi publicada.
checked-noted = As duas impressões digitais são as que este navegador anotou durante o jogo.
checked-mine = O texto que este navegador acrescentou por você está entre eles.
checked-shuffles = Cada carta e cada peça vem da semente (conferido pelo servidor).
outcome-right = Está certo.
outcome-wrong = Está errado.
outcome-unknown = Aqui não se sabe.

replay-eyes = Visto por
replay-open = tudo aberto
replay-hidden = { $cards }, ocultas
timeline = Linha do tempo
time-first = Ao começo
time-back = Um passo para trás
time-play = Reproduzir
time-pause = Pausa
time-next = Um passo para a frente
time-last = Ao fim
time-speed = Velocidade
time-where = Turno { $turn }, passo { $step } de { $last }
record-title = Abrir um registro
record-lead = O registro de um jogo, baixado aqui ou escrito pela linha de comando, é conferido pelas regras e jogado de novo. Ele não é guardado.
record-choose = Escolha um arquivo ou solte-o aqui
record-checking = Conferindo o jogo …
record-none = Não há registro de jogo neste arquivo.

history-name = Nome de um jogador
history-any = os dois jogos
history-mine = só os meus jogos
history-none = Nenhum jogo encontrado.
history-more = Jogos anteriores
rating-who = Jogador
rating-least = Pontuação
rating-guess = estimativa
rating-games = jogos
rating-how = A pontuação é o que um jogador vale no mínimo: a estimativa menos três vezes a sua incerteza. Ela cresce com cada bom jogo e com cada jogo que a torna mais segura.
rating-none = Ninguém jogou ainda um jogo que conta para a classificação.
player = Um jogador
player-you = (você)
player-won = vencidos
player-none = Nenhum jogo terminou ainda.
player-games = Jogos
against = Contra outros
against-you = { $name } (você)
against-ahead = à frente
against-behind = atrás
against-level = empate

account-name = Seu nome
account-rename = Mudar o nome
account-named = Você tem um nome novo. Nas mesas em que já tem lugar fica o antigo.
account-page = Seus jogos e pontuações
account-yours = Sua conta: { $login }
account-kept = Seus jogos ficam guardados. Entre com esta conta em outro aparelho e continue lá.
account-new-password = Nova senha
account-change = Mudar a senha
account-changed = A senha mudou. Os outros aparelhos precisam entrar de novo.
account-out = Sair
account-out-everywhere = Sair em todos os aparelhos
account-out-sure = Sem conta ninguém pode voltar como este visitante. Esquecer o visitante?
account-out-done = Você é um novo visitante.
account-up-lead = Uma conta guarda os seus jogos e a sua pontuação, em todos os aparelhos. Bastam um nome e uma senha.
account-in-lead = Continue como o jogador da sua conta. Jogos que você começou aqui como visitante ficam com o visitante.
account-login = Nome da conta
account-password = Senha
account-make = Criar a conta
account-made = A conta foi criada.
account-open = Entrar
account-in = Que bom que voltou.
account-guest-out = Esquecer este visitante
account-device = Para continuar com um só lugar em outro aparelho, faça um link no menu da mesa.
sign-up = Nova conta
sign-in = Entrar
seat-link = Continuar em outro aparelho
seat-link-lead = Este link dá a você, uma só vez, um lugar numa mesa. Quem o ocupava até agora deixa de jogar ali.
seat-link-take = Ocupar o lugar aqui
seat-link-none = Não há lugar neste link.
seat-link-copied = Copiado. Abra o link no outro aparelho dentro de um dia; ele vale uma vez.
seat-link-by-hand = Abra este link no outro aparelho dentro de um dia; ele vale uma vez.

rules-search = Procure nas regras, ou um número como 5.3
rules-found = { $count ->
    [1] { $count } regra
   *[other] { $count } regras
}
rules-none = Nenhuma regra diz isso.
rules-sections = Seções
legend = O que os símbolos significam
legend-money = Moedas
legend-buildings = Construções de { $title }
legend-things = Outras coisas
legend-wall = Muro ou fosso externo mais longo
legend-cards = Cartas de dinheiro na mão
legend-chest = Baú numa cidade
legend-bazaar = Bazar
