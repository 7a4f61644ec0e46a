/** Frequent surnames of Brazil and Portugal. */
export const SURNAMES: readonly string[] = `
Silva, Santos, Oliveira, Souza, Rodrigues, Ferreira, Alves, Pereira, Lima, Gomes, Costa, Ribeiro, Martins, Carvalho,
Almeida, Lopes, Soares, Fernandes, Vieira, Barbosa, Rocha, Dias, Nascimento, Andrade, Moreira, Nunes, Marques,
Machado, Mendes, Freitas, Cardoso, Ramos, Gonçalves, Santana, Teixeira, Araújo, Melo, Castro, Campos, Pinto, Moura,
Cavalcanti, Monteiro, Batista, Correia, Reis, Azevedo, Barros, Miranda, Borges, Cunha, Farias, Fonseca, Pires,
Nogueira, Moraes, Medeiros, Coelho, Sousa, Tavares, Duarte, Macedo, Guimarães, Rezende, Xavier, Brito, Siqueira,
Viana, Figueiredo, Aguiar, Bezerra, Leite, Torres, Magalhães, Sales, Brandão, Peixoto, Franco, Neves, Menezes, Maia,
Cruz, Bastos, Pacheco, Vaz, Matos, Antunes, Amaral, Assis, Barreto, Bueno, Caldas, Camargo, Chaves, Cordeiro,
Coutinho, Dantas, Domingues, Esteves, Faria, Fontes, Garcia, Guerra, Jesus, Lacerda, Lemos, Lobo, Luz, Marinho,
Martinez, Meireles, Morais, Mota, Muniz, Novaes, Paiva, Passos, Paula, Peres, Pessoa, Pimentel, Pinheiro, Porto,
Prado, Queiroz, Rangel, Rosa, Sampaio, Sanches, Serra, Simões, Trindade, Valente, Valle, Vargas, Vasconcelos, Veloso,
Ventura, Vilela, Abreu, Aragão, Arruda, Ávila, Baptista, Bento, Bittencourt, Braga, Bragança, Cabral, Calado, Camilo,
Cândido, Carneiro, Casagrande, César, Conceição, Couto, Damasceno, Diniz, Dornelas, Evangelista, Fagundes, Falcão,
Feitosa, Félix, Ferraz, Fialho, Filgueiras, Flores, Fortes, Fraga, França, Furtado, Galvão, Gama, Gaspar, Godoy,
Gouveia, Guedes, Henriques, Holanda, Inácio, Jardim, Junqueira, Lage, Leal, Leão, Linhares, Lins, Lira, Lourenço,
Luna, Maciel, Madeira, Maldonado, Malta, Mariano, Mello, Mendonça, Mesquita, Modesto, Muller, Negreiros, Neto,
Nóbrega, Noronha, Novais, Padilha, Palmeira, Parente, Pedrosa, Penna, Pedroso, Pinho, Pontes, Portela, Quadros,
Quintana, Rabelo, Rebelo, Rego, Ribas, Rios, Roque, Sá, Saldanha, Salgado, Salles, Santiago, Saraiva, Seixas, Sena,
Serrano, Severino, Silveira, Sobral, Sodré, Távora, Teles, Toledo, Valadares, Varela, Vasques, Veiga, Vidal, Vilar,
Vital, Zanetti, Alencar, Alcântara, Amorim, Anjos, Arantes, Assunção, Avelar, Bandeira, Barroso, Belém, Bernardes,
Bispo, Botelho, Brasil, Cabrera, Caetano, Câmara, Caminha, Cardozo, Carmo, Castilho, Cavalcante, Cerqueira, Chagas,
Cintra, Coimbra, Cordovil, Damásio, Delgado, Duque, Dutra, Espíndola, Espírito Santo, Estrela, Florêncio, Fragoso,
Freire, Frota, Garcez, Goulart, Gusmão, Horta, Lara, Leitão, Leme, Loureiro, Macário, Malheiros, Martinho,
Mascarenhas, Maurício, Miguel, Montenegro, Morgado, Nery, Pacífico, Patrício, Paz, Perez, Pestana, Prates, Proença,
Quaresma, Quintanilha, Raposo, Ramalho, Resende, Rosário, Rolim, Sardinha, Sarmento, Serpa, Serafim, Sequeira,
Schmidt, Soeiro, Taveira, Tourinho, Travassos, Uchoa, Vale, Vasco, Viegas, Villar, Werneck, Zimmermann, da Costa,
da Cunha, da Rocha, da Silva, de Almeida, de Andrade, de Castro, de Jesus, de Lima, de Oliveira, de Sousa, de Souza,
do Nascimento, dos Anjos, dos Reis, dos Santos
`
  .trim()
  .split(/,\s+/)
