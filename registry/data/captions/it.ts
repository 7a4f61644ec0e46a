/** Sentences of captions in Italian, by mood, by topic, and to close with. */
export const CAPTIONS = `
# happy
Questo mi ha svoltato la giornata.
Oggi sorrido un po’ troppo.
Stanno succedendo cose belle.
Voto di oggi: dieci.
# calm
Giornata lenta, testa leggera.
Senza fretta e senza programmi.
Un momento di calma, da conservare.
Respiro e basta.
# funny
Mi avevano promesso da mangiare.
Nessuno l’ha chiesto, ma eccolo.
Il mio piano era migliore. Va bene anche così.
Principiante di professione.
# grateful
Grazie per questo.
Piccole cose, immensa gratitudine.
Me ne ricorderò.
Che fortuna essere qui.
# proud
C’è voluto tempo, ne è valsa la pena.
Il mio io di prima non ci crederebbe.
Un passo in più.
Fatto, e fatto bene.
# dreamy
Di nuovo con la testa tra le nuvole.
Da qualche parte tra qui e un sogno.
Se solo il tempo si fermasse.
Ancora un momento.
# travel
Posto nuovo, stessa curiosità.
La mappa diceva sinistra. Per fortuna ho scelto destra.
Colleziono luoghi, non souvenir.
La vista valeva ogni passo.
La valigia piena di storie.
# food
Prima si mangia, poi si parla.
La ricetta: buona compagnia e il bis.
Questo piatto è durato poco.
Fatto con amore e troppo aglio.
Alle calorie si pensa domani.
# selfie
Stessa faccia, luce migliore.
Così come sono, senza filtri.
Se i capelli stanno bene, foto.
Il mio lato buono.
Un saluto da qui.
# friends
Con loro ogni programma migliora.
Stesse battute, stesse risate.
Amici che sanno di casa.
Siamo venuti, abbiamo riso, si è fatto tardi.
La mia compagnia preferita.
# nature
Il suono più bello: niente traffico.
Più alberi, meno schermi.
Il cielo ha fatto tutto da solo.
L’aria fresca sta bene a tutti.
Qui l’orologio è il sole.
# pets
Chi comanda in questa casa.
Io pago l’affitto, il divano è suo.
Quattro zampe e un cuore grande.
L’innocenza è solo apparenza.
Nessuno ascolta meglio.
# sport
Gambe stanche, testa felice.
Il difficile era uscire di casa.
Prima il sudore, poi il divano.
Oggi meglio di ieri.
Ancora un giro.
# work
Prima il caffè, poi il resto.
Scrivania piccola, idee grandi.
Dietro le quinte di una settimana piena.
Fatto a mano, e con pazienza.
Lavori in corso, in tutti i sensi.
# birthday
Un anno in più, nessun rimpianto.
Oggi la torta è un pasto equilibrato.
Più anni, più saggezza, sempre candeline.
Grazie per ogni augurio.
Un altro giro intorno al sole.
# weekend
Il weekend ha tutta la mia attenzione.
Niente in programma, tutto possibile.
Il sabato è uno stato d’animo.
Fuori ufficio e fuori portata.
Due giorni non bastano mai.
# closing
Tu qui che cosa faresti?
E tu? Racconta.
Chi porteresti con te?
Salvalo per dopo.
Qual è il tuo preferito?
Tagga chi può capire.
`
