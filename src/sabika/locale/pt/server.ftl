# O que o servidor diz quando recusa algo. Uma frase de cada vez; o código está no nome.

status-title = { $status ->
    [401] Quem é você?
    [403] Não permitido
    [404] Não encontrado
    [405] Aqui não dá
    [409] Agora não dá
    [410] Não existe mais
    [413] Grande demais
    [415] Espera-se JSON
    [422] Não entendido
    [429] Rápido demais
    [503] Indisponível agora
   *[other] Algo deu errado
}

problem-abandoning = Você já propôs abandonar a partida; agora os outros têm de aceitar.
problem-ambiguous = Este texto pode significar várias jogadas; diga com mais precisão.
problem-bad-configuration = Assim não dá para jogar: { $field } não combina com o resto.
problem-bad-credentials = O nome ou a senha está errado.
problem-bad-link = Este link já foi usado ou não vale mais.
problem-bad-record = Este registro não pode ser reproduzido: { $reason }.
problem-chat-off = Nesta mesa não há chat.
problem-closed = Esta mesa está fechada.
problem-cross-site = Pedidos de outros sites não são aceitos.
problem-hints-off = Nesta mesa não há dicas.
problem-identity-needed = Diga primeiro como você se chama.
problem-internal = Algo deu errado do nosso lado; nada foi alterado.
problem-kicked = O anfitrião mandou você sair desta mesa.
problem-lesson = As regras permitem isso, mas esta lição segue outro caminho: faça o que está marcado.
problem-login-taken = Já existe uma conta com este nome.
problem-malformed = O campo { $field } falta ou não está como deveria.
problem-malformed-move = Isto não é uma jogada: { $reason }.
problem-method-not-allowed = Este endereço não entende este método.
problem-name-taken = Nesta mesa já há alguém que se chama { $name }.
problem-no-bot = Não existe o bot { $bot }.
problem-no-hint = O bot não respondeu; pergunte de novo.
problem-no-spectators = Esta mesa não tem espectadores.
problem-no-such-page = Não há nada neste endereço.
problem-no-such-person = Este jogador não existe.
problem-no-such-seat = Este lugar não existe.
problem-no-such-table = Esta mesa não existe.
problem-not-json = O pedido tem de ser JSON, com o tipo de conteúdo application/json.
problem-not-over = A partida ainda não acabou.
problem-not-started = A partida ainda não começou.
problem-not-stood-in = Nenhum bot joga por você.
problem-not-the-host = Só o anfitrião pode fazer isso.
problem-not-your-seat = Você não tem lugar nesta mesa.
problem-not-your-turn = Não é a sua vez.
problem-nothing-to-confirm = Não há jogada para confirmar.
problem-nothing-to-undo = Não dá para desfazer nada: nenhuma decisão neste turno, ou algo foi revelado desde então.
problem-over = A partida acabou.
problem-resigned = Você desistiu desta partida.
problem-seat-taken = Este lugar está ocupado.
problem-seated-already = Você já está nesta mesa.
problem-seats-open = Ainda há lugares livres; ocupe-os com pessoas ou bots.
problem-slow-down = Pedidos demais; espere { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
problem-started = A partida já começou.
problem-stood-in = Um bot joga por você; volte primeiro.
problem-to-confirm = Primeiro confirme ou desfaça a sua última jogada.
problem-too-large = O pedido é grande demais.
problem-too-many-tables = Você já tem { $most } mesas abertas.
problem-unavailable = O armazenamento está inacessível agora; tente de novo daqui a pouco.
problem-undo-off = Nesta mesa nada se desfaz.
