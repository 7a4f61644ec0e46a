/** Parts of the body in French. */
export const LIST = `
tête, cheveux, visage, front, sourcil, œil, paupière, cil, pupille, iris, oreille, lobe de l’oreille, tympan, nez, narine, joue,
pommette, bouche, lèvre, dent, gencive, langue, palais, menton, mâchoire, gorge, cou, nuque, épaule, clavicule, omoplate, aisselle, bras,
coude, avant-bras, poignet, main, paume, poing, doigt, pouce, index, majeur, annulaire, auriculaire, phalange, ongle, bout du doigt,
poitrine, sternum, côte, dos, colonne vertébrale, taille, ventre, nombril, hanche, bassin, fesse, aine, jambe, cuisse, genou, rotule,
tibia, mollet, cheville, pied, talon, plante du pied, cou-de-pied, orteil, gros orteil, peau, crâne, cerveau, cœur, poumon, foie,
estomac, rein, vessie, vésicule biliaire, intestin, pancréas, rate, trachée, œsophage, cordes vocales, diaphragme, muscle, os,
moelle osseuse, articulation, tendon, ligament, cartilage, nerf, moelle épinière, veine, artère, sang, amygdale, thyroïde
`
