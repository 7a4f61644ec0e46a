/** Beginnings, main clauses and ends of sentences in English, each of which goes with every other. */
export const LIST = `
# openings
On a rainy evening,
Early in the morning,
Shortly before midnight,
One Sunday in May,
On the first day of vacation,
At the end of a long winter,
While the others were asleep,
Long before sunrise,
To everyone’s surprise,
After the storm,
In the middle of the party,
According to an old story,
Just before dinner,
On the other side of the river,
Many years ago,
In a quiet street,
Last autumn,
During the long break,
On a day like any other,
When the bells had fallen silent,
Not far from here,
In the light of the full moon,
Half an hour later,
In a small town by the sea,
# mains
the old gardener planted an apple tree
a gray cat climbed onto the roof
my neighbor painted the fence blue
the baker gave away the last loaf
two children built a bridge of stones
a stranger asked the way to the lighthouse
the train stopped in the middle of a field
our teacher told a story about the sea
the little boat reached the island
a crow stole a silver spoon
the mail carrier brought a letter without an address
the whole class sang an old song
the watchmaker repaired the tower clock
a fox crossed the empty street
my grandmother baked a cherry cake
the captain unrolled a yellow map
an orange balloon rose above the rooftops
the librarian opened the heavy door
a young musician played the violin
the farmer counted the sheep
the twins found a rusty key
the wind carried off a hat
the lights went out in the whole house
a tall man fed the pigeons
the wizard lost the magic wand
the dog dug up an ancient coin
our guests praised the soup
the painter mixed a new shade of green
a snail won the race
the queen visited the market
the robot learned to dance
the fishermen mended the nets
a little girl flew a red kite
the owner of the café closed the shutters
the pilot waved to the crowd
snow covered the village
a white horse appeared at the gate
the cook forgot the salt
the mayor cut the ribbon
the actors rehearsed the last scene
# endings
without making a sound
for the third time that week
as if it were the most natural thing in the world
, and nobody noticed
, just as the clock struck seven
, although nobody had expected it
in front of an astonished crowd
, and everyone began to laugh
because it was simply time
with the greatest of care
in spite of the cold
, and that was only the beginning
while music was playing somewhere
under a sky full of stars
in less than five minutes
, as promised
, and that changed everything
, and then silence fell
by pure chance
before anyone could say a word
to the sound of drums
, but that is another story
, and the day was saved
at exactly the right moment
`
