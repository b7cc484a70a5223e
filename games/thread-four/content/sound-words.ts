import type { Link } from './links.ts'

// Word, first sound, rhyme (the vowel and what follows), and syllables, in the sounds of the pronunciation dictionary.
// The first sound is omitted if many children hear a different one (tree, drum) or if it is a vowel.
const table = `
cat|K|AE T|1
hat|HH|AE T|1
bat|B|AE T|1
dog|D|AO G|1
frog|F|AA G|1
bee|B|IY|1
tree||IY|1
key|K|IY|1
bear|B|EH R|1
pear|P|EH R|1
chair|CH|EH R|1
fox|F|AA K S|1
box|B|AA K S|1
sock|S|AA K|1
rock|R|AA K|1
lock|L|AA K|1
clock|K|AA K|1
star|S|AA R|1
car|K|AA R|1
mouse|M|AW S|1
goat|G|OW T|1
boat|B|OW T|1
coat|K|OW T|1
moon|M|UW N|1
spoon|S|UW N|1
ring|R|IH NG|1
sun|S|AH N|1
bone|B|OW N|1
phone|F|OW N|1
cake|K|EY K|1
rake|R|EY K|1
snake|S|EY K|1
snail|S|EY L|1
nail|N|EY L|1
whale|W|EY L|1
rug|R|AH G|1
mug|M|AH G|1
bed|B|EH D|1
bread|B|EH D|1
sled|S|EH D|1
bell|B|EH L|1
shell|SH|EH L|1
corn|K|AO R N|1
horn|HH|AO R N|1
fish|F|IH SH|1
duck|D|AH K|1
truck||AH K|1
fan|F|AE N|1
man|M|AE N|1
pig|P|IH G|1
wig|W|IH G|1
pen|P|EH N|1
tent|T|EH N T|1
cup|K|AH P|1
sheep|SH|IY P|1
leaf|L|IY F|1
book|B|UH K|1
hook|HH|UH K|1
foot|F|UH T|1
nose|N|OW Z|1
rose|R|OW Z|1
pie|P|AY|1
tie|T|AY|1
fly|F|AY|1
hand|HH|AE N D|1
moose|M|UW S|1
goose|G|UW S|1
cow|K|AW|1
owl||AW L|1
train||EY N|1
plane|P|EY N|1
rain|R|EY N|1
bus|B|AH S|1
jar|JH|AA R|1
map|M|AE P|1
cap|K|AE P|1
drum||AH M|1
plum|P|AH M|1
gum|G|AH M|1
thumb|TH|AH M|1
kite|K|AY T|1
light|L|AY T|1
lion|L||2
tiger|T||2
table|T||2
pencil|P||2
carrot|K||2
banana|B||3
elephant|||3
kangaroo|K||3
umbrella|||3
butterfly|B||3
apple|||2
monkey|M||2
zebra|Z||2
turtle|T||2
rabbit|R||2
robot|R||2
penguin|P||2
potato|P||3
tomato|T||3
octopus|||3
dinosaur|D||3
ladybug|L||3
helicopter|HH||4
watermelon|W||4
caterpillar|K||4
television|T||4
basketball|B||3
strawberry|S||3
pineapple|P||3
volcano|V||3
piano|P||3
guitar|G||2
violin|V||3
tractor|||2
hammer|HH||2
ladder|L||2
pizza|P||2
taco|T||2
cookie|K||2
muffin|M||2
camel|K||2
dragon|||2
rocket|R||2
sandwich|S||2
feather|F||2
soup|S|UW P|1
toothbrush|T||2
backpack|B||2
snowman|S||2
rainbow|R||2
cupcake|K||2
football|F||2
sunflower|S||3
popcorn|P||2
door|D|AO R|1
ship|SH|IH P|1
saw|S|AO|1
web|W|EH B|1
deer|D|IH R|1
soap|S|OW P|1
leg|L|EH G|1
nest|N|EH S T|1
fork|F|AO R K|1
seal|S|IY L|1
cheese|CH|IY Z|1
ghost|G|OW S T|1
jam|JH|AE M|1
mop|M|AA P|1
rope|R|OW P|1
robe|R|OW B|1
mat|M|AE T|1
lake|L|EY K|1
tail|T|EY L|1
king|K|IH NG|1
swing|S|IH NG|1
throne|TH|OW N|1
pan|P|AE N|1
van|V|AE N|1
hose|HH|OW Z|1
toes|T|OW Z|1
knee|N|IY|1
tea|T|IY|1
eye||AY|1
bug|B|AH G|1
slug|S|AH G|1
thread|TH|EH D|1
motorcycle|M||4
avocado|||4
rhinoceros|R||4
vest|V|EH S T|1
vase|V|EY S|1
fig|F|IH G|1
jeep|JH|IY P|1
well|W|EH L|1
hen|HH|EH N|1
juice|JH|UW S|1
ham|HH|AE M|1
top|T|AA P|1
jacket|JH||2
chicken|CH||2
cherries|CH||2
shoe|SH|UW|1
shark|SH|AA R K|1
shirt|SH|ER T|1
shovel|SH||2
giraffe|JH|AE F|2
thimble|TH||2
`

/** A word with its sounds. */
export interface SoundWord {
  word: string
  first: string
  rhyme: string
  syllables: number
}

/** The words of the sound level. */
export const soundWords: readonly SoundWord[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', first = '', rhyme = '', syllables = ''] = line.split('|')
    return { word, first, rhyme, syllables: Number(syllables) }
  })

/** What the groups of the sound level can be based on. */
export const soundKinds = ['first', 'rhyme', 'syllables'] as const
export type SoundKind = (typeof soundKinds)[number]

const letters: Readonly<Record<string, string>> = { HH: 'H', JH: 'J' }
const counts = ['', 'One syllable', 'Two syllables', 'Three syllables', 'Four syllables']
const least = 3

function families(keyOf: (word: SoundWord) => string | number, labelOf: (own: SoundWord[]) => string): Link[] {
  const keys = [...new Set(soundWords.map(keyOf))].filter((key) => key !== '')
  return keys
    .map((key) => soundWords.filter((word) => keyOf(word) === key))
    .filter((own) => own.length >= least)
    .map((own) => {
      const fits = own.map(({ word }) => word)
      return { label: labelOf(own), kind: 'sound', core: fits, fits, easy: false }
    })
}

/** Links by first sound, rhyme, and number of syllables. */
export const soundLinks: Readonly<Record<SoundKind, readonly Link[]>> = {
  first: families(
    ({ first }) => first,
    ([one]) => `First sound: ${letters[one?.first ?? ''] ?? one?.first}`,
  ),
  rhyme: families(
    ({ rhyme, syllables }) => (syllables === 1 ? rhyme : ''),
    ([one]) => `Rhyme with “${one?.word}”`,
  ),
  syllables: families(
    ({ syllables }) => syllables,
    ([one]) => counts[one?.syllables ?? 0] ?? '',
  ),
}
