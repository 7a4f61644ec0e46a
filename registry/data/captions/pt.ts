/** Sentences of captions in Brazilian Portuguese, by mood, by topic, and to close with. */
export const CAPTIONS = `
# happy
Ganhei o dia.
Sorrindo à toa hoje.
Coisas boas estão acontecendo.
Nota do dia: dez.
# calm
Dia lento, cabeça leve.
Sem pressa e sem planos.
Um momento de calma, guardado.
Só respirar.
# funny
Me falaram que ia ter comida.
Ninguém pediu, mas está aqui.
Meu plano era melhor. Este também serve.
Iniciante profissional.
# grateful
Só gratidão por isto.
Coisas pequenas, gratidão enorme.
Disso eu não esqueço.
Que sorte estar aqui.
# proud
Demorou, e valeu a pena.
Meu eu de antes não ia acreditar.
Mais um passo.
Feito, e bem feito.
# dreamy
Com a cabeça nas nuvens de novo.
Em algum lugar entre aqui e um sonho.
Quem dera o tempo parasse aqui.
Só mais um pouquinho.
# travel
Lugar novo, a mesma curiosidade.
O mapa dizia esquerda. Ainda bem que fui para a direita.
Coleciono lugares, não lembrancinhas.
A vista valeu cada passo.
A mala cheia de histórias.
# food
Primeiro a gente come, depois conversa.
Receita: boa companhia e repeteco.
Este prato não durou nada.
Feito com amor e alho demais.
As calorias ficam para amanhã.
# selfie
Mesma cara, luz melhor.
Só eu, sem filtro.
Cabelo em dia merece foto.
Este é o meu lado bom.
Um oi daqui.
# friends
Com essa turma todo plano melhora.
As mesmas piadas, as mesmas risadas.
Amigos que são casa.
A gente veio, riu e perdeu a hora.
Minha companhia favorita.
# nature
O melhor som é nenhum trânsito.
Mais árvores, menos telas.
O céu fez todo o trabalho.
Ar puro combina com todo mundo.
Aqui o relógio é o sol.
# pets
Quem manda nesta casa.
Eu pago o aluguel, o sofá é de outro.
Quatro patas e um coração enorme.
A inocência é só aparência.
Ninguém escuta melhor.
# sport
Pernas cansadas, cabeça feliz.
O mais difícil foi sair de casa.
Primeiro o suor, depois o sofá.
Melhor que ontem.
Só mais uma volta.
# work
Primeiro o café, depois o resto.
Mesa pequena, ideias grandes.
Os bastidores de uma semana cheia.
Feito à mão e com paciência.
Em construção, em todos os sentidos.
# birthday
Um ano a mais, zero arrependimento.
Hoje bolo é refeição completa.
Mais idade, mais calma, as mesmas velinhas.
Valeu por cada mensagem, de coração.
Mais uma volta ao redor do sol.
# weekend
O fim de semana tem toda a minha atenção.
Nada planejado, tudo possível.
Sábado é um estado de espírito.
Fora do escritório e fora de área.
Dois dias nunca bastam.
# closing
O que você faria aqui?
Me conta nos comentários.
Quem você traria?
Salva para depois.
Qual é o seu favorito?
Marca alguém que entende.
`
