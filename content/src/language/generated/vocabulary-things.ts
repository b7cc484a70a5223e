import type { LanguageDraft } from '../item.ts'
import { isMany, isShownWithMore, named, shows, things, type Thing } from '../things.ts'
import { chooseThings } from './choose.ts'

const category = 5

/** The things of each part of the goal. */
const parts: [name: string, belongs: (thing: Thing) => boolean][] = [
  ['Animals', ({ group }) => group === 'animal'],
  ['Food', ({ group }) => group === 'food'],
  ['Clothes', ({ group }) => group === 'clothing'],
  ['Home', ({ group }) => group === 'household' || group === 'kitchen'],
  ['School', ({ group }) => group === 'school'],
  ['Body', ({ group }) => group === 'body'],
  ['Vehicles', ({ group }) => group === 'vehicle'],
  ['Nature', ({ group }) => group === 'nature'],
  ['Tools', ({ group }) => group === 'tool'],
  ['Music', ({ group }) => group === 'music'],
  ['Sports', ({ group, name }) => group === 'sport' || ['sled', 'skateboard', 'scooter'].includes(name)],
  ['Places', ({ group }) => group === 'place'],
]

/** School words, which are too hard for the youngest. */
const later = new Set(
  `brain,lungs,bone,microscope,globe,magnifying glass,screwdriver,wrench,clamp,bolt,plunger,hook,magnet,harp,banjo,accordion,
  saxophone,trombone,maracas,violin,microphone,badminton racket,boxing glove,hockey stick,canoe,taxi,factory,museum,stadium,
  hotel,volcano,island,fountain,icicle,eagle,goal,bowling ball,sled`
    .split(/,\s*/)
    .map((word) => word.trim()),
)
const ageFor = ({ name }: Thing) => (later.has(name) ? ('5-7' as const) : ('2-4' as const))

/** The maximum number of things per part. The others serve as wrong answers. */
const most = 16

const what = (thing: Thing) => (isMany(thing) ? 'What are these?' : 'What is this?')
const the = (thing: Thing) => `the ${thing.name}`

function nameIt(subcategory: string, thing: Thing): LanguageDraft {
  const base = { category, subcategory, age: ageFor(thing), type: 'answer' as const }
  return { ...base, pictures: [thing.picture], question: what(thing), answers: [named(thing)] }
}

/** Creates a choice of a thing among three of other groups, so that nothing else can be meant. */
function findIt(subcategory: string, thing: Thing): LanguageDraft {
  const others = chooseThings(
    `${category}/find/${thing.name}`,
    things,
    3,
    (other) => other.group !== thing.group && other.picture !== thing.picture && !shows(other, thing),
  )
  return {
    category,
    subcategory,
    type: 'pictures',
    age: ageFor(thing),
    pictures: [`*${thing.picture}`, ...others.map(({ picture }) => picture)],
    question: `Find ${the(thing)}.`,
    answers: [the(thing)],
  }
}

/** Creates a choice of its name among three of the same group, all singular or all plural. */
function chooseName(subcategory: string, thing: Thing, kin: readonly Thing[]): LanguageDraft {
  const alike = (other: Thing) => other !== thing && (isMany(thing) || !isMany(other))
  const others = chooseThings(`${category}/name/${thing.name}`, kin, 3, alike)
  return {
    category,
    subcategory,
    type: 'choice',
    age: '5-7',
    pictures: [thing.picture],
    // 'What are these?' would reveal the only plural among the words.
    question: isMany(thing) ? 'What do you see?' : what(thing),
    answers: [`*${thing.name}`, ...others.map(({ name }) => name)],
  }
}

/** Naming, finding and choosing the word, for each part of the goal. */
export const vocabularyThings: LanguageDraft[] = parts.flatMap(([subcategory, belongs]) => {
  const kin = things.filter(belongs)
  const asked = kin.slice(0, most)
  return [
    ...asked.filter((thing) => !isShownWithMore(thing)).map((thing) => nameIt(subcategory, thing)),
    ...asked.map((thing) => findIt(subcategory, thing)),
    ...(kin.length >= 6 ? asked.slice(0, 8).map((thing) => chooseName(subcategory, thing, kin)) : []),
  ]
})
