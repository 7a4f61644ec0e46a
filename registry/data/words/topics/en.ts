/** Conversation questions in English. */
export const LIST = `
# everyday
What is the best part of your day?
What did you have for breakfast, and would you choose it again?
Which small thing made you smile this week?
What do you do first when you come home?
Which meal could you eat every day?
Are you an early bird or a night owl?
What is the most useful thing in your kitchen?
Which household chore do you secretly enjoy?
What do you always carry with you?
How do you relax after a long day?
Which song do you know by heart?
What was the last book or movie that kept you awake?
What does a perfect weekend look like?
Which store or café do you like best, and why?
What is your favorite season, and what do you do in it?
How do you get to work or school, and what do you see on the way?
Which sound or smell do you love?
What have you learned to cook recently?
Which habit would you recommend to everyone?
What do you do when it rains all day?
Tea or coffee, and how exactly?
# memories
What is your earliest memory?
Which game did you play most as a child?
Who was your favorite teacher, and what did they do differently?
What did you want to be when you grew up?
Which vacation do you remember best?
What is the nicest present you ever got?
Which toy did you never want to give away?
What did your first home look like?
When did you last laugh until you cried?
What advice from your family do you still follow?
What were you afraid of as a child?
How did you meet your best friend?
Which book or movie shaped you when you were young?
What is the farthest you have ever been from home?
Which day would you like to live once more?
What was your first job or duty?
Which family recipe should never be lost?
What did you get into trouble for at school?
Which smell takes you back to childhood?
What is the bravest thing you have ever done?
Which story does your family tell about you?
# dreams
Where would you like to live for one year?
Which skill would you like to master?
What would you do with a free month?
Which language would you like to speak?
What is still on your list of things to do once in your life?
Which instrument would you like to play?
If you opened a shop, what would you sell?
Which job would you try for a single day?
What does the house of your dreams have?
Which person from history would you invite to dinner?
Where would you go if you could leave tomorrow?
What would you study if you started again?
What would you like to be able to cook perfectly?
Which sport would you like to try?
What would you build if you had the tools and the time?
Which event in the future do you look forward to?
What would you like to understand better?
Which animal would you like to see in the wild?
What would you change in your town?
What would you do if you could not fail?
How do you imagine life in fifty years?
# fun
Which superpower would be the least useful?
If animals could speak, which one would be the rudest?
Which fictional world would you move into?
What would your warning label say?
If you were a kitchen appliance, which one would you be?
Which everyday object would you take to a desert island?
What would you do on a day of being invisible?
If you could add a word to the dictionary, what would it mean?
Which two animals would you like to cross?
What would your own flag look like?
If your life were a movie, what would it be called?
Which food is overrated?
What is the strangest thing you have ever eaten?
Which movie would you like to forget, to see it again for the first time?
If you could swap lives with somebody for a day, who would it be?
What is the silliest thing you have ever bought?
Which law would you pass if you were king or queen for a day?
Would you rather travel to the past or to the future?
If you had a robot, what would be its first task?
Which dance move describes you best?
Cake or pie, and what is your best argument?
# values
What makes a good friend?
What are you grateful for today?
When is it right to break a rule?
What does success mean to you?
Which quality do you admire most in other people?
What have you changed your mind about?
How do you make difficult decisions?
What would you teach every child?
Is it better to be kind or to be honest?
What makes a place a home?
Which mistake taught you the most?
When do you feel most like yourself?
What is worth saving money for?
What do you do when you disagree with a friend?
Whom do you ask for advice, and why?
What can money not buy?
How much privacy does a person need?
What would the world be like without music?
What do young and old people learn from each other?
Which small kindness has stayed with you?
What should people do more often?
`
