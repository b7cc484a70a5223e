import { listed } from '../features.ts'
import type { AgeBand, LanguageDraft } from '../item.ts'
import { isMany, isMass, named, things, withArticle, type Thing } from '../things.ts'
import { choose } from './choose.ts'

const category = 7
const most = 22

function open(subcategory: string, age: AgeBand, thing: Thing, question: string, answers: string[]): LanguageDraft {
  return { category, subcategory, type: 'answer', age, pictures: [thing.picture], question, answers }
}

/** Returns things that pass a test, spread over the groups so that no part is all animals. */
function asked(subcategory: string, fits: (thing: Thing) => boolean): Thing[] {
  const dealt = choose(`${category}/${subcategory}`, things.filter(fits), things.filter(fits).length, ({ name }) => name)
  const byGroup = [...Map.groupBy(dealt, ({ group }) => group).values()]
  const rounds = Math.max(...byGroup.map((list) => list.length))
  const turns = Array.from({ length: rounds }, (_, turn) => byGroup.flatMap((list) => list.slice(turn, turn + 1)))
  return turns.flat().slice(0, most)
}

const groupWords: Record<string, string> = {
  animal: 'an animal',
  food: 'food',
  clothing: 'something to wear',
  household: 'something you find at home',
  kitchen: 'something you find in a kitchen',
  toy: 'a toy',
  music: 'something that makes sound',
  tool: 'a tool',
  vehicle: 'a vehicle',
  school: 'something for school',
  technology: 'a machine',
  sport: 'something for sports',
}

const be = (thing: Thing) => (isMany(thing) ? 'are' : 'is')
const they = (thing: Thing) => (isMany(thing) ? 'they' : 'it')
const have = (thing: Thing) => (isMany(thing) ? 'they have' : 'it has')

/** Words for parts that are amounts and take no article. */
const amounts = new Set(`fur,skin,sand,frosting,salt,wool,sauce,cheese,bread,filling,lettuce,glass,root,thick skin,fuzzy skin,
spiky skin,food`.split(/,\s*/))

/** Returns a part as people say it: 'a handle', 'wheels', 'fur'. */
function aPart(part: string): string {
  const bare = amounts.has(part) || (part.endsWith('s') && !/(ss|lens)$/.test(part)) || / (top|teeth)$/.test(part)
  return bare || part === 'teeth' ? part : withArticle(part)
}

// Some jobs are done to the thing itself: we wear it, we kick it.
const doneToIt = /^(wear|ride|kick|paddle|hug|read|shake|drink|blow|ring|throw and catch|throw and hit|throw(?= into)|hit(?= over))(?= |$)/

function useOf(thing: Thing): string {
  if (thing.job === '' || thing.group === 'animal') return ''
  const it = isMany(thing) ? 'them' : 'it'
  const job = thing.job.replace(/\byour\b/, 'our')
  return doneToIt.test(job) ? `we ${job.replace(doneToIt, `$1 ${it}`)}` : `we use ${it} to ${job}`
}

/** Creates an item about what a thing does. People are never 'it', so their answer has only the actions. */
function does(thing: Thing): LanguageDraft {
  const deeds = listed(thing.can)
  const answer = thing.group === 'person' ? deeds : `${they(thing)} can ${deeds}`
  return open('What It Does', '5-7', thing, `What can ${named(thing)} do?`, [answer])
}

const partsOf = (thing: Thing) =>
  open('Parts', '5-7', thing, `Tell two parts of ${named(thing)}.`, [listed(thing.parts.map(aPart))])

function place(thing: Thing, index: number): LanguageDraft {
  const question = index % 2 === 0 ? `Where could you find ${named(thing)}?` : `Where might you see ${named(thing)}?`
  return open('Where You Find It', '5-7', thing, question, thing.places)
}

const material = (thing: Thing) =>
  open('What It Is Made Of', '5-7', thing, `What ${be(thing)} ${named(thing)} often made of?`, [thing.madeOf])

/** Creates an item with everything the table knows: group, use or action, a part, and a place. */
function allFeatures(thing: Thing): LanguageDraft {
  const facts = [
    `${they(thing)} ${be(thing)} ${groupWords[thing.group]}`,
    useOf(thing),
    thing.can[0] ? `${they(thing)} can ${thing.can[0]}` : '',
    thing.parts[0] ? `${have(thing)} ${listed(thing.parts.slice(0, 2).map(aPart))}` : '',
    thing.places[0] ? `you find ${isMany(thing) ? 'them' : 'it'} ${thing.places[0]}` : '',
  ].filter((fact) => fact !== '')
  return open('All Features', '8-10', thing, `Tell three things about ${named(thing)}.`, [
    facts.slice(0, 3).join('; '),
  ])
}

const natural = (thing: Thing) => thing.group !== 'person'
const single = (thing: Thing) => !isMass(thing) && !thing.tags.includes('the')
const touchable = ['clothing', 'household', 'kitchen', 'toy', 'music', 'tool', 'school', 'vehicle', 'sport', 'food']

/** Open questions about what things do, their parts, place and material, and all of it. */
export const describing: LanguageDraft[] = [
  ...asked('does', (thing) => ['animal', 'vehicle', 'nature', 'person'].includes(thing.group) && thing.can.length > 0).map(does),
  ...asked('parts', (thing) => natural(thing) && single(thing) && thing.parts.length >= 2 && thing.group !== 'body').map(partsOf),
  ...asked('places', (thing) => natural(thing) && !['body', 'place'].includes(thing.group) && thing.places.length > 0).map(place),
  ...asked('made', (thing) => touchable.includes(thing.group) && thing.madeOf !== '' && !thing.name.includes(thing.madeOf)).map(material),
  ...asked('all', (thing) => thing.group in groupWords && thing.parts.length > 0 && thing.places.length > 0 && (thing.job !== '' || thing.can.length > 0)).map(allFeatures),
]
