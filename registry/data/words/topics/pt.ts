/** Conversation questions in Portuguese. */
export const LIST = `
# everyday
Qual é a melhor parte do seu dia?
O que você comeu no café da manhã, e escolheria de novo?
Que coisinha fez você sorrir nesta semana?
Qual é a primeira coisa que você faz ao chegar em casa?
Que prato você comeria todos os dias?
Você prefere acordar cedo ou dormir tarde?
Qual é o objeto mais útil da sua cozinha?
De que tarefa doméstica você gosta em segredo?
O que você sempre leva consigo?
Como você relaxa depois de um dia longo?
Que música você sabe de cor?
Que livro ou filme tirou seu sono recentemente?
Como é um fim de semana perfeito?
Qual é sua loja ou cafeteria preferida, e por quê?
Qual é sua estação do ano favorita, e o que você faz nela?
Como você vai ao trabalho ou à escola, e o que vê no caminho?
Que som ou cheiro você adora?
O que você aprendeu a cozinhar há pouco tempo?
Que hábito você recomendaria a todo mundo?
O que você faz quando chove o dia inteiro?
Chá ou café, e como exatamente?
# memories
Qual é a sua lembrança mais antiga?
Qual era sua brincadeira preferida na infância?
Qual professor marcou você, e o que ele fazia de diferente?
O que você queria ser quando crescesse?
De que férias você se lembra melhor?
Qual foi o presente mais bonito que você ganhou?
Que brinquedo você nunca quis dar?
Como era sua primeira casa?
Quando foi a última vez que você riu até chorar?
Que conselho da família você ainda segue?
De que você tinha medo na infância?
Como você conheceu seu melhor amigo ou amiga?
Que livro ou filme marcou sua juventude?
Qual é o lugar mais distante em que você já esteve?
Que dia você gostaria de viver de novo?
Qual foi seu primeiro trabalho ou obrigação?
Que receita de família nunca deveria se perder?
Por que você levava bronca na escola?
Que cheiro leva você de volta à infância?
Qual foi a coisa mais corajosa que você já fez?
Que história sua família sempre conta sobre você?
# dreams
Onde você gostaria de morar por um ano?
Que habilidade você gostaria de dominar?
O que você faria com um mês livre?
Que idioma você gostaria de falar?
O que ainda falta você fazer uma vez na vida?
Que instrumento você gostaria de tocar?
Se você abrisse uma loja, o que venderia?
Que profissão você experimentaria por um único dia?
O que tem na casa dos seus sonhos?
Que personagem histórico você convidaria para jantar?
Para onde você iria se pudesse viajar amanhã?
O que você estudaria se começasse de novo?
Que prato você gostaria de preparar com perfeição?
Que esporte você gostaria de experimentar?
O que você construiria se tivesse ferramentas e tempo?
Que acontecimento futuro você espera com alegria?
O que você gostaria de entender melhor?
Que animal você gostaria de ver na natureza?
O que você mudaria na sua cidade?
O que você faria se não pudesse fracassar?
Como você imagina a vida daqui a cinquenta anos?
# fun
Que superpoder seria o menos útil?
Se os animais falassem, qual seria o mais mal-educado?
Para que mundo da ficção você se mudaria?
Se você viesse com um aviso na embalagem, o que estaria escrito nele?
Se você fosse um eletrodoméstico, qual seria?
Que objeto comum você levaria para uma ilha deserta?
O que você faria se ficasse invisível por um dia?
Se você pudesse pôr uma palavra no dicionário, o que ela significaria?
Que dois animais você gostaria de misturar?
Como seria a sua própria bandeira?
Se sua vida fosse um filme, qual seria o título?
Que comida é superestimada?
Qual foi a coisa mais estranha que você já comeu?
Que filme você gostaria de esquecer para ver de novo pela primeira vez?
Com quem você trocaria de vida por um dia?
Qual foi a compra mais boba que você já fez?
Que lei você criaria se reinasse por um dia?
Você preferiria viajar para o passado ou para o futuro?
Se você tivesse um robô, qual seria a primeira tarefa dele?
Que passo de dança descreve melhor você?
Bolo ou torta, e qual é seu melhor argumento?
# values
O que é ser um bom amigo?
Pelo que você agradece hoje?
Quando é certo quebrar uma regra?
O que o sucesso significa para você?
Que qualidade você mais admira nos outros?
Sobre o que você já mudou de opinião?
Como você toma decisões difíceis?
O que você ensinaria a todas as crianças?
É melhor ser gentil ou ser sincero?
O que faz de um lugar um lar?
Que erro mais ensinou você?
Quando você se sente mais você mesmo?
Para que vale a pena economizar?
O que você faz quando discorda de um amigo?
A quem você pede conselhos, e por quê?
O que o dinheiro não compra?
De quanta privacidade uma pessoa precisa?
Como seria o mundo sem música?
O que jovens e idosos aprendem uns com os outros?
Que pequena gentileza você nunca esqueceu?
O que as pessoas deveriam fazer com mais frequência?
`
