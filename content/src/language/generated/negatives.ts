import { featureNamed, features, holds, shown, type Feature, type FeatureKind } from '../features.ts'
import type { LanguageDraft } from '../item.ts'
import { pickOne, some } from './by-feature.ts'
import { choose } from './choose.ts'

const category = 31

/** Creates choices of two that have the feature and one that lacks it. */
function withoutIt(subcategory: string, kinds: FeatureKind[], count: number): LanguageDraft[] {
  const usable = features.filter(({ kind, yes }) => kinds.includes(kind) && yes.length >= 3)
  return choose(`${category}/${subcategory}`, usable, count, ({ kind, phrase }) => `${kind} ${phrase}`).map(
    (feature, index) => {
      const [right] = some(`${category}/${feature.kind}/${feature.phrase}`, feature.no, 1)
      if (!right) throw new Error(feature.phrase)
      const age = index % 2 === 0 ? '2-4' : '5-7'
      return pickOne({ category, subcategory, age }, feature, right, 2, true)
    },
  )
}

/** Pairs of features: one thing has neither, and each of the others has one. */
const pairs: [kind: FeatureKind, first: string, second: string][] = [
  ['color', 'red', 'yellow'],
  ['color', 'red', 'green'],
  ['color', 'blue', 'green'],
  ['color', 'yellow', 'blue'],
  ['color', 'red', 'white'],
  ['color', 'green', 'pink'],
  ['color', 'gray', 'green'],
  ['color', 'orange', 'blue'],
  ['can', 'fly', 'swim'],
  ['has', 'wings', 'four legs'],
  ['has', 'a shell', 'four legs'],
  ['has', 'feathers', 'four legs'],
  ['use', 'wear', 'eat'],
  ['use', 'wear', 'ride in'],
  ['use', 'eat', 'make music with'],
  ['is', 'round', 'long and thin'],
]

const openings: Record<FeatureKind, string> = {
  is: 'is neither',
  color: 'is neither',
  can: 'can neither',
  has: 'has neither',
  use: 'do we neither',
}

function neither([kind, one, two]: (typeof pairs)[number]): LanguageDraft {
  const first = featureNamed(kind, one)
  const second = featureNamed(kind, two)
  const seed = `${category}/Neither/${first.phrase}/${second.phrase}`
  const [right] = some(seed, first.no.filter((thing) => holds(second, thing) === false), 1)
  if (!right) throw new Error(`${seed}: nothing has neither`)
  const only = (feature: Feature) => some(`${seed}/${feature.phrase}`, feature.yes.filter((t) => t !== right), 1)
  return {
    category,
    subcategory: 'Neither',
    type: 'pictures',
    age: '5-7',
    pictures: [`*${right.picture}`, ...[...only(first), ...only(second)].map(({ picture }) => picture)],
    question: `Which one ${openings[kind]} ${one} nor ${two}?`,
    answers: [shown(right)],
  }
}

/** What things are not, cannot do and do not have. */
export const negatives: LanguageDraft[] = [
  ...withoutIt('Not', ['is', 'color'], 16),
  ...withoutIt('Cannot and Do Not', ['can', 'has', 'use'], 16),
  ...pairs.map(neither),
]
