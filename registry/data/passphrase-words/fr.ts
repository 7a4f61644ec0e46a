/** French words for passphrases: common, concrete, written without accents. Written for this project. */
export const WORDS: readonly string[] = `
abeille abricot acier agneau aigle aiguille ail aile alouette amande ami amphore ananas ancre ange anneau antenne arbre arc ardoise argent argile
armoire arrosoir artiste astre atelier atlas aube auberge automne avion avoine azur bague baguette balai balcon baleine ballon bambou banane banc
bande barbe barque barrage basilic bassin bateau berceau berger beurre biche bijou billet biscuit bison blouse bocal boisson bol bonbon bonnet bosse
bottine bouche bouchon bougie boule bouquet bourgeon boussole bouteille bouton branche bras brebis brique brise broche brosse brouette brume buisson
bureau buse cabane cabine cacao cactus cadeau cadre caillou caisse calice camion campagne canal canard cane cannelle cantine cape carafe caramel
carnet carotte carte cascade casque castor cave ceinture cerf cerise chaise chaleur chameau champ chanson chapeau chariot chat chemin chemise cheval
cheveu chien chocolat chou ciel cigale cigogne cinema cire cirque ciseau citron classe clavier cloche clou cobra coffre coin colline colombe colonne
comete concert copain coq coquille corail corbeau corde corne costume coton couleur coupe courge couronne coussin couteau crabe craie crayon cristal
cuir cuisine cuivre culture cygne cymbale dame danse dauphin dent dentelle dessin diamant diner disque doigt domino dragon drap drapeau dune eau echo
ecole ecran ecureuil eglise elan elephant encre enfant epaule epice epine erable escalier escargot espace etang etoile etude eventail fable facade
faisan falaise famille farine faucon fauteuil femme fenetre ferme feu feuille ficelle figue fil filet flamme fleur fleuve flocon flute foin fontaine
foret forge fossile foudre fougere four fourmi fraise framboise fresque fromage front fruit fusain galet galop gant garage gare gateau gazelle gazon
genou gerbe girafe glace globe golfe gomme gorge goutte grange granit grappe grenier grillon grotte groupe grue guitare hache haie hameau hamster
hangar hanneton haricot harpe herbe herisson heron heure hibou hiver homard honneur horloge hotel huile huitre igloo ile image indigo iris ivoire
jambon jardin jasmin jaune jeton jeu jongleur joue jour journal joyau jument jungle jupe jus kayak kiwi koala lac lagune laine lait laitue lama lampe
lande lanterne lapin laurier lavande lavoir lecture lettre levure lezard lierre lievre ligne lilas limace linge lion lis litchi livre loup loutre
lueur lumiere lune lunette lutin lynx machine magie main maison malle manche mangue manteau marbre marche marelle marin marmite marron marteau masque
matelas matin melon menthe mer merle mesure metal miel miette mimosa miroir moineau montagne montre moteur mouette moulin mousse mouton muguet mulet
mur musee musique myrtille nacre nappe navet navire nectar neige nid noisette noix nord nougat nuage nuit oasis ocean oeuf oie oiseau olive ombre
oncle onde opera orage orange orchidee oreille orge orgue ortie otarie ouest ours oursin outil page paille pain palais palme panda panier papaye
papier papillon parapluie parc parfum pastel patin peche peigne pelle peluche perle perroquet persil peuplier phare phoque photo piano pied pierre
pigeon pile pilote pin pinceau pingouin pirate piscine piste pivert place plage plaine planche planete plante plateau plomb pluie plume poche poeme
poire poireau pois poisson poivre poivron pomme pompe poney pont porte potager poterie poule poupee prairie prune pyramide quai quartz quille radeau
radio radis raie raisin rame rateau raton ravin rayon recif regard reine renard requin reve rideau rive riviere rocher roi roman ronce rose roseau
rosier rouage roue route ruban rubis ruche rue ruisseau sable sabot safran salade salon sandale sapin sardine satin sauce saule saumon savane savon
seau sel semaine sentier serpent serre silex singe sirop soie soir sole soleil sommet sorbet source souris sphere statue sucre sud tableau tablier
talus tambour tango tapis tasse taupe taxi temple tente terre tigre tilleul timbre tisane tissu toile toit tomate tonneau torche tortue tour train
tresor trompette trousse truffe truite tuile tulipe tunnel turbine usine vache vague valise vallee vanille vase velo velours vent verger verre veste
viande vigne village violette violon virage vis visage voile voiture volcan volet voyage wagon yaourt yoga zebre zeste
`
  .trim()
  .split(/\s+/)
