/** Plane figures and solids in French. */
export const LIST = `
cercle, demi-cercle, ellipse, triangle, triangle équilatéral, triangle isocèle, triangle rectangle, carré, rectangle, parallélogramme,
losange, trapèze, cerf-volant, pentagone, hexagone, heptagone, octogone, ennéagone, décagone, dodécagone, étoile, cœur, croissant, croix,
flèche, ovale, anneau, secteur circulaire, spirale, cube, pavé droit, sphère, demi-sphère, cylindre, cône, pyramide, prisme, tétraèdre,
octaèdre, dodécaèdre, icosaèdre, tore
`
