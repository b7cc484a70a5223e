import { asks, features, type Feature, type FeatureKind } from '../features.ts'
import { numberFrom, type AgeBand, type LanguageDraft } from '../item.ts'
import type { Thing } from '../things.ts'
import { some } from './by-feature.ts'
import { mixed } from './choose.ts'

const category = 30

function ask(subcategory: string, age: AgeBand, feature: Feature, thing: Thing, answer: 'Yes' | 'No'): LanguageDraft {
  const question = asks(feature, thing)
  return { category, subcategory, type: 'yes-no', age, pictures: [thing.picture], question, answers: [answer] }
}

/** Creates as many yes as no questions for every feature of some kinds. */
function balanced(subcategory: string, age: AgeBand, kinds: FeatureKind[], each: number): LanguageDraft[] {
  return features
    .filter(({ kind, phrase }) => kinds.includes(kind) && !(kind === 'use' && phrase.endsWith('with')))
    .flatMap((feature) => {
      const seed = `${category}/${feature.kind}/${feature.phrase}`
      return [
        ...some(`${seed}/yes`, feature.yes, each).map((thing) => ask(subcategory, age, feature, thing, 'Yes')),
        ...some(`${seed}/no`, feature.no, each).map((thing) => ask(subcategory, age, feature, thing, 'No')),
      ]
    })
}

/** Returns the first ones by the seed, as many yes as no, in an unpredictable order. */
function trimmed(drafts: LanguageDraft[], count: number): LanguageDraft[] {
  const ordered = [...drafts].sort((a, b) => numberFrom(`trim/${a.question}`) - numberFrom(`trim/${b.question}`))
  const half = (answer: string) => ordered.filter(({ answers }) => answers[0] === answer).slice(0, count / 2)
  return mixed('trimmed', [...half('Yes'), ...half('No')])
}

/** Questions about what things are, can do and have, and about the picture itself. */
export const yesNo: LanguageDraft[] = [
  ...trimmed(balanced('Is It', '2-4', ['is'], 1), 24),
  ...trimmed(balanced('Can It', '2-4', ['can'], 2), 24),
  ...trimmed(balanced('Does It Have', '2-4', ['has'], 2), 24),
  ...trimmed(balanced('About Pictures', '2-4', ['color'], 2), 24),
  ...trimmed(balanced('About Facts', '5-7', ['use'], 2), 20),
]
