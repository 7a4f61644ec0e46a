/** Beginnings, main clauses and ends of sentences in Portuguese, each of which goes with every other. */
export const LIST = `
# openings
Numa tarde de chuva,
Bem cedo pela manhã,
Pouco antes da meia-noite,
Num domingo de maio,
No primeiro dia das férias,
No fim de um longo inverno,
Enquanto os outros dormiam,
Muito antes do nascer do sol,
Para surpresa de todos,
Depois da tempestade,
No meio da festa,
Segundo uma velha história,
Logo antes do jantar,
Do outro lado do rio,
Há muitos anos,
Numa rua tranquila,
No outono passado,
Durante o recreio,
Num dia como outro qualquer,
Quando os sinos se calaram,
Não muito longe daqui,
À luz da lua cheia,
Meia hora depois,
Numa cidadezinha à beira-mar,
# mains
o velho jardineiro plantou uma macieira
um gato cinza subiu no telhado
meu vizinho pintou a cerca de azul
o padeiro deu de presente o último pão
duas crianças construíram uma ponte de pedras
um desconhecido perguntou o caminho do farol
o trem parou no meio de um campo
nossa professora contou uma história do mar
o barquinho chegou à ilha
um corvo roubou uma colher de prata
o carteiro trouxe uma carta sem endereço
a turma inteira cantou uma velha canção
o relojoeiro consertou o relógio da torre
uma raposa atravessou a rua vazia
minha avó fez um bolo de cereja
o capitão desenrolou um mapa amarelado
um balão laranja subiu acima dos telhados
a bibliotecária abriu a porta pesada
um jovem músico tocou violino
o fazendeiro contou as ovelhas
os gêmeos encontraram uma chave enferrujada
o vento levou um chapéu
as luzes se apagaram na casa toda
um homem alto deu comida aos pombos
o mago perdeu a varinha mágica
o cachorro desenterrou uma moeda antiga
nossos convidados elogiaram a sopa
a pintora misturou um novo tom de verde
um caracol venceu a corrida
a rainha visitou a feira
o robô aprendeu a dançar
os pescadores remendaram as redes
uma menina soltou uma pipa vermelha
o dono do café fechou as persianas
a piloto acenou para a multidão
a neblina cobriu o vilarejo
um cavalo branco apareceu no portão
o cozinheiro esqueceu o sal
a prefeita cortou a fita
os atores ensaiaram a última cena
# endings
sem fazer barulho
pela terceira vez na semana
como se fosse a coisa mais natural do mundo
, e ninguém percebeu
bem na hora em que o relógio bateu sete horas
, embora ninguém esperasse por isso
diante de uma multidão espantada
, e todos começaram a rir
porque já estava na hora
com todo o cuidado
apesar do frio
, e isso foi só o começo
enquanto uma música tocava em algum lugar
sob um céu cheio de estrelas
em menos de cinco minutos
, como prometido
, e isso mudou tudo
, e então se fez silêncio
por puro acaso
antes que alguém pudesse dizer uma palavra
ao som dos tambores
, mas essa é outra história
, e assim o dia foi salvo
exatamente no momento certo
`
