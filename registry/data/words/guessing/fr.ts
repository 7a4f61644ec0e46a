/** Things to act or draw, in French. */
export const LIST = `
animals easy: chat, chien, cheval, vache, cochon, mouton, lapin, souris, lion, éléphant, singe, girafe, serpent, grenouille, poisson, oiseau, canard, poule, abeille, papillon
animals medium: kangourou, pingouin, crocodile, hibou, araignée, tortue, zèbre, chameau, gorille, dauphin, requin, pieuvre, hérisson, écureuil, perroquet, paon, escargot, chauve-souris
animals hard: caméléon, méduse, flamant rose, autruche, porc-épic, paresseux, hippocampe, moustique, scorpion, ornithorynque, pic-vert, fourmilier, mante religieuse, bernard-l’ermite, mouffette, serpent à sonnette
things easy: ballon, chaise, lit, porte, clé, livre, crayon, parapluie, horloge, lampe, chapeau, chaussure, lunettes, tasse, cuillère, voiture, vélo, montgolfière, cloche, bougie, tambour, guitare
things medium: brosse à dents, échelle, miroir, marteau, ciseaux, appareil photo, téléphone, valise, cerf-volant, tente, piano, violon, hélicoptère, train, ancre, balai, sac à dos, cravate, machine à laver, micro-ondes, sèche-cheveux, lunettes de soleil
things hard: tire-bouchon, agrafeuse, machine à coudre, parachute, métronome, tondeuse à gazon, télescope, boussole, distributeur de billets, porte à tambour, cornemuse, stéthoscope, sablier, détecteur de fumée, mètre ruban, lustre, cocotte-minute, fermeture éclair, piège à souris, escalier roulant, éolienne
actions easy: dormir, courir, sauter, manger, boire, nager, danser, chanter, pleurer, rire, lire, écrire, faire coucou, applaudir, grimper, lancer, taper dans un ballon, se brosser les dents, se laver les mains, faire du vélo, conduire une voiture, s’endormir, bâiller, éternuer, frapper à la porte
actions medium: monter à cheval, jouer du piano, prendre une photo, éplucher une banane, monter à l’échelle, ouvrir un parapluie, laver le chien, gonfler un ballon, faire le lit, se coiffer, prendre le bus, peindre un mur, hacher un oignon, lacer ses chaussures, faire un bonhomme de neige, marcher sur un fil, bercer un bébé, étendre le linge, lécher une glace, faire sa valise, ramer dans une barque, laver le sol, emballer un cadeau, traire une vache, tondre la pelouse
actions hard: enfiler une aiguille, changer une roue, garer la voiture, régler la circulation, résoudre une énigme, perdre ses clés, marcher contre le vent, attendre un train en retard, manger des spaghettis, marcher sur du sable chaud, porter un plateau plein, monter un meuble, diriger un orchestre, oublier un prénom, changer une ampoule, rater le bus, rester coincé dans l’ascenseur, marcher sur un jouet, se réveiller en retard, démêler un câble, enfiler un jean trop serré, apprendre à patiner, traverser un marais, marcher à pas de loup, chercher ses lunettes
jobs easy: médecin, maîtresse, cuisinier, fermier, pompier, policier, danseuse, chanteur, clown, coiffeur, dentiste, peintre, pilote, serveur, facteur, footballeur
jobs medium: photographe, jardinier, boulanger, mécanicien, astronaute, maître-nageur, magicien, juge, marin, infirmière, menuisier, bibliothécaire, plongeur, pêcheur, tailleur, berger
jobs hard: archéologue, apiculteur, funambule, sculpteur, interprète, chirurgien, horloger, présentateur du journal, météorologue, ramoneur, détective, gardien de zoo, ventriloque, orfèvre, cascadeur, arbitre
sports easy: football, tennis, basket-ball, natation, boxe, ski, cyclisme, course à pied, danse, pêche à la ligne, volley-ball, golf
sports medium: surf, patinage, tir à l’arc, bowling, haltérophilie, judo, tennis de table, aviron, yoga, skateboard, gymnastique, escalade
sports hard: escrime, saut à la perche, javelot, water-polo, curling, natation synchronisée, triathlon, parapente, rugby, course de haies, sumo, échecs
nature easy: soleil, lune, étoile, arbre, fleur, nuage, pluie, neige, montagne, rivière, mer, arc-en-ciel
nature medium: volcan, île, désert, grotte, cascade, éclair, cactus, champignon, palmier, forêt, iceberg, plage
nature hard: tremblement de terre, avalanche, éclipse, tornade, glacier, récif de corail, comète, marécage, geyser, Voie lactée, sécheresse, brouillard
food easy: pomme, banane, pain, œuf, fromage, gâteau, glace, pizza, carotte, lait, fraise, poire, cerise, tomate, pomme de terre
food medium: ananas, hamburger, spaghettis, crêpe, pastèque, pop-corn, sandwich, sucette, miel, épi de maïs, beignet, soupe, raisin, oignon
food hard: salade de fruits, moutarde, omelette, sushi, ail, pain d’épices, artichaut, grenade, cannelle, poivron farci, crème fouettée, gâteau d’anniversaire, œuf au plat, barbe à papa, purée
places easy: école, maison, zoo, parc, magasin, ferme, jardin, cuisine, château, hôpital, rue, pont, cour de récréation, église, route
places medium: aéroport, musée, bibliothèque, cinéma, cirque, restaurant, piscine, phare, gare, supermarché, port, moulin à vent, igloo, stade, tour
places hard: station spatiale, labyrinthe, vignoble, plateforme pétrolière, grenier, frontière, gratte-ciel, métro, rond-point, pyramide, observatoire, salle d’attente, carrefour, opéra, serre
stories easy: roi, reine, princesse, pirate, sorcière, fantôme, dragon, robot, géant
stories medium: sirène, vampire, enchanteur, chevalier, fée, coffre au trésor, licorne, couronne, baguette magique
stories hard: tapis volant, machine à remonter le temps, boule de cristal, potion magique, cape d’invisibilité, carte au trésor, loup-garou, lutin, extraterrestre
ideas easy: amour, anniversaire, vacances, peur, joie, été, hiver, nuit, musique
ideas medium: surprise, secret, amitié, rêve, silence, faim, ennui, chance, colère
ideas hard: mal du pays, patience, gravité, jalousie, inflation, apesanteur, trac, rêverie, paix
`
