/** Common Italian nouns, animals to ideas. */
export const LIST = `
gatto, cane, cavallo, mucca, maiale, pecora, capra, coniglio, topo, orso, lupo, volpe, cervo, leone, tigre, elefante, scimmia, giraffa,
zebra, canguro, balena, delfino, squalo, pesce, rana, serpente, tartaruga, lucertola, uccello, aquila, gufo, anatra, cigno, gallina,
pinguino, pappagallo, ape, farfalla, ragno, formica, lumaca, scoiattolo, riccio, castoro, albero, fiore, erba, foglia, radice, seme,
foresta, bosco, montagna, collina, valle, fiume, lago, mare, oceano, isola, spiaggia, deserto, grotta, vulcano, cascata, cielo, sole,
luna, stella, pianeta, nuvola, pioggia, neve, vento, temporale, tuono, arcobaleno, fuoco, acqua, ghiaccio, sabbia, pietra, terra, ombra,
luce, buio, mattina, sera, notte, primavera, estate, autunno, inverno, pane, burro, formaggio, latte, uovo, zuppa, insalata, riso,
zucchero, sale, pepe, miele, torta, biscotto, cioccolato, mela, pera, ciliegia, limone, arancia, banana, uva, fragola, pesca, prugna,
melone, patata, carota, cipolla, pomodoro, cetriolo, fungo, fagiolo, succo, tè, caffè, madre, padre, sorella, fratello, nonna, zio,
cugino, bambino, neonato, amico, vicino, ospite, sconosciuto, maestra, studente, medico, infermiere, contadino, fornaio, cuoco,
cameriere, autista, pilota, marinaio, soldato, pittore, cantante, ballerina, attore, scrittore, poeta, scienziata, ingegnere, falegname,
giardiniere, sarto, giudice, avvocato, pompiere, bibliotecaria, musicista, fotografo, re, regina, cavaliere, mago, pirata, eroe, casa,
scuola, ospedale, biblioteca, museo, teatro, cinema, chiesa, castello, torre, ponte, strada, piazza, mercato, negozio, panetteria,
ristorante, albergo, stazione, aeroporto, porto, fabbrica, fattoria, giardino, parco, zoo, stadio, paese, città, cucina, camera, bagno,
cantina, soffitta, tetto, muro, pavimento, amore, gioia, speranza, paura, rabbia, coraggio, pazienza, gentilezza, onestà, amicizia,
libertà, pace, fortuna, verità, saggezza, memoria, sogno, idea, pensiero, domanda, risposta, segreto, promessa, errore, successo,
avventura, viaggio, vacanza, compleanno, festa, gioco, ballo, canzone, musica, racconto, barzelletta, lingua, parola, lettera, numero,
colore, forma, grandezza, peso, tempo, minuto, ora, settimana, mese, secolo, inizio, metà, silenzio, rumore, sorriso, voce, salute,
energia, scienza, storia, arte, lavoro, denaro, prezzo, regalo, notizia, legge, regola, squadra, folla, abitudine, abilità, talento
`
