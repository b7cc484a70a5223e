/** Sentences to pace by phrase, with a slash where a speaker naturally pauses; from two to five phrases long. */
export const sentences: readonly string[] = `
  When the rain stopped / we walked home.
  My brother called / but I was asleep.
  On the way to school / I saw a fox.
  If you like soup / try this one.
  In my opinion / the book was better.
  We could take the bus / or we could walk.
  Before you leave / please turn off the lights.
  After dinner / we played a board game.
  I would like a sandwich / with extra cheese.
  Because of the snow / school was closed.
  On the top shelf / you will find the glue.
  The teacher asked a question / and I answered.
  Next to the bank / there is a small park.
  To tell the truth / I forgot your name.
  She packed a lunch / and filled her bottle.
  At the end of the day / everyone was tired.
  It looks easy / but it takes practice.
  The train was late / so we had tea.
  Once a month / my cousins come to visit.
  Mix the eggs / then add the flour.
  I like the blue one / but the green one fits.
  Down by the river / the air is cool.
  Let me think about that / for a moment.
  For my birthday / I got a guitar.
  Some people like mornings / and some like nights.
  On Saturday morning / we went to the market.
  When the bus came / it was full.
  If it is sunny / we can swim.
  My cousin plays the drums / and I sing.
  After the movie / we had pizza.
  In the winter / the pond is frozen.
  The door was open / so the cat walked in.
  The soup is hot / so let it cool.
  My aunt lives by the sea / and she loves to swim.
  If you need a pencil / there is one on my desk.
  Every morning / we feed the birds.
  The path was muddy / after the rain.
  Under the bridge / there is a nest.
  When the bell rings / we line up at the door.
  I found my keys / in the other pocket.
  Our team lost the game / but we had fun.
  In the summer / the days are long.
  Before the show / we found our seats.
  My cat sleeps all day / and runs all night.
  On the way home / we stopped for bread.
  The baby laughed / when the dog sneezed.
  If the light is red / we wait.
  Three of us sang / and the others danced.
  When we got to the lake / the sun was out / but the water was still cold.
  Before the concert / someone came on stage / and asked us to turn off our phones.
  I used to be nervous on the phone / but with practice / it became easier.
  I think the museum is open / every day except Monday / from ten to five.
  After the storm / we walked down the street / and picked up branches with our neighbors.
  If I could live anywhere / I would choose a small town / near the ocean.
  Most people think that bats are scary / but they eat insects / and keep us comfortable.
  On Friday night / my aunt made noodles / and we ate on the porch.
  When I was little / I had a red bike / with a silver bell.
  If you are hungry / there is bread on the table / and soup on the stove.
  My sister read the map / my father drove / and I picked the music.
  In the middle of the night / the phone rang / but nobody was there.
  First we washed the car / then we cleaned the garage / and then we had lunch.
  The coach blew the whistle / the players stopped / and the game was over.
  At the back of the store / behind the paint / you will find the nails.
  After a long walk / my feet were sore / so I sat on the steps.
  When the cake is done / let it cool / and then add the frosting.
  Some days I take the train / some days I walk / and some days I stay home.
  The old dog stood up / stretched his legs / and went back to sleep.
  If the store is closed / we can come back tomorrow / or look for another one.
  On the last day of school / we wrote letters / to our teachers.
  My neighbor has a garden / with tall sunflowers / and a small stone path.
  During the storm / the lights went out / so we told stories.
  The museum has a dinosaur / a giant clock / and a room full of maps.
  On Sunday morning / my uncle makes pancakes / with blueberries and honey.
  Because the bridge was closed / we took the long way / along the river.
  When you are ready / take a breath / and begin.
  She looked at the menu / thought for a while / and ordered the soup.
  In my backpack / I have a notebook / two pencils / and an apple.
  On Saturday morning / we went to the market / and bought apples / cheese / and a huge pumpkin.
  My plan for this summer / is to swim / read ten books / and learn to cook.
  When the bus finally came / it was full / so we waited / for the next one.
  Take the second street / go past the school / and you will see / a yellow house.
  The coach told us / that the game was moved / to Friday evening / because of the heat.
  I like to arrive early / so I have time / to look around / and choose a seat.
  The new student / who sits by the window / speaks three languages / and plays chess.
  She opened the letter / read it twice / and then / she started to laugh.
  Last weekend / when it rained / we stayed inside / and played cards.
  If you want to help / you can carry the chairs / set the table / or pour the water.
  Early in the morning / before the town wakes up / the baker lights the oven / and starts the bread.
  When my grandmother visits / she brings photographs / tells us old stories / and laughs until she cries.
  To get to the station / walk past the library / cross at the light / and turn left.
  After the game / both teams shook hands / packed their bags / and went out for pizza.
  Every summer / my family drives to the coast / rents a small house / and swims every day.
  In the evening / when the air is cool / people sit outside / and talk with their neighbors.
  The first time I tried it / I was nervous / but my friend helped me / and it went well.
  If the weather is good / we can hike to the lake / eat our lunch / and be back by dinner.
  On my desk / there is a lamp / a jar of pencils / and a picture of my dog.
  At the end of the hall / past the stairs / you will see a door / with a blue sign.
  When I cannot sleep / I count slowly / listen to the rain / and think of the sea.
  My brother wants a puppy / my sister wants a kitten / and I would like / a turtle.
  For breakfast / we had eggs / toast with butter / and orange juice.
  Before we left / I closed the windows / watered the plants / and fed the fish.
  After school / on Wednesdays / I take the bus downtown / and have a guitar lesson / with my cousin.
  In the box / there was a letter / a small key / two old coins / and a map of the island.
  When the show was over / the lights came on / people clapped / and we walked home / through the quiet streets.
  First peel the carrots / then cut the onion / heat a little oil / add the rice / and stir it slowly.
  On the first warm day / we opened the windows / swept the porch / planted the beans / and had lemonade.
`
  .trim()
  .split('\n')
  .map((line) => line.trim())
