/** Common English nouns, animals to ideas. */
export const LIST = `
cat, dog, horse, cow, pig, sheep, goat, rabbit, mouse, bear, wolf, fox, deer, lion, tiger, elephant, monkey, giraffe, zebra, kangaroo,
whale, dolphin, shark, fish, frog, snake, turtle, lizard, bird, eagle, owl, duck, swan, hen, penguin, parrot, bee, butterfly, spider,
ant, snail, squirrel, hedgehog, beaver, tree, flower, grass, leaf, root, seed, forest, mountain, hill, valley, river, lake, sea, ocean,
island, beach, desert, cave, volcano, waterfall, sky, sun, moon, star, planet, cloud, rain, snow, wind, storm, thunder, rainbow, fire,
water, ice, sand, stone, earth, shadow, light, darkness, morning, evening, night, spring, summer, autumn, winter, bread, butter, cheese,
milk, egg, soup, salad, rice, sugar, salt, pepper, honey, cake, cookie, chocolate, apple, pear, cherry, lemon, orange, banana, grape,
strawberry, peach, plum, melon, potato, carrot, onion, tomato, cucumber, mushroom, bean, juice, tea, coffee, mother, father, sister,
brother, grandmother, uncle, cousin, child, baby, friend, neighbor, guest, stranger, teacher, student, doctor, nurse, farmer, baker,
cook, waiter, driver, pilot, sailor, soldier, painter, singer, dancer, actor, writer, poet, scientist, engineer, carpenter, gardener,
tailor, judge, lawyer, firefighter, librarian, musician, photographer, king, queen, knight, wizard, pirate, hero, house, school,
hospital, library, museum, theater, cinema, church, castle, tower, bridge, street, square, market, shop, bakery, restaurant, hotel,
station, airport, harbor, factory, farm, garden, park, zoo, stadium, village, city, country, kitchen, bedroom, bathroom, cellar, attic,
roof, wall, floor, love, joy, hope, fear, anger, courage, patience, kindness, honesty, friendship, freedom, peace, luck, truth, wisdom,
memory, dream, idea, thought, question, answer, secret, promise, mistake, success, adventure, journey, holiday, birthday, party, game,
dance, song, music, story, joke, language, word, letter, number, color, shape, size, weight, time, minute, hour, week, month, century,
beginning, middle, silence, noise, smile, voice, health, energy, science, history, art, sport, work, money, price, gift, news, law, rule,
team, crowd, habit, skill, talent
`
