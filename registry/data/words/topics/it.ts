/** Conversation questions in Italian. */
export const LIST = `
# everyday
Qual è il momento più bello della tua giornata?
Che cosa hai mangiato a colazione? Lo sceglieresti di nuovo?
Quale piccola cosa ti ha fatto sorridere questa settimana?
Qual è la prima cosa che fai quando torni a casa?
Quale piatto potresti mangiare tutti i giorni?
Ti piace alzarti presto o preferisci la notte?
Qual è l’oggetto più utile della tua cucina?
Quale faccenda di casa ti piace in segreto?
Che cosa porti sempre con te?
Come ti rilassi dopo una lunga giornata?
Quale canzone sai a memoria?
Quale libro o film ti ha tolto il sonno di recente?
Com’è il tuo fine settimana perfetto?
Qual è il tuo bar o negozio preferito, e perché?
Qual è la tua stagione preferita, e che cosa fai in quei mesi?
Come vai al lavoro o a scuola, e che cosa vedi lungo la strada?
Quale suono o profumo ami?
Che cosa hai imparato a cucinare da poco?
Quale abitudine consiglieresti a tutti?
Che cosa fai quando piove tutto il giorno?
Tè o caffè? E come, esattamente?
# memories
Qual è il tuo primo ricordo?
A che cosa giocavi di più nell’infanzia?
Chi è stato il tuo insegnante preferito, e che cosa faceva di diverso?
Che cosa volevi fare da grande?
Quale vacanza ricordi meglio?
Qual è il regalo più bello che ti abbiano fatto?
Quale giocattolo non daresti mai via?
Com’era la tua prima casa?
Quando hai riso fino alle lacrime l’ultima volta?
Quale consiglio di famiglia segui ancora?
Di che cosa avevi paura nell’infanzia?
Come hai conosciuto la persona che ti è più amica?
Quale libro o film ha segnato la tua giovinezza?
Qual è il posto più lontano in cui hai viaggiato?
Quale giorno vorresti rivivere?
Qual è stato il tuo primo lavoro o compito?
Quale ricetta di famiglia non dovrebbe mai andare perduta?
Per quale marachella ti hanno sgridato a scuola?
Quale odore ti riporta all’infanzia?
Qual è la cosa più coraggiosa che tu abbia mai fatto?
Quale aneddoto racconta sempre la tua famiglia su di te?
# dreams
Dove vorresti vivere per un anno?
Quale abilità vorresti padroneggiare?
Che cosa faresti con un mese libero?
Quale lingua vorresti parlare?
Che cosa ti resta da fare almeno una volta nella vita?
Quale strumento vorresti suonare?
Se aprissi un negozio, che cosa venderesti?
Quale mestiere proveresti per un solo giorno?
Che cosa c’è nella casa dei tuoi sogni?
Quale personaggio storico inviteresti a cena?
Dove andresti se potessi partire domani?
Che cosa studieresti se ricominciassi?
Quale piatto vorresti saper cucinare alla perfezione?
Quale sport vorresti provare?
Che cosa costruiresti se avessi gli attrezzi e il tempo?
Quale evento futuro aspetti con gioia?
Che cosa vorresti capire meglio?
Quale animale vorresti vedere in libertà?
Che cosa cambieresti nella tua città?
Che cosa faresti se non potessi fallire?
Come immagini la vita tra cinquant’anni?
# fun
Quale superpotere sarebbe il meno utile?
Se gli animali parlassero, quale sarebbe il più maleducato?
In quale mondo di fantasia ti trasferiresti?
Se avessi un’etichetta con le avvertenze, che cosa ci sarebbe scritto?
Se fossi un elettrodomestico, quale saresti?
Quale oggetto comune porteresti su un’isola deserta?
Che cosa faresti se diventassi invisibile per un giorno?
Se potessi aggiungere una parola al dizionario, che cosa vorrebbe dire?
Quali due animali vorresti incrociare?
Come sarebbe la tua bandiera?
Se la tua vita fosse un film, quale sarebbe il titolo?
Quale cibo è sopravvalutato?
Qual è la cosa più strana che tu abbia mangiato?
Quale film vorresti dimenticare per rivederlo come la prima volta?
Con chi ti scambieresti la vita per un giorno?
Qual è l’acquisto più sciocco che tu abbia fatto?
Quale legge faresti se regnassi per un giorno?
Preferiresti viaggiare nel passato o nel futuro?
Se avessi un robot, quale sarebbe il suo primo compito?
Quale passo di danza ti descrive meglio?
Pizza o pasta? Qual è il tuo argomento migliore?
# values
Che cosa rende buono un amico?
Per che cosa provi gratitudine oggi?
Quando è giusto infrangere una regola?
Che cosa significa per te il successo?
Quale qualità ammiri di più negli altri?
Su che cosa hai cambiato idea?
Come prendi le decisioni difficili?
Che cosa insegneresti a ogni bambino?
È meglio la gentilezza o la sincerità?
Che cosa fa di un luogo una casa?
Quale errore ti ha insegnato di più?
Quando senti di essere davvero tu?
Per che cosa vale la pena di risparmiare?
Che cosa fai quando non vai d’accordo con un amico?
A chi chiedi consiglio, e perché?
Che cosa non si può comprare con i soldi?
Di quanta riservatezza ha bisogno una persona?
Come sarebbe il mondo senza musica?
Che cosa imparano gli uni dagli altri giovani e anziani?
Quale piccolo gesto gentile ti è rimasto nel cuore?
Che cosa si dovrebbe fare più spesso?
`
