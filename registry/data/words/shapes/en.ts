/** Plane figures and solids in English. */
export const LIST = `
circle, semicircle, ellipse, triangle, equilateral triangle, isosceles triangle, right triangle, square, rectangle, parallelogram,
rhombus, trapezoid, kite, pentagon, hexagon, heptagon, octagon, nonagon, decagon, dodecagon, star, heart, crescent, cross, arrow, oval,
ring, sector, spiral, cube, rectangular prism, sphere, hemisphere, cylinder, cone, pyramid, prism, tetrahedron, octahedron, dodecahedron,
icosahedron, torus
`
