/** Whole sentences for each place in a short story in Italian, each of which goes with every other. */
export const LIST = `
# scene
Era una mattina fredda e la nebbia copriva il fiume.
Il mercato aveva appena chiuso e si portavano via le ultime casse.
Nessuno si aspettava niente di speciale da quel martedì.
Un vento caldo soffiava da sud e profumava di mare.
Nella notte era caduta la prima neve.
Le strade erano vuote e da qualche parte batteva un orologio.
Pioveva senza sosta da tre giorni.
Le vacanze estive erano appena cominciate.
Il sole tramontava e le finestre brillavano come l’oro.
Nel vecchio porto le barche dondolavano piano.
# meeting
Due amici si incontrarono alla piccola stazione, come ogni anno.
Due amici aspettavano l’autobus seduti su una panchina.
Due amici si erano alzati presto per cercare funghi.
Due amici stavano davanti a un cancello chiuso.
Due amici uscivano dal cinema e non volevano ancora tornare a casa.
Due amici passeggiavano lungo la riva senza una meta.
Due amici avevano finalmente trovato la casa che cercavano.
Due amici avevano perso l’ultimo treno.
Due amici stavano andando a una festa di compleanno.
Due amici avevano deciso di imparare a remare.
# luggage
Con sé avevano soltanto una mappa e un sacchetto di mele.
Portavano un cestino coperto da un panno rosso.
Uno teneva un ombrello, l’altro una lanterna.
Come al solito si erano portati dietro troppe cose.
Tra loro c’era una valigia che non era di nessuno dei due.
Avevano portato una chitarra, anche se nessuno dei due sapeva suonarla.
In tasca avevano solo qualche moneta e una chiave.
Avevano con sé una lettera che nessuno aveva ancora aperto.
Avevano dimenticato i panini, ma non gli scacchi.
Si erano fatti prestare una macchina fotografica per un giorno.
# event
All’improvviso si spensero tutte le luci.
Un cane passò di corsa con un cappello in bocca.
Da lontano si sentì una tromba.
Si aprì una finestra e qualcuno li chiamò per nome.
Un aeroplanino di carta atterrò proprio ai loro piedi.
Di punto in bianco un vecchio autobus si fermò accanto a loro.
D’un tratto si sentì profumo di pane fresco.
Una porta che non avevano mai notato era socchiusa.
Una donna con un cappotto giallo chiese loro l’ora.
Sopra di loro passò un palloncino rosso con un biglietto legato al filo.
Un gatto si sedette davanti a loro e non volle più muoversi.
Da qualche parte squillò un telefono e non smise più.
# reaction
Si guardarono e si misero a ridere.
Per un momento nessuno dei due disse una parola.
Si chiesero che cosa potesse significare.
Decisero di andare fino in fondo.
Fecero come se fosse del tutto normale.
Uno voleva restare, l’altro voleva andarsene.
Se lo annotarono per non dimenticarlo.
Contarono fino a dieci e fecero un respiro profondo.
Seguirono la curiosità, come sempre.
Da tempo non erano così svegli.
Scossero la testa e fecero ancora qualche passo.
Capirono subito che nessuno avrebbe creduto loro.
# close
Nessuno seppe mai che cosa fosse successo davvero.
Più tardi raccontarono la storia in tutt’altro modo.
Si promisero di tornare.
Dopo di allora nulla fu più come prima.
Alla fine furono a casa prima del buio.
Quella sera ci fu cioccolata calda per tutti.
Fu il giorno più bello dell’anno.
E così una piccola avventura diventò grande.
Ne parlano ancora oggi.
Il resto fu questione di fortuna.
`
