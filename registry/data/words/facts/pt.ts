/** Facts in Portuguese. */
export const LIST = `
# animals
O polvo tem três corações.
Os morcegos são os únicos mamíferos que voam de verdade.
A girafa é o animal terrestre mais alto.
Os insetos têm seis patas, e as aranhas, oito.
Os beija-flores conseguem voar para trás.
As impressões digitais dos coalas são muito parecidas com as humanas.
As abelhas mostram umas às outras, por uma dança, onde há alimento.
Entre os cavalos-marinhos, é o macho que carrega os filhotes.
O guepardo é o animal terrestre mais rápido.
As estrelas-do-mar não têm cérebro nem sangue.
# plants
Para a botânica, a banana é uma baga, e o morango não.
O bambu é uma gramínea.
Os anéis do tronco podem revelar a idade de uma árvore.
Os cogumelos são parentes mais próximos dos animais do que das plantas.
O amendoim não é uma noz, e sim parente do feijão e da ervilha.
A baunilha vem das vagens de uma orquídea.
O açafrão verdadeiro é feito dos estigmas secos de um croco.
Os grãos de café são as sementes de um fruto.
O abacaxi é formado por muitas bagas que crescem unidas.
Os girassóis jovens giram acompanhando o sol.
# earth
O maior deserto da Terra é a Antártida.
A linha do equador tem cerca de 40.000 quilômetros.
O ponto mais profundo conhecido dos oceanos fica na fossa das Marianas.
A água cobre cerca de 71 por cento da superfície da Terra.
Um raio é mais quente do que a superfície do Sol.
A água salgada congela a uma temperatura mais baixa do que a doce.
O lago Baikal é o mais profundo do mundo.
Istambul fica em dois continentes.
A maior parte da água doce da Terra está congelada.
O diamante e o grafite dos lápis são feitos de carbono.
# space
Vênus demora mais para girar em torno do próprio eixo do que para dar uma volta ao redor do Sol.
A luz do Sol leva cerca de oito minutos para chegar à Terra.
A Lua nos mostra sempre quase a mesma face.
Saturno é, em média, menos denso do que a água.
Júpiter é o maior planeta do Sistema Solar.
Em Marte, o pôr do sol parece azul.
O Sol contém mais de 99 por cento da massa do Sistema Solar.
Netuno foi previsto por cálculos antes que alguém o reconhecesse ao telescópio.
O som não se propaga no espaço vazio.
Na Lua, uma pegada não enfrenta vento nem chuva.
# body
Um adulto costuma ter 206 ossos.
O osso mais longo do corpo é o fêmur.
O menor osso do corpo é o estribo, no ouvido.
A pele é o maior órgão do corpo.
As unhas das mãos crescem mais rápido que as dos pés.
O pulmão esquerdo é um pouco menor que o direito e deixa espaço para o coração.
Até gêmeos idênticos têm impressões digitais diferentes.
Os recém-nascidos têm mais ossos que os adultos.
O esmalte dos dentes é a substância mais dura do corpo.
A córnea, a parte transparente do olho, não tem vasos sanguíneos.
# numbers
Dois é o único número primo par.
Um baralho de 52 cartas pode ficar em mais ordens do que há átomos na Terra.
111.111.111 vezes 111.111.111 é 12.345.678.987.654.321.
A soma dos algarismos de um múltiplo de nove é um múltiplo de nove.
Entre 23 pessoas, o mais provável é que duas façam aniversário no mesmo dia.
A soma dos números de 1 a 100 é 5.050.
A fita de Möbius tem um só lado.
As faces opostas de um dado comum somam sete.
Existem exatamente cinco sólidos platônicos.
As casas decimais de pi nunca acabam nem se repetem de forma periódica.
# culture
A palavra “robô” ficou conhecida por uma peça do escritor tcheco Karel Čapek.
A palavra “alfabeto” vem de alfa e beta, as duas primeiras letras gregas.
Um tabuleiro de xadrez tem 64 casas.
A Torre Eiffel cresce alguns centímetros no calor do verão.
Um piano moderno costuma ter 88 teclas.
Uma maratona tem 42,195 quilômetros.
A palavra “salário” vem da palavra latina para sal.
Cleópatra viveu mais perto no tempo da chegada à Lua do que da construção da Grande Pirâmide.
Em Oxford já se ensinava antes de os astecas fundarem sua capital, Tenochtitlán.
Louis Braille era adolescente quando criou sua escrita para cegos.
`
