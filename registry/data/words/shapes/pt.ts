/** Plane figures and solids in Portuguese. */
export const LIST = `
círculo, semicírculo, elipse, triângulo, triângulo equilátero, triângulo isósceles, triângulo retângulo, quadrado, retângulo,
paralelogramo, losango, trapézio, deltoide, pentágono, hexágono, heptágono, octógono, eneágono, decágono, dodecágono, estrela, coração,
lua crescente, cruz, seta, oval, anel, setor circular, espiral, cubo, paralelepípedo, esfera, hemisfério, cilindro, cone, pirâmide,
prisma, tetraedro, octaedro, dodecaedro, icosaedro, toro
`
