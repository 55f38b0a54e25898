# O primeiro jogo com jogadas preparadas, passo a passo. Breve: no telefone fica acima da mesa.

coach = Primeiro jogo
coach-title = Primeiro jogo: { $title }
coach-learn = Aprender num primeiro jogo
coach-step = Passo { $number } de { $count }
coach-go = Continuar
coach-leave = Sair; você pode continuar depois
coach-wait = { $names } estão jogando …
coach-end = Você não precisa saber mais nada. Continue nesta mesa ou comece um jogo seu.
coach-play-on = Continuar aqui
lesson-alhambra = Olá! Você constrói uma Alhambra em volta da sua peça inicial. Três vezes há pontos: para quem tem mais construções de cada tipo e pelo muro externo mais longo.
lesson-granada = Olá! Em Granada cada peça tem dois lados, cada um com uma construção e um preço; um pequeno sinal mostra o outro. Três vezes há pontos: pelas construções e pelo fosso externo mais longo.
lesson-take = Em cada turno você faz uma coisa: pegar dinheiro, comprar uma peça ou remodelar. Primeiro é preciso dinheiro. Toque em { $money } e pegue a carta.
lesson-take-small = Você pode pegar várias cartas juntas se somarem no máximo 5. Pegue { $money }.
lesson-buy = Cada espaço do mercado tem a sua moeda. Toque em { $tile } e pague { $money }. Não há troco.
lesson-walls = As peças nunca são giradas. As faixas grossas são muros: onde duas peças se tocam, os dois lados têm muro ou nenhum dos dois. Experimente a casa marcada e veja o que acontece.
lesson-moats = As peças nunca são giradas. As faixas de água são fossos: onde duas peças se tocam, os dois lados têm fosso ou nenhum dos dois. Experimente a casa marcada e veja o que acontece.
lesson-place = { $side ->
    [moat] Um fosso não pode dar para um lado aberto.
   *[wall] Um muro não pode dar para um lado aberto.
} Além disso, é preciso poder chegar a pé da peça inicial a todas as outras. Coloque { $tile } onde cabe: na casa marcada.
lesson-take-more = O que foi pego e vendido já foi reposto. Cartas de uma moeda se pagam juntas, então poupe: pegue { $money }.
lesson-marker = O que foi pego e vendido já foi reposto. Peças novas mostram, alternadamente, preços pares e ímpares; o marcador ao lado da sacolinha diz quais vêm agora. Pegue { $money }.
lesson-exact = O melhor do jogo: você pode pagar a quantia exata de { $tile }, com { $money }. Quem paga a quantia exata tem outra ação. Compre!
lesson-again = Aqui está a sua outra ação. Compre { $tile } por { $money }: não é exata, então as suas ações terminam.
lesson-again-money = Aqui está a sua outra ação. Pegue { $money }.
lesson-place-first = As peças compradas são posicionadas no fim do turno. Coloque { $tile } onde o seu muro externo fica mais longo.
lesson-reserve = { $tile } pode esperar: coloque a peça na reserva. Lá ela não dá pontos até você a construir.
lesson-reserve-turned = Na reserva você escolhe de graça o lado de uma peça. Coloque esta lá como { $tile }.
lesson-build = Agora remodele: isso também é uma ação. Você pode construir da reserva, remover uma peça da cidade ou trocar duas. Toque em { $tile } e depois na casa.
lesson-buy-again = Compre { $tile } por { $money }. O que você quer é o outro lado: uma construção dessas você já tem.
lesson-turn = Para construir uma peça pelo outro lado você paga ao menos 3 de uma moeda. Vire-a por { $money } e construa como { $tile }.
lesson-scored = Contagem A: quem tem mais construções de um tipo recebe os pontos dele; em caso de empate, dividem-se. Nas contagens B e C valem também o segundo e o terceiro lugar. “Contagem” diz a qualquer momento como está o jogo.
lesson-scored-granada = Contagem A: quem tem mais peças de um tipo recebe tantos pontos quantas houver em todas as cidades. Não se divide: com números iguais vence a peça mais cara. Cada lado do seu fosso externo mais longo também é um ponto.
lesson-wall = O seu muro também conta: um ponto por lado do trecho externo contínuo mais longo. Um muro entre duas peças não conta.
