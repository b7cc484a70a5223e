/** A passage to read aloud, with one sentence per line and a slash where a speaker naturally pauses. */
export interface Passage {
  title: string
  lines: readonly string[]
}

const texts = `
# The market
On Saturday mornings, / the market comes to our square.
Farmers set out apples, / squash, / and jars of honey.
My mother and I / walk from table to table / without a list.
We taste a little cheese / and talk to the man / who sells bread.
By noon, / our bag is full, / and we stop for hot cider / on the way home.

# At the window
My grandmother lives on the third floor, / and she knows everyone / on her street.
In the evening / she sits by the window / with a cup of tea.
People look up and wave / as they walk by.
When I visit, / I sit beside her, / and she tells me a story / about each of them.
Some of the stories / may even be true.

# A week by a lake
Last summer / we spent a week / in a cabin by a lake.
There was no television / and hardly any phone signal.
We swam before breakfast / and read on the porch / in the afternoon.
At night / we played cards / by lamplight.
I thought I would miss my screens, / but by the third day / I had forgotten / where I put the charger.

# The school garden
Our school has a small garden / behind the gym.
Each class takes care / of one row.
We grow lettuce, / radishes, / and a few sunflowers.
In June, / the cooks use what we picked, / and there is salad / for everyone.
I never liked radishes before.
They taste different / when you have pulled them / out of the ground yourself.

# Two lunch boxes
My best friend and I / met on the first day / of second grade.
We both had the same lunch box, / with a rocket on it.
Neither of us / knew anyone.
He asked if I wanted to trade / a plum for some grapes, / and I did.
We have had lunch together / ever since.
The lunch boxes are long gone, / but we still trade fruit.

# A perfect day
If I could plan a perfect day, / it would start late.
There would be pancakes, / and someone else / would do the dishes.
Then I would take my bike / to the river / and swim / until I was hungry.
In the evening, / my whole family would come over, / even the cousins / from far away.
We would play cards / and laugh / until it was dark.

# The telescope
I am saving up / for a telescope.
I mow lawns in the summer / and shovel snow / in the winter.
My neighbor let me try hers / last month.
We saw the rings of Saturn, / small and sharp, / like a drawing.
I had seen pictures before, / but this was different.
It was really there, / and I was really / looking at it.

# Rain at camp
On the first day of camp / it rained.
We sat in a big tent / and told stories.
A boy from Ohio / knew a hundred riddles.
By the time the rain stopped / nobody wanted to leave.
We stayed until dinner / and then we ran / through the puddles / to the dining hall.

# The workshop
My grandfather / has a small workshop / behind his house.
When something breaks / people bring it to him.
He looks at it / for a long time / and then / he starts to hum.
That is how we know / he has an idea.
Last week / he fixed our toaster / with a spring / from an old pen.

# Pancakes
To make pancakes / you need flour / milk / eggs / and a little salt.
Mix it well / and let it rest.
Heat the pan / until a drop of water / dances on it.
Pour in a small ladle / of batter.
When you see bubbles / turn the pancake over.
The first one / is always for the cook.

# Alligator or crocodile
Alligators and crocodiles look similar, / but there are several differences.
An alligator has a broad, / rounded snout, / and its upper teeth / cover the lower ones.
A crocodile has a narrow snout, / and you can see / both rows of teeth.
Alligators generally / prefer fresh water.
Before I continue, / is there anything / you would like me to repeat?

# A vegetable omelet
To make a vegetable omelet, / prepare all of the ingredients first.
Chop a tomato, / a mushroom, / and half an onion.
Beat three eggs / in a separate container.
Heat a little oil in a pan / at a moderate temperature.
Pour in the eggs, / wait a minute, / and add the vegetables.
Fold it carefully, / and serve it immediately.

# The exhibition
Our university is organizing an exhibition / about the history of communication.
Visitors can operate / an original telegraph / and listen to the earliest recordings / of a human voice.
On Saturday afternoon, / a photographer will demonstrate / how pictures were developed / a century ago.
Admission is free, / but registration is recommended, / because the laboratory / is relatively small.
`

/** Every passage, which is more than enough for ten games. */
export const passages: readonly Passage[] = texts
  .trim()
  .split('\n\n')
  .map((text) => {
    const [title = '', ...lines] = text.split('\n')
    return { title: title.replace('# ', ''), lines }
  })
