/** Frequent surnames of France. */
export const SURNAMES: readonly string[] = `
Martin, Bernard, Thomas, Petit, Robert, Richard, Durand, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy,
Roux, David, Bertrand, Morel, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller,
Lefèvre, Faure, André, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier, Garcia,
Perrin, Robin, Clément, Morin, Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand, Duval, Denis, Dumont,
Marie, Lemaire, Noël, Meyer, Dufour, Meunier, Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard,
Barbier, Arnaud, Martinez, Gérard, Roche, Renard, Schmitt, Roy, Leroux, Colin, Vidal, Caron, Picard, Roger, Fabre,
Aubert, Lemoine, Renaud, Dumas, Lacroix, Olivier, Philippe, Bourgeois, Pierre, Benoît, Rey, Leclerc, Payet, Rolland,
Leclercq, Guillaume, Lecomte, Lopez, Jean, Dupuy, Guillot, Hubert, Berger, Carpentier, Sanchez, Dupuis, Moulin,
Louis, Deschamps, Huet, Vasseur, Perez, Boucher, Fleury, Royer, Klein, Jacquet, Adam, Paris, Poirier, Marty, Aubry,
Guyot, Carré, Charles, Renault, Charpentier, Ménard, Maillard, Baron, Bertin, Bailly, Hervé, Schneider, Fernandez,
Le Gall, Collet, Léger, Bouvier, Julien, Prévost, Millet, Perrot, Daniel, Le Roux, Cousin, Germain, Breton, Besson,
Langlois, Rémy, Le Goff, Pelletier, Lévêque, Perrier, Leblanc, Barré, Lebrun, Marchal, Weber, Mallet, Hamon,
Boulanger, Jacob, Monnier, Michaud, Rodriguez, Guichard, Gillet, Étienne, Grondin, Poulain, Tessier, Chevallier,
Collin, Chauvin, Da Silva, Bouchet, Gay, Lemaître, Bénard, Maréchal, Humbert, Reynaud, Antoine, Hoarau, Perret,
Barthélemy, Cordier, Pichon, Lejeune, Gilbert, Lamy, Delaunay, Pasquier, Carlier, Laporte, Gros, Buisson, Briand,
Alexandre, Georges, Albert, Guillou, Camus, Lesage, Bourdon, Delorme, Vallée, Dupré, Ferrand, Leduc, Marion, Coulon,
Maury, Voisin, Bodin, Courtois, Ollivier, Delattre, Ferreira, Blondel, Verdier, Hardy, Coste, Launay, Didier,
Peltier, Besnard, Guyon, Bigot, Allard, Auger, Tanguy, Jacques, Le Corre, Evrard, Lelièvre, Pons, Texier, Lebon,
Raynaud, Ferry, Blin, Lemonnier, Riou, Chauvet, Leconte, Lévy, Bruneau, Bousquet, Descamps, Pascal, Barbe, Duhamel,
Prigent, Gaudin, Guillet, Cohen, Pereira, Berthelot, Mary, Turpin, Godard, Rossi, Lagarde, Bazin, Guilbert, Chartier,
Regnier, Vaillant, Delmas, Valentin, Navarro, Allain, Godefroy, Tournier, Valette, Toussaint, Gosselin, Neveu,
Devaux, Charrier, Jourdan, Thibault, Hébert, Couturier, Morvan, Lacombe, Grenier, Mahé, Parent, Potier, Maurice,
Sauvage, Bourdin, Maillot, Bonneau, Salmon, Grégoire, Gonzalez, Duclos, Foucher, Legros, Lecoq, Marin, Martel, Hamel,
Jacquot, Ribeiro, Wagner, Dias, Pinto, Traoré, Diallo, Nguyen, Diarra, Normand, Teixeira, Joubert, Martins, Besse,
Lebreton, Rault, Raymond, Rocher, Rousset, Samson, Seguin, Sellier, Simonet, Techer, Vial, Vigneron, Weiss,
Bellanger, Boulay, Bouvet, Chapuis, Constant, Cornu, Delahaye, Dujardin, Favre, Gallet, Gomez, Grand, Imbert, Jamet,
Labbé, Lacour, Laroche, Laval, Lefort, Lenoir, Letellier, Loiseau, Macé, Maillet, Michaux, Monier, Pineau, Poulet,
Poncet
`
  .trim()
  .split(/,\s+/)
