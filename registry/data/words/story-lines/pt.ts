/** Whole sentences for each place in a short story in Portuguese, each of which goes with every other. */
export const LIST = `
# scene
Era uma manhã fria, e a neblina cobria o rio.
A feira tinha acabado de fechar, e levavam embora as últimas caixas.
Ninguém esperava nada de especial daquela terça-feira.
Um vento quente soprava do sul e cheirava a mar.
Durante a noite tinha caído uma chuva fina.
As ruas estavam vazias, e em algum lugar um relógio batia as horas.
Fazia três dias que chovia sem parar.
As férias de verão tinham acabado de começar.
O sol se punha, e as janelas brilhavam como ouro.
No velho porto, os barcos balançavam devagar.
# meeting
Dois amigos se encontraram na pequena estação, como todos os anos.
Dois amigos esperavam o ônibus sentados num banco.
Dois amigos tinham acordado cedo para procurar cogumelos.
Dois amigos estavam diante de um portão trancado.
Dois amigos saíam do cinema e ainda não queriam voltar para casa.
Dois amigos caminhavam pela praia sem destino.
Dois amigos finalmente tinham achado a casa que procuravam.
Dois amigos tinham perdido o último trem.
Dois amigos estavam a caminho de uma festa de aniversário.
Dois amigos tinham decidido aprender a remar.
# luggage
Não levavam nada além de um mapa e um saco de maçãs.
Carregavam uma cesta coberta com um pano vermelho.
Um segurava um guarda-chuva, e o outro, um lampião.
Como sempre, tinham levado coisas demais.
Entre eles havia uma mala que não era de nenhum dos dois.
Tinham trazido um violão, embora nenhum dos dois soubesse tocar.
Nos bolsos havia só algumas moedas e uma chave.
Levavam uma carta que ninguém tinha aberto ainda.
Tinham esquecido os sanduíches, mas não o jogo de xadrez.
Tinham pegado uma câmera emprestada para aquele dia.
# event
De repente, todas as luzes se apagaram.
Um cachorro passou correndo com um chapéu na boca.
De longe veio o som de um trompete.
Uma janela se abriu, e alguém os chamou pelo nome.
Um aviãozinho de papel pousou bem aos pés deles.
Do nada, um velho ônibus parou ao lado deles.
De uma hora para outra, o ar começou a cheirar a pão fresco.
Uma porta que eles nunca tinham notado estava entreaberta.
Uma mulher de casaco amarelo perguntou as horas a eles.
Acima deles passou um balão vermelho com um bilhete amarrado.
Um gato se sentou na frente deles e não quis mais sair dali.
Em algum lugar um telefone tocou e não parou mais.
# reaction
Eles se olharam e começaram a rir.
Por um momento, nenhum dos dois disse nada.
Eles se perguntaram o que aquilo podia significar.
Eles decidiram tirar aquilo a limpo.
Eles agiram como se fosse a coisa mais normal.
Um queria ficar, o outro queria ir embora.
Eles anotaram tudo para não esquecer.
Eles contaram até dez e respiraram fundo.
Eles seguiram a curiosidade, como sempre.
Fazia tempo que eles não se sentiam tão despertos.
Eles balançaram a cabeça e andaram mais um pouco.
Eles souberam na hora que ninguém acreditaria.
# close
Ninguém nunca soube o que realmente aconteceu.
Mais tarde, eles contaram a história de um jeito bem diferente.
Eles prometeram um ao outro que voltariam.
Depois disso, nada mais foi como antes.
No fim, chegaram em casa antes de escurecer.
Naquela noite teve chocolate quente para todo mundo.
Foi o melhor dia do ano inteiro.
E foi assim que uma pequena aventura ficou grande.
Até hoje eles falam nisso.
O resto foi questão de sorte.
`
