import { features, holds } from '../features.ts'
import { groups, unrelatedThings, type ThingGroup } from '../groups.ts'
import { numberFrom, type LanguageDraft } from '../item.ts'
import { isSure, spokenWords } from '../spoken.ts'
import { named, type Thing } from '../things.ts'
import { some } from './by-feature.ts'
import { choose } from './choose.ts'

const category = 12

/** Returns whether the odd one shares a feature with two of the three, so that the third would be the odd one. */
function misleads(members: Thing[], stranger: Thing): boolean {
  return features.some((feature) => {
    const sharing = members.filter((thing) => holds(feature, thing) === true)
    return sharing.length === 2 && holds(feature, stranger) === true
  })
}

function threeAndOne(seed: string, group: ThingGroup): { three: Thing[]; odd: Thing } {
  const three = some(`${seed}/${group.label}`, group.members, 3)
  const fits = unrelatedThings(group).filter((thing) => !misleads(three, thing))
  const [odd] = some(`${seed}/${group.label}/odd`, fits, 1)
  if (!odd) throw new Error(`${seed}: no stranger to ${group.label}`)
  return { three, odd }
}

const reasoned = groups.filter(({ label }) => label !== 'people at work')

function easy(group: ThingGroup): LanguageDraft {
  const { three, odd } = threeAndOne(`${category}/easy`, group)
  return {
    category,
    subcategory: 'Easy Groups',
    type: 'pictures',
    age: '2-4',
    pictures: [`*${odd.picture}`, ...three.map(({ picture }) => picture)],
    question: numberFrom(group.label) % 2 === 0 ? 'Which one does not belong?' : 'Which one is different?',
    answers: [`the ${odd.name}`],
  }
}

function withReason(group: ThingGroup): LanguageDraft {
  const { three, odd } = threeAndOne(`${category}/reason`, group)
  const shown = [odd, ...three].sort((a, b) => numberFrom(`${group.label}${a.name}`) - numberFrom(`${group.label}${b.name}`))
  return {
    category,
    subcategory: 'Give the Reason',
    type: 'answer',
    age: '5-7',
    pictures: shown.map(({ picture }) => picture),
    question: 'Which one does not belong, and why?',
    answers: [`${named(odd)}, because the others are ${group.label}`],
  }
}

/** Creates choices of three that sound alike at one end and one that doesn't. */
function bySound(key: 'rhyme' | 'first', question: string): LanguageDraft[] {
  const end = key === 'rhyme' ? 'last' : 'first'
  const usable = spokenWords.filter((word) => word[key] !== '' && (key === 'rhyme' || !word.cluster) && isSure(word, end))
  const families = [...Map.groupBy(usable, (word) => word[key])].filter(([, words]) => words.length >= 3)
  return families.slice(0, 12).map(([sound, words]) => {
    const seed = `${category}/${key}/${sound}`
    const three = choose(seed, words, 3, ({ word }) => word)
    const apart = usable.filter((word) => word.rhyme !== three[0]?.rhyme && !three.some((one) => one.first === word.first))
    const [odd] = choose(`${seed}/odd`, apart, 1, ({ word }) => word)
    return {
      category,
      subcategory: 'Sounds',
      type: 'pictures',
      age: '5-7',
      pictures: [`*${odd?.picture}`, ...three.map(({ picture }) => picture)],
      question,
      answers: [`${odd?.word}; the others are ${three.map(({ word }) => word).join(', ')}`],
    }
  })
}

/** Odd ones by group, by reason, and by sound. Those by use and the harder ones are written by hand. */
export const oddOneOut: LanguageDraft[] = [
  ...reasoned.map(easy),
  ...reasoned.map(withReason),
  ...bySound('rhyme', 'Say all four. Which one does not rhyme with the others?'),
  ...bySound('first', 'Say all four. Which one starts with a different sound?'),
]
