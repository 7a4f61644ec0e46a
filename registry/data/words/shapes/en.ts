/** Plane figures and solids in English. */
export const LIST = `
circle, semicircle, ellipse, triangle, equilateral triangle, isosceles triangle, right-angled triangle, square, rectangle, parallelogram,
rhombus, trapezium, kite, pentagon, hexagon, heptagon, octagon, nonagon, decagon, dodecagon, star, heart, crescent, cross, arrow, oval,
ring, sector, spiral, cube, cuboid, sphere, hemisphere, cylinder, cone, pyramid, prism, tetrahedron, octahedron, dodecahedron,
icosahedron, torus
`
