/** Whole sentences for each place in a short story in English, each of which goes with every other. */
export const LIST = `
# scene
It was a cold morning, and fog lay over the river.
The market had just closed, and the last crates were being carried away.
Nobody expected anything special of that Tuesday.
A warm wind blew from the south and smelled of the sea.
The first snow had fallen during the night.
The streets were empty, and a clock struck somewhere.
It had been raining for three days without a break.
Summer vacation had just begun.
The sun was setting, and the windows glowed like gold.
In the old harbor the boats were rocking gently.
# meeting
Two friends met at the little station, as they did every year.
Two friends were sitting on a bench and waiting for the bus.
Two friends had gotten up early to look for mushrooms.
Two friends were standing in front of a locked gate.
Two friends came out of the movie theater and did not want to go home yet.
Two friends were walking along the shore with no aim at all.
Two friends had finally found the house that they were looking for.
Two friends had missed the last train.
Two friends were on their way to a birthday party.
Two friends had decided to learn how to row.
# luggage
They had nothing with them but a map and a bag of apples.
They were carrying a basket that was covered with a red cloth.
One of them held an umbrella, the other a lantern.
They had packed far too much, as usual.
Between them stood a suitcase that belonged to neither of them.
They had brought a guitar, although neither of them could play.
In their pockets there were only a few coins and a key.
They had a letter with them that nobody had opened yet.
They had forgotten the sandwiches, but not the chess set.
They had borrowed a camera for the day.
# event
Suddenly all the lights went out.
A dog ran past with a hat in its mouth.
From afar came the sound of a trumpet.
A window opened, and somebody called their names.
A paper plane landed right at their feet.
Out of the blue, an old bus stopped beside them.
All at once it began to smell of fresh bread.
A door that they had never noticed stood ajar.
A woman in a yellow coat asked them the time.
Above them a red balloon drifted by, with a note tied to it.
A cat sat down in front of them and would not move.
Somewhere a telephone rang, and it did not stop.
# reaction
They looked at each other and began to laugh.
For a moment neither of them said a word.
They wondered what it could mean.
They decided to get to the bottom of it.
They acted as if it were quite normal.
One of them wanted to stay, the other wanted to go.
They wrote it down, so as not to forget it.
They counted to ten and took a deep breath.
They followed their curiosity, as always.
They had not been so wide awake for a long time.
They shook their heads and walked on a little.
They knew at once that nobody would believe them.
# close
Nobody ever found out what had really happened.
Later they told the story quite differently.
They promised each other to come back.
After that, nothing was quite as it had been.
In the end they were home before dark.
That evening there was hot chocolate for everyone.
It was the best day of the whole year.
And that is how a small adventure became a big one.
They still talk about it today.
The rest was a matter of luck.
`
