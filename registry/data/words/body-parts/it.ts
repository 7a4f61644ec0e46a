/** Parts of the body in Italian. */
export const LIST = `
testa, capelli, viso, fronte, sopracciglio, occhio, palpebra, ciglio, pupilla, iride, orecchio, lobo dell’orecchio, timpano, naso,
narice, guancia, zigomo, bocca, labbro, dente, gengiva, lingua, palato, mento, mandibola, gola, collo, nuca, spalla, clavicola, scapola,
ascella, braccio, gomito, avambraccio, polso, mano, palmo, pugno, dito, pollice, indice, medio, anulare, mignolo, nocca, unghia,
polpastrello, petto, sterno, costola, schiena, colonna vertebrale, vita, pancia, ombelico, anca, bacino, gluteo, inguine, gamba, coscia,
ginocchio, rotula, stinco, polpaccio, caviglia, piede, tallone, pianta del piede, collo del piede, alluce, pelle, cranio, cervello,
cuore, polmone, fegato, stomaco, rene, vescica, cistifellea, intestino, pancreas, milza, trachea, esofago, corde vocali, diaframma,
muscolo, osso, midollo osseo, articolazione, tendine, legamento, cartilagine, nervo, midollo spinale, vena, arteria, sangue, tonsilla,
tiroide
`
