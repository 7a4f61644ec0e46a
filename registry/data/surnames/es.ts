/** Frequent surnames of Spain and Spanish America. */
export const SURNAMES: readonly string[] = `
García, González, Rodríguez, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Hernández, Ruiz,
Díaz, Moreno, Muñoz, Álvarez, Romero, Gutiérrez, Alonso, Navarro, Torres, Domínguez, Ramos, Vázquez, Ramírez, Gil,
Serrano, Molina, Morales, Blanco, Suárez, Castro, Ortega, Delgado, Ortiz, Marín, Rubio, Núñez, Medina, Sanz,
Castillo, Iglesias, Cortés, Garrido, Santos, Guerrero, Lozano, Cano, Cruz, Méndez, Flores, Prieto, Herrera, Peña,
León, Márquez, Cabrera, Gallego, Calvo, Vidal, Campos, Reyes, Vega, Fuentes, Carrasco, Diez, Aguilar, Caballero,
Nieto, Santana, Vargas, Pascual, Giménez, Herrero, Hidalgo, Montero, Lorenzo, Santiago, Benítez, Durán, Ibáñez,
Arias, Mora, Ferrer, Carmona, Vicente, Rojas, Soto, Crespo, Román, Pastor, Velasco, Parra, Sáez, Moya, Bravo, Rivera,
Gallardo, Soler, Silva, Esteban, Franco, Rivas, Lara, Merino, Espinosa, Camacho, Mendoza, Vera, Izquierdo, Arroyo,
Casado, Redondo, Luque, Rey, Montes, Otero, Galán, Segura, Carrillo, Marcos, Heredia, Sierra, Robles, Palacios,
Bernal, Contreras, Soriano, Macías, Benito, Valero, Varela, Pereira, Guerra, Expósito, Mateo, Bueno, Andrés, Villar,
Guillén, Miranda, Escobar, Roldán, Menéndez, Mateos, Acosta, Salazar, Aguilera, Aparicio, Guzmán, Manzano, Rojo,
Cuesta, Beltrán, Asensio, Gálvez, Miguel, Plaza, Jurado, Trujillo, Salas, Estévez, Simón, Lázaro, Rico, Conde, Pardo,
Paredes, Abad, Salvador, Quintana, Avilés, Bermúdez, Clemente, Aranda, Blázquez, Miralles, Santamaría, Valencia,
Rosa, Serra, Pacheco, Lorente, Zamora, Barroso, Quesada, Correa, Toledo, Ávila, Carretero, Ponce, Castaño, Escudero,
Villanueva, Calderón, Rivero, Galindo, Bautista, Millán, Polo, Ballesteros, Oliver, Maldonado, Valverde, Costa,
Ojeda, Casas, Pineda, Murillo, Juan, Collado, Salinas, Villalba, Alarcón, Barrios, Burgos, Cuenca, Cordero, Luna,
Mesa, Zapata, Del Río, De la Fuente, De la Cruz, Ayala, Mejía, Cárdenas, Fajardo, Figueroa, Godoy, Juárez, Leiva,
Bustos, Cáceres, Chávez, Estrada, Farías, Gallegos, Lagos, Leal, Maturana, Meza, Moraga, Muñiz, Naranjo, Ochoa,
Orozco, Osorio, Ovalle, Padilla, Pizarro, Quiroga, Quispe, Rangel, Restrepo, Rincón, Ríos, Rosales, Saavedra,
Salgado, Sandoval, Sepúlveda, Solís, Sosa, Tapia, Tovar, Trejo, Uribe, Urrutia, Valdés, Valenzuela, Vallejo, Vásquez,
Velázquez, Vergara, Villarreal, Villegas, Yáñez, Zambrano, Zúñiga, Zavala, Aguirre, Alcaraz, Alfaro, Alcántara,
Amador, Anaya, Arce, Arellano, Arévalo, Arriaga, Báez, Barrera, Becerra, Bonilla, Bustamante, Cabello, Camargo,
Carranza, Carrera, Carvajal, Castañeda, Ceballos, Cervantes, Cisneros, Colón, Córdoba, Cornejo, Coronado, Cuevas,
Dávila, Echeverría, Elizondo, Enríquez, Escalante, Espinoza, Galarza, Gallo, Galván, Gamboa, Garza, Granados,
Guevara, Henríquez, Huerta, Hurtado, Jaramillo, Lemus, Linares, Llorente, Lobo, Lucero, Lugo, Madrid, Manrique,
Marroquín, Mena, Monroy, Montalvo, Montoya, Mosquera, Navarrete, Negrete, Olivares, Ordóñez, Ospina, Palma, Pedraza,
Peralta, Perea, Pinto, Portillo, Pulido, Quintero, Rendón, Reina, Reséndiz, Robledo, Rosado, Rueda, Ruano, Salcedo,
Santillán, Segovia, Serna, Sotelo, Suero, Tejada, Téllez, Toro, Treviño, Ulloa, Urbina, Valdez, Valdivia, Valle,
Vela, Vélez, Vidales, Villalobos, Viveros, Zárate, Zepeda
`
  .trim()
  .split(/,\s+/)
