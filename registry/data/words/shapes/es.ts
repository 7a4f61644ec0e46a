/** Plane figures and solids in Spanish. */
export const LIST = `
círculo, semicírculo, elipse, triángulo, triángulo equilátero, triángulo isósceles, triángulo rectángulo, cuadrado, rectángulo,
paralelogramo, rombo, trapecio, deltoide, pentágono, hexágono, heptágono, octágono, eneágono, decágono, dodecágono, estrella, corazón,
media luna, cruz, flecha, óvalo, anillo, sector circular, espiral, cubo, ortoedro, esfera, semiesfera, cilindro, cono, pirámide, prisma,
tetraedro, octaedro, dodecaedro, icosaedro, toro
`
