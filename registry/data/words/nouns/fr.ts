/** Common French nouns, animals to ideas. */
export const LIST = `
chat, chien, cheval, vache, cochon, mouton, chèvre, lapin, souris, ours, loup, renard, cerf, lion, tigre, éléphant, singe, girafe, zèbre,
kangourou, baleine, dauphin, requin, poisson, grenouille, serpent, tortue, lézard, oiseau, aigle, hibou, canard, cygne, poule, manchot,
perroquet, abeille, papillon, araignée, fourmi, escargot, écureuil, hérisson, castor, arbre, fleur, herbe, feuille, racine, graine,
forêt, montagne, colline, vallée, rivière, lac, mer, océan, île, plage, désert, grotte, volcan, cascade, ciel, soleil, lune, étoile,
planète, nuage, pluie, neige, vent, orage, tonnerre, arc-en-ciel, feu, eau, glace, sable, pierre, terre, ombre, lumière, obscurité,
matin, soir, nuit, printemps, été, automne, hiver, pain, beurre, fromage, lait, œuf, soupe, salade, riz, sucre, sel, poivre, miel,
gâteau, biscuit, chocolat, pomme, poire, cerise, citron, orange, banane, raisin, fraise, pêche, prune, melon, carotte, oignon, tomate,
concombre, champignon, haricot, jus, thé, café, noisette, mère, père, sœur, frère, grand-mère, oncle, cousin, enfant, bébé, ami, voisin,
invité, inconnu, professeur, élève, médecin, infirmière, fermier, boulanger, cuisinier, serveur, conducteur, pilote, marin, soldat,
peintre, chanteuse, danseur, acteur, écrivain, poète, scientifique, ingénieur, menuisier, jardinier, tailleur, juge, avocat, pompier,
bibliothécaire, musicien, photographe, roi, reine, chevalier, magicien, pirate, héros, maison, école, hôpital, bibliothèque, musée,
théâtre, cinéma, église, château, tour, pont, rue, place, marché, magasin, boulangerie, restaurant, hôtel, gare, aéroport, port, usine,
ferme, jardin, parc, zoo, stade, village, ville, pays, cuisine, chambre, cave, grenier, toit, mur, plancher, amour, joie, espoir, peur,
colère, courage, patience, gentillesse, honnêteté, amitié, liberté, paix, chance, vérité, sagesse, mémoire, rêve, idée, pensée, question,
réponse, secret, promesse, erreur, réussite, aventure, voyage, vacances, anniversaire, fête, jeu, danse, chanson, musique, histoire,
blague, langue, mot, lettre, nombre, couleur, forme, taille, poids, temps, minute, heure, semaine, mois, siècle, début, milieu, silence,
bruit, sourire, voix, santé, énergie, science, art, sport, travail, argent, prix, cadeau, nouvelle, loi, règle, équipe, foule, habitude,
adresse, talent
`
