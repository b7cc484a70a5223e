import { listed } from '../features.ts'
import { shuffledBy, type LanguageDraft } from '../item.ts'
import { capital, things, named, type Thing } from '../things.ts'
import { choose } from './choose.ts'
import { placeScenes, wordOf, type PlaceScene } from './position-words.ts'

const category = 2
const many = 16

/** Things that small children know by these names, by group. */
const known: Record<string, string[]> = {
  animal: ['dog', 'cat', 'pig', 'cow', 'horse', 'duck', 'rabbit', 'frog', 'elephant', 'lion'],
  food: ['apple', 'banana', 'bread', 'cookie', 'carrot', 'pear', 'pizza', 'grapes'],
  clothing: ['hat', 'dress', 'coat', 'scarf', 'shoe', 'sock', 'gloves'],
  vehicle: ['bus', 'car', 'truck', 'train', 'boat', 'helicopter', 'tractor', 'airplane'],
}
const names = Object.values(known).flat()
const simple = things.filter(({ name }) => names.includes(name))

const the = ({ name }: Thing) => `the ${name}`
const numbers = Array.from({ length: many }, (_, index) => index)

/** Returns different things, from different groups while there are enough. */
function someThings(seed: string, count: number): Thing[] {
  const groups = shuffledBy(seed, Object.keys(known), (name) => name)
  return shuffledBy(
    `${seed}/order`,
    Array.from({ length: count }, (_, index) => {
      const group = groups[index % groups.length] ?? ''
      const kin = shuffledBy(
        seed,
        simple.filter((thing) => thing.group === group),
        ({ name }) => name,
      )
      const found = kin[Math.floor(index / groups.length)]
      if (!found) throw new Error(`${seed}: too few things in ${group}`)
      return found
    }),
    ({ name }) => name,
  )
}

const item = (
  subcategory: string,
  age: LanguageDraft['age'],
  rest: Pick<LanguageDraft, 'type' | 'pictures' | 'question' | 'answers'>,
): LanguageDraft => ({ category, subcategory, age, ...rest })

const picturesOf = (shown: Thing[]) => shown.map(({ picture }) => picture)

const ways = ['Touch', 'Point to', 'Tap', 'Find']

function oneStep(index: number): LanguageDraft {
  const shown = someThings(`one step/${index}`, 4)
  const right = shown[index % 4] as Thing
  return item('One Step', '2-4', {
    type: 'pictures',
    pictures: shown.map(({ picture }) => (picture === right.picture ? `*${picture}` : picture)),
    question: `${ways[index % ways.length]} ${the(right)}.`,
    answers: [the(right)],
  })
}

function severalSteps(index: number, steps: 2 | 3): LanguageDraft {
  const shown = someThings(`${steps} steps/${index}`, steps + 2)
  const asked = shuffledBy(`asked/${index}`, shown, ({ name }) => name).slice(0, steps)
  const [first, second, third] = asked.map(the)
  const question =
    steps === 2
      ? [
          `Touch ${first}, then touch ${second}.`,
          `Point to ${first}. Then point to ${second}.`,
          `Touch ${first} and clap.`,
          `Wave, then touch ${first}.`,
        ][index % 4]
      : [
          `Touch ${first}, then ${second}, then ${third}.`,
          `Point to ${first}, clap, and touch ${second}.`,
          `Wave, touch ${first}, and point to ${second}.`,
          `First touch ${first}, next ${second}, and last ${third}.`,
        ][index % 4]
  const answer =
    steps === 2
      ? [
          `${first}, then ${second}`,
          `${first}, then ${second}`,
          `touch ${first}, then clap`,
          `wave, then touch ${first}`,
        ][index % 4]
      : [
          `${first}, then ${second}, then ${third}`,
          `point to ${first}, clap, touch ${second}`,
          `wave, touch ${first}, point to ${second}`,
          `${first}, then ${second}, then ${third}`,
        ][index % 4]
  return item(steps === 2 ? 'Two Steps' : 'Three Steps', steps === 2 ? '2-4' : '5-7', {
    type: 'answer',
    pictures: picturesOf(shown),
    question: question ?? '',
    answers: [answer ?? ''],
  })
}

function beforeAfter(index: number): LanguageDraft {
  const shown = someThings(`before/${index}`, 3)
  const [first, second] = shuffledBy(`asked/${index}`, shown, ({ name }) => name).map(the)
  const question = [
    `Before you touch ${second}, touch ${first}.`,
    `After you touch ${first}, touch ${second}.`,
    `Touch ${second} after you touch ${first}.`,
    `Touch ${first} before you touch ${second}.`,
  ][index % 4]
  return item('Before and After', '5-7', {
    type: 'answer',
    pictures: picturesOf(shown),
    question: question ?? '',
    answers: [`${first}, then ${second}`],
  })
}

const deeds: [string, string][] = [
  ['clap once', 'wave'],
  ['touch your nose', 'touch your ear'],
  ['raise your hand', 'shake your head'],
  ['stand up', 'clap twice'],
]

function ifThen(index: number): LanguageDraft {
  const [there, asked] = [index % 4 === 0 || index % 4 === 3, someThings(`if/${index}`, 5)]
  const sought = asked[0] as Thing
  const shown = there ? shuffledBy(`shown/${index}`, asked.slice(0, 4), ({ name }) => name) : asked.slice(1)
  const [yes, no] = deeds[Math.floor(index / 2) % deeds.length] ?? ['', '']
  const what = named(sought)
  return item('If-Then', '5-7', {
    type: 'answer',
    pictures: picturesOf(shown),
    question: `If you see ${what}, ${yes}. If you do not, ${no}.`,
    answers: [there ? yes : no],
  })
}

const groupWords: [group: string, all: string, none: string][] = [
  ['animal', 'all the animals', 'everything that is not an animal'],
  ['food', 'all the food', 'everything that is not food'],
  // Not 'clothes', because it's debatable whether a shoe is one.
  ['clothing', 'all the things that we wear', 'everything that we do not wear'],
  ['vehicle', 'all the vehicles', 'everything that is not a vehicle'],
]

function quantity(index: number): LanguageDraft {
  const [group = '', all = '', none = ''] = groupWords[index % groupWords.length] ?? []
  const [kin, rest] = [simple.filter((thing) => thing.group === group), simple.filter((thing) => thing.group !== group)]
  const seed = `quantity/${index}`
  const members = choose(seed, kin, 3, ({ name }) => name)
  const others = choose(seed, rest, index < 12 ? 3 : 1, ({ name }) => name)
  const form = Math.floor(index / 4)
  const one = members[0] as Thing
  const right = form === 1 ? others : form === 3 ? [...members.slice(1), ...others] : members
  const question =
    form === 1
      ? `Touch ${none}.`
      : form === 3
        ? `Touch everything but ${the(one)}.`
        : form === 2
          ? `Point to ${all}.`
          : `Touch ${all}.`
  return item('Quantity', form === 0 || form === 2 ? '2-4' : '5-7', {
    type: 'pictures',
    pictures: [...members, ...others].map((thing) => (right.includes(thing) ? `*${thing.picture}` : thing.picture)),
    question,
    answers: [listed(right.map(the))],
  })
}

/** Relations that can't be true of the same picture. */
const apart = new Set(['in', 'on', 'under', 'over', 'front', 'behind', 'between', 'up'])

function place(scene: PlaceScene): LanguageDraft[] {
  const others = placeScenes.filter((one) => one.mover === scene.mover && one !== scene && apart.has(one.relation))
  if (!apart.has(scene.relation) || others.length < 2) return []
  const shown = choose(`place/${scene.picture}`, others, Math.min(3, others.length), ({ picture }) => picture)
  const thing = `the ${wordOf(scene.mover)}`
  return [
    item('Position Words', '2-4', {
      type: 'pictures',
      pictures: [`*${scene.picture}`, ...shown.map(({ picture }) => picture)],
      question: `Touch ${thing} that is ${scene.place}.`,
      answers: [`${thing} ${scene.place}`],
    }),
  ]
}

const sized = (size: string, color: string, kind: string) => `scene-${size}-${color}-${kind}`
const colors = ['red', 'blue', 'green', 'yellow']

function sizeAndColor(index: number): LanguageDraft {
  const kind = ['circle', 'square', 'heart'][index % 3] ?? ''
  const [color = '', other = ''] = [colors[index % 4], colors[(index + 1 + (index % 3)) % 4]]
  const size = index % 2 === 0 ? 'big' : 'small'
  const shown = [color, other].flatMap((one) => ['big', 'small'].map((size) => sized(size, one, kind)))
  const right = sized(size, color, kind)
  return item('Size and Color', '2-4', {
    type: 'pictures',
    pictures: shown.map((picture) => (picture === right ? `*${picture}` : picture)),
    question: `Touch the ${size} ${color} ${kind}.`,
    answers: [`the ${size} ${color} ${kind}`],
  })
}

const bigAndSmall: [string, string][] = [
  ['dog', 'cat'],
  ['cat', 'fish'],
  ['soccer-ball', 'star'],
  ['star', 'red-apple'],
  ['fish', 'dog'],
  ['red-apple', 'soccer-ball'],
]

function size([right, other]: [string, string], index: number): LanguageDraft {
  const asked = index % 2 === 0 ? 'small' : 'big'
  const shown = [right, other].flatMap((one) => ['big', 'small'].map((size) => `scene-${size}-${one}`))
  return item('Size and Color', '2-4', {
    type: 'pictures',
    pictures: shown.map((picture) => (picture === `scene-${asked}-${right}` ? `*${picture}` : picture)),
    question: `Touch the ${asked} ${wordOf(right)}.`,
    answers: [`the ${asked} ${wordOf(right)}`],
  })
}

/** Directions to follow by tapping pictures. The right answer is described in words. */
export const directions: LanguageDraft[] = [
  ...numbers.map(oneStep),
  ...numbers.map((index) => severalSteps(index, 2)),
  ...numbers.map((index) => severalSteps(index, 3)),
  ...placeScenes.flatMap(place),
  ...numbers.slice(0, 12).map(sizeAndColor),
  ...bigAndSmall.map(size),
  ...numbers.map(beforeAfter),
  ...numbers.map(ifThen),
  ...numbers.map(quantity),
].map((draft) => ({ ...draft, question: capital(draft.question) }))
