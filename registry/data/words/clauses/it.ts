/** Beginnings, main clauses and ends of sentences in Italian, each of which goes with every other. */
export const LIST = `
# openings
In una sera di pioggia
La mattina presto
Poco prima di mezzanotte
Una domenica di maggio
Il primo giorno di vacanza
Alla fine di un lungo inverno
Mentre gli altri dormivano,
Molto prima dell’alba
Con sorpresa di tutti
Dopo il temporale
Nel bel mezzo della festa
Secondo una vecchia storia,
Subito prima di cena
Dall’altra parte del fiume
Molti anni fa
In una strada tranquilla
Lo scorso autunno
Durante la ricreazione
In un giorno come tanti
Quando tacquero le campane,
Non lontano da qui
Alla luce della luna piena
Mezz’ora più tardi
In una cittadina sul mare
# mains
il vecchio giardiniere piantò un melo
un gatto grigio si arrampicò sul tetto
il mio vicino dipinse di blu lo steccato
il fornaio regalò l’ultimo pane
due bambini costruirono un ponte di pietre
uno sconosciuto chiese la strada per il faro
il treno si fermò in mezzo a un campo
la nostra maestra raccontò una storia di mare
la piccola barca raggiunse l’isola
una cornacchia rubò un cucchiaio d’argento
il postino portò una lettera senza indirizzo
tutta la classe cantò una vecchia canzone
l’orologiaio riparò l’orologio della torre
una volpe attraversò la strada deserta
mia nonna fece una torta di ciliegie
il capitano srotolò una mappa ingiallita
un palloncino arancione si alzò sopra i tetti
la bibliotecaria aprì la pesante porta
un giovane musicista suonò il violino
il contadino contò le pecore
i gemelli trovarono una chiave arrugginita
il vento portò via un cappello
la luce si spense in tutta la casa
un uomo alto diede da mangiare ai piccioni
il mago perse la bacchetta magica
il cane dissotterrò una moneta antica
i nostri ospiti lodarono la zuppa
la pittrice mescolò una nuova sfumatura di verde
una lumaca vinse la gara
la regina visitò il mercato
il robot imparò a ballare
i pescatori rammendarono le reti
una bambina fece volare un aquilone rosso
il padrone del bar chiuse le imposte
il pilota salutò la folla
la neve coprì il villaggio
un cavallo bianco apparve al cancello
il cuoco dimenticò il sale
la sindaca tagliò il nastro
gli attori provarono l’ultima scena
# endings
senza fare rumore
per la terza volta in una settimana
come se fosse la cosa più naturale del mondo
, e nessuno se ne accorse
proprio mentre l’orologio batteva le sette
, anche se nessuno se lo aspettava
davanti a una folla stupita
, e tutti si misero a ridere
, perché era arrivato il momento
con la massima cura
nonostante il freddo
, e quello fu solo l’inizio
mentre da qualche parte suonava una musica
sotto un cielo pieno di stelle
in meno di cinque minuti
, come promesso
, e questo cambiò tutto
, poi scese il silenzio
per puro caso
prima che qualcuno potesse dire una parola
al suono dei tamburi
, ma questa è un’altra storia
, e così la giornata fu salva
esattamente al momento giusto
`
