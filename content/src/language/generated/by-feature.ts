import { listed, shown, whichOne, type Feature } from '../features.ts'
import type { LanguageDraft } from '../item.ts'
import type { Thing } from '../things.ts'
import { choose } from './choose.ts'

const nameOf = ({ name }: Thing) => name
type Place = Pick<LanguageDraft, 'category' | 'subcategory' | 'age'>

/** Picks things of other groups if there are enough, so that the wrong pictures aren't related to the right one. */
function wrongOnes(seed: string, from: Thing[], count: number, right: Thing): Thing[] {
  const far = from.filter(({ group }) => group !== right.group)
  return choose(seed, far.length >= count ? far : from, count, nameOf)
}

/**
 * Creates a choice of one right picture among wrong ones: 'Which one can fly?', or with `not` 'Which one cannot fly?'
 */
export function pickOne(place: Place, feature: Feature, right: Thing, wrong: number, not = false): LanguageDraft {
  const seed = `${place.category}/${place.subcategory}/${feature.kind}/${feature.phrase}/${right.name}`
  const others = wrongOnes(seed, not ? feature.yes : feature.no, wrong, right)
  return {
    ...place,
    type: 'pictures',
    pictures: [`*${right.picture}`, ...others.map(({ picture }) => picture)],
    question: whichOne(feature, not),
    answers: [shown(right)],
  }
}

/** Creates a grid to find several in. Right are those with the feature, or with `not` those without it. */
export function findAll(place: Place, question: string, right: Thing[], wrong: Thing[]): LanguageDraft {
  return {
    ...place,
    type: 'pictures',
    pictures: [...right.map(({ picture }) => `*${picture}`), ...wrong.map(({ picture }) => picture)],
    question,
    answers: [listed(right.map(shown))],
  }
}

/** Returns the first few of a list, in an order that depends on the seed. */
export const some = (seed: string, from: Thing[], count: number) => choose(seed, from, count, nameOf)
