/** Things to act or draw, in English. */
export const LIST = `
animals easy: cat, dog, horse, cow, pig, sheep, rabbit, mouse, lion, elephant, monkey, giraffe, snake, frog, fish, bird, duck, chicken, bee, butterfly
animals medium: kangaroo, penguin, crocodile, owl, spider, turtle, zebra, camel, gorilla, dolphin, shark, octopus, hedgehog, squirrel, parrot, peacock, snail, bat
animals hard: chameleon, jellyfish, flamingo, ostrich, porcupine, sloth, seahorse, mosquito, scorpion, platypus, woodpecker, anteater, praying mantis, hermit crab, skunk, rattlesnake
things easy: ball, chair, bed, door, key, book, pencil, umbrella, clock, lamp, hat, shoe, glasses, cup, spoon, car, bicycle, balloon, bell, candle, drum, guitar
things medium: toothbrush, ladder, mirror, hammer, scissors, camera, telephone, suitcase, kite, tent, piano, violin, helicopter, train, anchor, broom, backpack, tie, washing machine, microwave, hair dryer, sunglasses
things hard: corkscrew, stapler, sewing machine, parachute, metronome, lawnmower, telescope, compass, ATM, revolving door, bagpipes, stethoscope, hourglass, smoke detector, tape measure, chandelier, pressure cooker, zipper, mousetrap, escalator, wind turbine
actions easy: sleep, run, jump, eat, drink, swim, dance, sing, cry, laugh, read, write, wave, clap, climb, throw, kick a ball, brush your teeth, wash your hands, ride a bicycle, drive a car, fall asleep, yawn, sneeze, knock on a door
actions medium: ride a horse, play the piano, take a photo, peel a banana, climb a ladder, open an umbrella, wash a dog, blow up a balloon, make a bed, comb your hair, catch a bus, paint a wall, chop an onion, tie a shoelace, build a snowman, walk a tightrope, rock a baby, hang out the laundry, lick an ice cream, pack a suitcase, row a boat, mop the floor, fly a kite, wrap a present, milk a cow
actions hard: thread a needle, change a tire, park a car, direct traffic, solve a puzzle, lose your keys, walk against the wind, wait for a late train, eat spaghetti, walk on hot sand, carry a full tray, find a hair in your soup, assemble furniture, conduct an orchestra, forget a name, change a light bulb, miss the bus, pop bubble wrap, get stuck in an elevator, step on a toy, wake up late, untangle a cable, put on tight jeans, learn to skate, cross a swamp
jobs easy: doctor, teacher, cook, farmer, firefighter, police officer, dancer, singer, clown, hairdresser, dentist, painter, pilot, waiter, mail carrier, soccer player
jobs medium: photographer, gardener, baker, mechanic, astronaut, lifeguard, magician, judge, sailor, nurse, carpenter, librarian, diver, fisherman, tailor, shepherd
jobs hard: archaeologist, beekeeper, tightrope walker, sculptor, interpreter, surgeon, watchmaker, newscaster, weather forecaster, chimney sweep, detective, zookeeper, ventriloquist, goldsmith, stunt double, referee
sports easy: football, tennis, basketball, swimming, boxing, skiing, cycling, running, dancing, fishing, volleyball, golf
sports medium: surfing, ice skating, archery, bowling, weightlifting, judo, table tennis, rowing, yoga, skateboarding, gymnastics, rock climbing
sports hard: fencing, pole vault, javelin, water polo, curling, synchronized swimming, triathlon, paragliding, rugby, hurdles, sumo, chess
nature easy: sun, moon, star, tree, flower, cloud, rain, snow, mountain, river, sea, rainbow
nature medium: volcano, island, desert, cave, waterfall, lightning, cactus, mushroom, palm tree, forest, ice floe, beach
nature hard: earthquake, avalanche, eclipse, tornado, glacier, coral reef, comet, swamp, geyser, Milky Way, drought, fog
food easy: apple, banana, bread, egg, cheese, cake, ice cream, pizza, carrot, milk, strawberry, pear, cherry, tomato, potato
food medium: pineapple, hamburger, spaghetti, pancake, watermelon, popcorn, sandwich, lollipop, honey, corn on the cob, donut, soup, grapes, onion
food hard: fruit salad, mustard, omelet, sushi, garlic, gingerbread, artichoke, pomegranate, cinnamon, stuffed pepper, whipped cream, birthday cake, fried egg, cotton candy, mashed potatoes
places easy: school, house, zoo, park, shop, farm, garden, kitchen, castle, hospital, street, bridge, playground, church, road
places medium: airport, museum, library, movie theater, circus, restaurant, swimming pool, lighthouse, train station, supermarket, harbor, windmill, igloo, stadium, tower
places hard: space station, labyrinth, vineyard, oil rig, attic, border, skyscraper, subway, roundabout, pyramid, observatory, waiting room, crossroads, opera house, greenhouse
stories easy: king, queen, princess, pirate, witch, ghost, dragon, robot, giant
stories medium: mermaid, vampire, wizard, knight, fairy, treasure chest, unicorn, crown, magic wand
stories hard: flying carpet, time machine, crystal ball, sleeping potion, invisible cloak, treasure map, werewolf, gnome, alien
ideas easy: love, birthday, holiday, fear, joy, summer, winter, night, music
ideas medium: surprise, secret, friendship, dream, silence, hunger, boredom, luck, anger
ideas hard: homesickness, patience, gravity, jealousy, inflation, weightlessness, stage fright, daydream, peace
`
