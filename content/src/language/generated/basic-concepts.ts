import { readTable } from '../../read-table.ts'
import { altOf } from '../../picture-list.ts'
import { asks, features, type Feature } from '../features.ts'
import type { AgeBand, LanguageDraft } from '../item.ts'
import { has, things, type Thing } from '../things.ts'
import { pickOne, some } from './by-feature.ts'
import { choose } from './choose.ts'

const category = 3

function show(subcategory: string, age: AgeBand, question: string, right: string, wrong: string[]): LanguageDraft {
  const answers = [altOf(right)]
  return { category, subcategory, type: 'pictures', age, pictures: [`*${right}`, ...wrong], question, answers }
}

const sized: [name: string, picture: string][] = [
  ['dog', 'dog'],
  ['teddy bear', 'teddy-bear'],
  ['apple', 'red-apple'],
  ['car', 'automobile'],
  ['fish', 'fish'],
  ['house', 'house'],
  ['tree', 'deciduous-tree'],
  ['balloon', 'balloon'],
  ['star', 'star'],
  ['sock', 'sock'],
]

const drawnSizes = sized.flatMap(([name, picture]) => {
  const [big, small] = [`scene-big-${picture}`, `scene-small-${picture}`]
  return [
    show('Size', '2-4', `Show me the big ${name}.`, big, [small]),
    show('Size', '2-4', `Show me the small ${name}.`, small, [big]),
  ]
})

/** Real things of which one is three sizes larger, so that there's no doubt. */
const realSizes = choose(
  `${category}/large`,
  things.filter(({ size, group }) => size === 5 && ['animal', 'vehicle', 'place'].includes(group)),
  8,
  ({ name }) => name,
).flatMap((large, index) => {
  const fits = (thing: Thing) => thing.size === 1 && ['animal', 'food', 'clothing', 'school'].includes(thing.group)
  const [little] = some(`${category}/little/${large.name}`, things.filter((thing) => fits(thing) && !has(thing, 'many')), 1)
  if (!little) return []
  const ask = index % 2 === 0 ? 'Which one is bigger in real life?' : 'Which one is smaller in real life?'
  return index % 2 === 0
    ? [show('Size', '2-4', ask, large.picture, [little.picture])]
    : [show('Size', '2-4', ask, little.picture, [large.picture])]
})

/** Each set differs only in shape or only in color. */
const shapes: [name: string, picture: string][] = [
  ['circle', 'red-circle'],
  ['square', 'red-square'],
  ['triangle', 'red-triangle-pointed-up'],
  ['heart', 'red-heart'],
]
const colors = ['red', 'blue', 'green', 'yellow', 'orange', 'purple', 'brown']

const plainShapes = shapes.map(([name, right]) =>
  show('Shape', '2-4', `Find the ${name}.`, right, shapes.filter(([, other]) => other !== right).map(([, other]) => other)),
)
const plainColors = ['circle', 'square', 'heart'].flatMap((form) => {
  const painted = form === 'heart' ? colors.slice(0, 4) : colors
  return painted.map((color) => {
    const others = choose(`${category}/${form}/${color}`, painted.filter((other) => other !== color), 2, (other) => other)
    const name = (paint: string) => `${paint}-${form}`
    const draft = show('Color', '2-4', `Find the ${color} ${form}.`, name(color), others.map(name))
    return { ...draft, answers: [`the ${color} ${form}`] }
  })
})

/** Amounts that differ clearly: most, fewest, and an exact number. */
const amounts: [many: string, picture: string, numbers: number[]][] = [
  ['ducks', 'duck', [1, 3, 5]],
  ['apples', 'red-apple', [1, 3, 6]],
  ['stars', 'star', [2, 4, 8]],
  ['fish', 'fish', [1, 2, 4]],
  ['cookies', 'cookie', [1, 3, 7]],
  ['balloons', 'balloon', [2, 3, 5]],
  ['keys', 'key', [1, 4, 6]],
  ['leaves', 'leaf', [2, 5, 9]],
]
const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const quantities = amounts.flatMap(([many, picture, numbers]) => {
  const scene = (number: number) => `scene-${number}-${picture}`
  const except = (number: number) => numbers.filter((other) => other !== number).map(scene)
  const [least = 0, middle = 0, most = 0] = numbers
  return [
    show('Quantity', '2-4', `Which picture has the most ${many}?`, scene(most), except(most)),
    show('Quantity', '5-7', `Which picture has the fewest ${many}?`, scene(least), except(least)),
    show('Quantity', '2-4', `Find ${numberWords[middle]} ${many}.`, scene(middle), except(middle)),
  ]
})

const time = readTable('tables/language/times.tsv', ['question', 'right', 'wrong', 'age'] as const).map(
  ({ question, right, wrong, age }): LanguageDraft => ({
    category,
    subcategory: 'Time',
    type: 'choice',
    age: age as AgeBand,
    pictures: [],
    question,
    answers: [`*${right}`, ...wrong.split(' | ')],
  }),
)

/** Creates the items of a part's feature: some to pick out of three, one yes, and one no. */
function byFeature(feature: Feature, picks: number): LanguageDraft[] {
  const place = { category, subcategory: feature.part, age: '2-4' } as const
  const seed = `${category}/${feature.part}/${feature.phrase}`
  const right = some(seed, feature.yes, picks)
  const yesNo = (thing: Thing, answer: string): LanguageDraft => {
    const question = asks(feature, thing)
    return { ...place, type: 'yes-no', pictures: [thing.picture], question, answers: [answer] }
  }
  return [
    ...right.map((thing) => pickOne(place, feature, thing, 2)),
    ...(feature.part === 'Color' || feature.part === 'Shape'
      ? []
      : [
          ...some(`${seed}/yes`, feature.yes, 2).map((thing) => yesNo(thing, 'Yes')),
          ...some(`${seed}/no`, feature.no, 2).map((thing) => yesNo(thing, 'No')),
        ]),
  ]
}

const picksOf: Record<string, number> = { Shape: 4, Color: 2, Texture: 3, Temperature: 5 }

const sames: [same: string, other: string][] = [
  ['dog', 'cat'],
  ['red-apple', 'banana'],
  ['star', 'crescent-moon'],
  ['sock', 'running-shoe'],
  ['automobile', 'bus'],
  ['key', 'spoon'],
  ['duck', 'fish'],
  ['rose', 'leaf'],
  ['cup', 'teapot'],
  ['drum', 'guitar'],
  ['pencil', 'scissors'],
  ['cookie', 'bread'],
]

const sameAndDifferent = sames.flatMap(([one, other], index): LanguageDraft[] => {
  const [same, different] = [`scene-2-${one}`, `scene-${one}-${other}`]
  const shown = index % 2 === 0 ? same : different
  const question = 'Are these two the same?'
  const place = { category, subcategory: 'Same and Different', age: '2-4' } as const
  const answers = [index % 2 === 0 ? 'Yes' : 'No']
  return [
    index % 2 === 0
      ? show('Same and Different', '2-4', 'Which picture shows two that are different?', different, [same])
      : show('Same and Different', '2-4', 'Which picture shows two that are the same?', same, [different]),
    { ...place, type: 'yes-no', pictures: [shown], question, answers },
  ]
})

/** Size, shape, color, quantity, time, texture, temperature, same and different. */
export const basicConcepts: LanguageDraft[] = [
  ...drawnSizes,
  ...realSizes,
  ...plainShapes,
  ...plainColors,
  ...quantities,
  ...time,
  ...features.flatMap((feature) => (feature.part in picksOf ? byFeature(feature, picksOf[feature.part] ?? 0) : [])),
  ...sameAndDifferent,
]
