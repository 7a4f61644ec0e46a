/** Plane figures and solids in Italian. */
export const LIST = `
cerchio, semicerchio, ellisse, triangolo, triangolo equilatero, triangolo isoscele, triangolo rettangolo, quadrato, rettangolo,
parallelogramma, rombo, trapezio, deltoide, pentagono, esagono, ettagono, ottagono, ennagono, decagono, dodecagono, stella, cuore,
mezzaluna, croce, freccia, ovale, anello, settore circolare, spirale, cubo, parallelepipedo, sfera, semisfera, cilindro, cono, piramide,
prisma, tetraedro, ottaedro, dodecaedro, icosaedro, toro
`
