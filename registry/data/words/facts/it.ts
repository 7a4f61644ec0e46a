/** Facts in Italian. */
export const LIST = `
# animals
Il polpo ha tre cuori.
I pipistrelli sono gli unici mammiferi che volano davvero.
La giraffa è l’animale terrestre più alto.
Gli insetti hanno sei zampe, i ragni otto.
I colibrì possono volare all’indietro.
Le impronte digitali dei koala somigliano molto a quelle umane.
Le api si indicano con una danza dove si trova il cibo.
Tra i cavallucci marini è il maschio a portare i piccoli.
Il ghepardo è l’animale terrestre più veloce.
Le stelle marine non hanno né cervello né sangue.
# plants
Per la botanica la banana è una bacca, la fragola no.
Il bambù è un’erba.
Gli anelli del tronco possono rivelare l’età di un albero.
I funghi sono più imparentati con gli animali che con le piante.
L’arachide non è una noce: è una leguminosa, come fagioli e piselli.
La vaniglia viene dai baccelli di un’orchidea.
Lo zafferano è fatto degli stimmi essiccati di un croco.
I chicchi di caffè sono i semi di un frutto.
L’ananas è formato da molte bacche cresciute insieme.
I giovani girasoli si girano per seguire il sole.
# earth
Il deserto più grande della Terra è l’Antartide.
L’equatore è lungo circa 40.000 chilometri.
Il punto più profondo conosciuto degli oceani si trova nella fossa delle Marianne.
L’acqua copre circa il 71 per cento della superficie terrestre.
Un fulmine è più caldo della superficie del Sole.
L’acqua salata gela a una temperatura più bassa di quella dolce.
Il lago Bajkal è il più profondo del mondo.
Istanbul si trova su due continenti.
La maggior parte dell’acqua dolce della Terra è ghiacciata.
Il diamante e la grafite delle matite sono entrambi fatti di carbonio.
# space
Venere impiega più tempo a ruotare su sé stessa che a girare intorno al Sole.
La luce del Sole impiega circa otto minuti a raggiungere la Terra.
La Luna ci mostra sempre quasi la stessa faccia.
Saturno è, in media, meno denso dell’acqua.
Giove è il pianeta più grande del sistema solare.
Su Marte i tramonti appaiono azzurri.
Il Sole contiene più del 99 per cento della massa del sistema solare.
Nettuno fu previsto con i calcoli prima che qualcuno lo riconoscesse al telescopio.
Il suono non può propagarsi nello spazio vuoto.
Sulla Luna un’impronta non conosce né vento né pioggia.
# body
Un adulto ha di solito 206 ossa.
L’osso più lungo del corpo è il femore.
L’osso più piccolo del corpo è la staffa, nell’orecchio.
La pelle è l’organo più esteso del corpo.
Le unghie delle mani crescono più in fretta di quelle dei piedi.
Il polmone sinistro è un po’ più piccolo del destro e lascia spazio al cuore.
Anche i gemelli identici hanno impronte digitali diverse.
I neonati hanno più ossa degli adulti.
Lo smalto dei denti è la sostanza più dura del corpo.
La cornea, la parte trasparente dell’occhio, non ha vasi sanguigni.
# numbers
Due è l’unico numero primo pari.
Un mazzo di 52 carte ammette più ordini di quanti atomi ci siano nella Terra.
111.111.111 per 111.111.111 fa 12.345.678.987.654.321.
La somma delle cifre di un multiplo di nove è un multiplo di nove.
Tra 23 persone è più probabile che no che due compiano gli anni lo stesso giorno.
La somma dei numeri da 1 a 100 è 5050.
Il nastro di Möbius ha una sola faccia.
Le facce opposte di un dado comune danno per somma sette.
I solidi platonici sono esattamente cinque.
I decimali di pi greco non finiscono mai e non si ripetono mai in modo periodico.
# culture
La parola “robot” divenne nota grazie a un dramma del ceco Karel Čapek.
La parola “alfabeto” viene da alfa e beta, le prime due lettere greche.
Una scacchiera ha 64 caselle.
La torre Eiffel si allunga di qualche centimetro con il caldo estivo.
Un pianoforte moderno ha di solito 88 tasti.
Una maratona è lunga 42,195 chilometri.
La parola “salario” risale alla parola latina per il sale.
Cleopatra è più vicina nel tempo al primo sbarco sulla Luna che alla costruzione della Grande Piramide.
A Oxford si insegnava già prima che gli Aztechi fondassero la loro capitale, Tenochtitlan.
Louis Braille era un ragazzo quando mise a punto la sua scrittura per i ciechi.
`
