/** Parts of the body in Spanish. */
export const LIST = `
cabeza, pelo, cara, frente, ceja, ojo, párpado, pestaña, pupila, iris, oreja, lóbulo, tímpano, nariz, fosa nasal, mejilla, pómulo, boca,
labio, diente, encía, lengua, paladar, barbilla, mandíbula, garganta, cuello, nuca, hombro, clavícula, omóplato, axila, brazo, codo,
antebrazo, muñeca, mano, palma, puño, dedo, pulgar, índice, dedo corazón, anular, meñique, nudillo, uña, yema del dedo, pecho, esternón,
costilla, espalda, columna vertebral, cintura, vientre, ombligo, cadera, pelvis, nalga, ingle, pierna, muslo, rodilla, rótula, espinilla,
pantorrilla, tobillo, pie, talón, planta del pie, empeine, dedo gordo del pie, piel, cráneo, cerebro, corazón, pulmón, hígado, estómago,
riñón, vejiga, vesícula biliar, intestino, páncreas, bazo, tráquea, esófago, cuerdas vocales, diafragma, músculo, hueso, médula ósea,
articulación, tendón, ligamento, cartílago, nervio, médula espinal, vena, arteria, sangre, amígdala, glándula tiroides
`
