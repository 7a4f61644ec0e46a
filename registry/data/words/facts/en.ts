/** Facts in English. */
export const LIST = `
# animals
An octopus has three hearts.
Bats are the only mammals that can truly fly.
The giraffe is the tallest animal on land.
Insects have six legs, spiders have eight.
Hummingbirds can fly backward.
Koala fingerprints look very much like human fingerprints.
Honeybees dance to tell each other where food is.
Among seahorses, it is the male that carries the young.
The cheetah is the fastest animal on land.
Starfish have neither a brain nor blood.
# plants
To a botanist, a banana is a berry and a strawberry is not.
Bamboo is a grass.
The rings in a tree trunk can tell how old the tree is.
Mushrooms are more closely related to animals than to plants.
Peanuts are not nuts; they belong with beans and peas.
Vanilla comes from the pods of an orchid.
Saffron is made of the dried stigmas of a crocus.
Coffee beans are the seeds of a fruit.
A pineapple is made of many berries that have grown together.
Young sunflowers turn to follow the sun across the sky.
# earth
The largest desert on Earth is Antarctica.
The equator is about 25,000 miles long.
The deepest known place in the oceans lies in the Mariana Trench.
Water covers about 71 percent of the Earth’s surface.
A flash of lightning is hotter than the surface of the Sun.
Salt water freezes at a lower temperature than fresh water.
Lake Baikal is the deepest lake in the world.
Istanbul lies on two continents.
Most of the fresh water on Earth is frozen.
Diamond and the graphite of pencils are both made of carbon.
# space
Venus takes longer to turn once on its axis than to go once around the Sun.
Sunlight takes about eight minutes to reach the Earth.
The Moon always shows us nearly the same side.
Saturn is, on average, less dense than water.
Jupiter is the largest planet of the solar system.
Sunsets on Mars look blue.
The Sun holds more than 99 percent of the mass of the solar system.
Neptune was predicted by calculation before anybody recognized it through a telescope.
Sound cannot travel through empty space.
A footprint on the Moon meets neither wind nor rain.
# body
An adult usually has 206 bones.
The longest bone of the body is the thighbone.
The smallest bone of the body is the stirrup in the ear.
The skin is the largest organ of the body.
Fingernails grow faster than toenails.
The left lung is a little smaller than the right one and leaves room for the heart.
Even identical twins have different fingerprints.
Newborn babies have more bones than adults.
Tooth enamel is the hardest substance in the body.
The clear front of the eye, the cornea, has no blood vessels.
# numbers
Two is the only even prime number.
A deck of 52 cards can be arranged in more orders than there are atoms in the Earth.
111,111,111 times 111,111,111 is 12,345,678,987,654,321.
The digits of a multiple of nine add up to a multiple of nine.
Among 23 people, it is more likely than not that two share a birthday.
The numbers from 1 to 100 add up to 5,050.
A Möbius strip has only one side.
The opposite faces of a standard die add up to seven.
There are exactly five Platonic solids.
The digits of pi never end and never fall into a repeating pattern.
# culture
The word “robot” became known through a play by the Czech writer Karel Čapek.
The word “alphabet” comes from alpha and beta, the first two Greek letters.
A chessboard has 64 squares.
The Eiffel Tower is a few inches taller in the heat of summer.
A modern piano usually has 88 keys.
A marathon is 26 miles and 385 yards long.
The word “salary” goes back to the Latin word for salt.
Cleopatra lived closer in time to the first Moon landing than to the building of the Great Pyramid.
Teaching at Oxford began before the Aztecs founded their capital Tenochtitlan.
Louis Braille was a teenager when he developed his writing system for the blind.
`
