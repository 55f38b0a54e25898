# O que a mesa diz no terminal (sabika play, sabika show). Comandos e jogadas se digitam como estão.

ask-action = Pegue dinheiro, compre uma peça ou remodele.
ask-extra = Outra ação: pegue dinheiro, compre uma peça ou remodele.
ask-exact = Você pode pagar a quantia exata de: { $tiles }.
ask-end = Ou encerre as ações.
ask-placing = Posicione as peças que comprou: na cidade ou na reserva.
ask-chests = Coloque os baús em construções da cor deles.
ask-master = Você pode jogar um mestre de obras para remodelar uma vez.
ask-left_over = Uma peça restante é sua: coloque-a ou desista dela.
moves-exact = (exata: outra ação)
moves-rest = e mais { $count }: digite moves ou help
moves-all = mais com help
moves-none = nenhuma
hint-move = { $bot } jogaria: { $move }
hint-then = , depois { $move }
score-title = Se a contagem { $scoring } fosse agora
score-for = por
score-together = no total
result-title = Resultado
result-player = jogador
result-points = pontos
result-wins = vence
result-shares = divide a vitória
terminal-hand-over = { $name }, é a sua vez. Aperte Enter quando só você estiver olhando.
terminal-news = desde a sua última jogada
terminal-no-news = nada ainda
terminal-no-undo = Não há o que desfazer: nenhuma decisão neste turno, ou algo foi retirado desde então
terminal-which-rule = Diga uma regra, como rules 5.2, ou uma seção, como rules T
terminal-kept = guardado em { $file }
terminal-go-on = O jogo está guardado em { $file }. Continue com: { $command }
terminal-record = O registro está em { $file }.
terminal-event = evento { $number }: { $event }
terminal-wrote = { $file } gravado
terminal-help =
    Digite uma jogada, o número de uma oferecida, ou:

    - `moves` ou `moves buy`: todas as jogadas possíveis, ou as que começam assim
    - `undo`, `restart`: desfazer a última decisão, ou o turno até aqui
    - `hint`: o que um bot jogaria
    - `score`: o que a próxima contagem daria agora
    - `log`: o que aconteceu até aqui
    - `rules 5.2`: o texto de uma regra; `rules T` uma seção
    - `save FILE`, `quit`: guardar o jogo; sair também guarda

    Jogadas: `take de3 fl2` (pegar), `buy tower-11a du7 du4` (comprar), `place tower-11a 1,0` (colocar),
    `reserve tower-11a` (na reserva), `build garden-6 0,-1` (construir da reserva), `remove garden-6` (remover),
    `swap tower-9a arcades-7` (trocar), `end` (encerrar as ações).
    As cartas são de denar, di dirham, du ducado, fl florim e o seu valor; deB é um mestre de obras.
    O que não deixa escolha pode faltar: `buy tower-11a`.
