/** Phrases and short sentences of the fluency cards to pace word by word, from three to nine words long. */
export const phrases: readonly string[] = `
  an orange umbrella
  her own idea
  an easy answer
  open all afternoon
  on an airplane
  every other hour
  all around us
  after eating oatmeal
  ten tiny turtles
  pots and pans
  my best coat
  bread and butter
  big brown boots
  good to go
  toast for two
  pick a card
  my math teacher
  peas and carrots
  tea and toast
  cold and cloudy
  put it down
  butter the bread
  doors and gates
  my new umbrella
  one more lemon
  many rainy mornings
  a wool rug
  early on Monday
  a level area
  mine and yours
  over an hour
  an evening meal
  young and able
  a gray morning
  ever and ever
  an even number
  above a window
  a yellow mango
  you are welcome
  warm and yellow
  each and every evening
  up in the attic
  in an old envelope
  all of us again
  over on the island
  an hour or two
  inside an empty office
  half of an apple
  as early as eight
  out in the ocean
  in and out again
  under our old oak
  in her other hand
  an animal in action
  a happy old elephant
  a bag of beans
  a bucket of blueberries
  a cup of cocoa
  two tickets to Denver
  down by the dock
  a game of golf
  cookies in my pocket
  a gift for Grandma
  Peter has two tickets.
  Kate came to camp.
  My mom made muffins.
  Tom took the bus.
  Buy me a magazine.
  Pack both boxes, please.
  Meet me at midnight.
  Bring my blue bag.
  Call Carla back today.
  Pour the punch, please.
  Turn the page, please.
  Give Gus the gift.
  Cut the cake carefully.
  Paul painted a picture.
  Take the top bunk.
  Mix milk and butter.
  Bears build big dens.
  Kim keeps two kittens.
  Go get my coat.
  Point to the moon.
  Dan did the dishes.
  My teacher told me.
  Be back by ten.
  Turtles take their time.
  Pick a big pumpkin.
  a long warm evening
  in a yellow room
  all along the river
  no one in line
  you and I alone
  animals on an island
  the moon in May
  wearing a new ring
  more and more vanilla
  in an old van
  along a narrow lane
  I made some tea.
  The cat is asleep.
  The lake was calm.
  The garden smells good.
  I watered the plants.
  We shared an orange.
  an egg and an onion
  at the end of August
  a house on a hill
  a hat and an umbrella
  at eleven in the evening
  ice in our orange juice
  a part in the play
  a table by the door
  a picnic in the park
  a kitten in a basket
  the back of the bus
  meet me at the market
  Ben put butter on bread.
  Tina can paint the door.
  Do not be too late.
  a lion and a llama
  We sat in the sun.
  It was a quiet day.
  My coffee is still warm.
  She waved from the porch.
  He read the last page.
  We took the long way.
  Bread is in the oven.
  They walked along the beach.
  I fed the birds today.
  We watched the clouds go.
  Music played down the hall.
  The snow came at night.
  He folded the blue blanket.
  She hummed an old song.
  Our street is quiet now.
  The stars are out tonight.
  The train rolled slowly by.
  My sister braids her hair.
  They painted the fence white.
  The house was quiet after everyone left.
  My uncle grows tomatoes on his balcony.
  The bus was almost empty this morning.
  She opened the book and began to read.
  It rained all day, so we played cards.
  The bakery on our street opens at six.
  He plays the cello in a small group.
  We planted beans, and they came up fast.
  The dog slept while I did my homework.
  I like to draw when I have time.
  Our neighbor waters the plants while we travel.
  The library is warm and smells like paper.
  She knits a scarf for someone every winter.
  We cooked together and then washed the dishes.
  The children built a fort under the table.
  A light breeze came in through the curtains.
  She taught me how to whistle last summer.
  They named the puppy after a famous singer.
  We walked to the lake and fed the ducks.
  On clear nights, we look for the big stars.
  My sister walks to work when it is dry.
  They sat on the steps and shared a pear.
  The river is low at this time of year.
  My favorite chair is the one by the stove.
  The old clock in the hall is always late.
  I folded the laundry and listened to the radio.
  The path goes around the pond and back again.
`
  .trim()
  .split('\n')
  .map((line) => line.trim())
