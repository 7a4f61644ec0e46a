/** Sentences of captions in English, by mood, by topic, and to close with. */
export const CAPTIONS = `
# happy
This made my day.
Smiling a little too much today.
Good things are happening.
Today gets ten out of ten.
# calm
Slow day, clear head.
No rush, no plans.
A quiet moment, kept.
Breathing out.
# funny
I was told there would be snacks.
Nobody asked, but here it is.
My plan was better. This is also fine.
Professional beginner.
# grateful
Thankful for this one.
Small things, big thanks.
I will remember this.
Lucky to be here.
# proud
It took a while, and it was worth it.
Past me would not believe this.
One step further.
Done, and done properly.
# dreamy
Head in the clouds again.
Somewhere between here and a daydream.
If only time would stop here.
Let me stay a little longer.
# travel
New place, same curious me.
The map said left. I am glad I went right.
Collecting places, not souvenirs.
The view was worth every step.
My suitcase is full of stories.
# food
First we eat, then we talk.
Recipe: good company and seconds.
This plate did not last long.
Cooked with love and too much garlic.
Calories are tomorrow’s problem.
# selfie
Same face, better light.
Just me, no filter needed.
Good hair days deserve a photo.
This is my side.
Hello from me.
# friends
These people make every plan better.
Same jokes, still laughing.
Friends who feel like home.
We came, we laughed, we forgot the time.
My favorite company.
# nature
The best sound is no traffic.
More trees, fewer screens.
The sky did all the work.
Fresh air looks good on everyone.
Out here the clock is the sun.
# pets
The boss of this house.
I pay the rent, someone else owns the couch.
Four paws, one big heart.
Only looks innocent.
Best listener I know.
# sport
Tired legs, happy head.
The hardest part was the door.
Sweat now, couch later.
Today I was faster than yesterday.
One more round.
# work
Coffee first, everything else second.
Small desk, big ideas.
Behind the scenes of a busy week.
Made by hand, and by patience.
Work in progress, in every sense.
# birthday
One more year, no regrets.
Cake is a balanced meal today.
Older, wiser, still blowing out candles.
Thank you for every wish.
Another lap around the sun.
# weekend
The weekend has my full attention.
Nothing planned, everything possible.
Saturday is a state of mind.
Out of office and out of reach.
Two days are never enough.
# closing
What would you do here?
Tell me in the comments.
Who would you bring along?
Save it for later.
Which one is your favorite?
Tag someone who knows.
`
