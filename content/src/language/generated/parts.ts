import { readTable } from '../../read-table.ts'
import { listed } from '../features.ts'
import { numberFrom, type LanguageDraft } from '../item.ts'
import { capital } from '../things.ts'
import { choose } from './choose.ts'

const category = 14

/** Wholes with three parts that belong to them and one that they clearly lack. */
export const wholes = readTable('tables/language/parts.tsv', ['part', 'whole', 'picture', 'parts', 'lacks'] as const).map(
  (row) => ({ ...row, parts: row.parts.split(' | ') }),
)
type Whole = (typeof wholes)[number]

/** Parts that many things have, so they're never a wrong answer. */
const common = new Set(
  `legs,four legs,skin,a tail,a trunk,wings,a handle,a tongue,a seat,a back,a face,a front,a top,a frame,a tip,a crown,
  roots,a root,a stem,stems,leaves,a bridge,a neck,a band,a heel,a toe,a cuff,cuffs,pockets,a switch,a cover,claws,teeth,
  wheels,four wheels,two wheels,an engine,one seat,seats,buttons,numbers,two hands,a lock,a box to ride in,
  a skin,two legs,sides,juicy flesh,walls,a deck`
    .split(/,\s*/)
    .map((text) => text.trim()),
)

/** Parts that a young child doesn't know yet, or that give themselves away, so they're never a wrong answer. */
const hard = new Set(
  `gills,a mast,a hull,passenger cars,steel wheels,a rotor,a cockpit,a wide windshield,hoses,a deck,cabins,very big back wheels,
  spines,a thick stem,a leafy top,a pointed tip,orange skin,a flat top,a cob,a husk,a pit,fuzzy skin,a green outside,long leaves,a tall trunk,a plug,
  hinges,a pane of glass,a sill,a headboard,a bulb,a shade,armrests,a waistband,long sleeves,a sole,a thick sole,a brim,a front pocket,
  a roof,a neckline,a waist,a palm,a shin,a thigh,a pupil,a forehead,a lid,lashes,a nail,a knuckle,a lobe,a curved rim,a small opening,enamel,a core`
    .split(/,\s*/)
    .map((text) => text.trim()),
)

const isMany = ({ whole }: Whole) => !/^an? /.test(whole) && whole.endsWith('s')

// An animal has shoulders and a ship has doors, so wrong parts only come from kinds that share none.
const farFrom: Record<string, string[]> = {
  Animals: ['Vehicles', 'House', 'Plants'],
  Vehicles: ['Animals', 'Plants', 'Body'],
  Plants: ['Vehicles', 'House', 'Clothes', 'Body'],
  House: ['Animals', 'Plants', 'Body'],
  Clothes: ['Vehicles', 'Plants', 'Animals'],
  Body: ['Vehicles', 'House', 'Plants'],
}

function whichPart(row: Whole): LanguageDraft {
  const own = row.parts.filter((part) => !common.has(part))
  const pool = wholes
    .filter(({ part }) => farFrom[row.part]?.includes(part))
    .flatMap(({ parts }) => parts)
    .filter((part) => !common.has(part) && !hard.has(part) && !row.parts.includes(part))
  const [right] = choose(`${category}/right/${row.whole}`, own.length > 0 ? own : row.parts, 1, (part) => part)
  const wrong = choose(`${category}/wrong/${row.whole}`, [...new Set(pool)], 3, (part) => part)
  const question = numberFrom(row.whole) % 2 === 0 ? `Which is part of ${row.whole}?` : `${capital(row.whole)} ${isMany(row) ? 'have' : 'has'} __.`
  const base = { category, subcategory: row.part, pictures: [row.picture], type: 'choice' as const }
  return { ...base, age: '5-7', question, answers: [`*${right}`, ...wrong] }
}

/** Names the parts and asks for the whole. There's no picture, because it would give the answer away. */
const whatWhole = (row: Whole): LanguageDraft => ({
  category,
  subcategory: row.part,
  type: 'answer',
  age: '5-7',
  pictures: [],
  question: `These are parts of something: ${listed(row.parts)}. What could it be?`,
  answers: [row.whole],
})

function hasPart(row: Whole, index: number): LanguageDraft {
  const yes = index % 2 === 0
  const part = yes ? choose(`${category}/has/${row.whole}`, row.parts, 1, (text) => text)[0] : row.lacks
  return {
    category,
    subcategory: row.part,
    type: 'yes-no',
    age: '5-7',
    pictures: [row.picture],
    question: `${isMany(row) ? 'Do' : 'Does'} ${row.whole} have ${part}?`,
    answers: [yes ? 'Yes' : 'No'],
  }
}

/** Parts and their wholes: a choice for each whole, and alternately the whole from its parts, or yes and no. */
export const partsAndWholes: LanguageDraft[] = [
  ...wholes.map(whichPart),
  ...wholes.filter((_, index) => index % 3 === 0).map(whatWhole),
  ...wholes.filter((_, index) => index % 3 !== 0).map(hasPart),
]
