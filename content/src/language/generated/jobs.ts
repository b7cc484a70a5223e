import { readTable } from '../../read-table.ts'
import { numberFrom, type LanguageDraft } from '../item.ts'
import { choose } from './choose.ts'

const category = 13

const rows = readTable('tables/language/jobs.tsv', ['part', 'thing', 'picture', 'job', 'wrong'] as const)
type Row = (typeof rows)[number]

const isPlace = ({ part }: Row) => part === 'Places'

const isMany = ({ thing }: Row) => /^(your (?!nose|tongue|mouth|brain)|scissors|chopsticks)/.test(thing)

// Small children know things at home. Clamps, lungs, and airports come later.
const early = new Set(['Home', 'Kitchen'])
const ageFor = ({ part, thing }: Row) => (early.has(part) && thing !== 'a fire extinguisher' ? '2-4' : '5-7')

/** Returns one of two wordings, so that a deck varies, with the matching form of the answer. */
function asked(row: Row): { question: string; answer: string } {
  const { thing, part, job } = row
  const even = numberFrom(thing) % 2 === 0
  if (isPlace(row) && even) return { question: `What can you do at ${thing}?`, answer: job }
  if (isPlace(row)) return { question: `Why do people go to ${thing}?`, answer: `to ${job}` }
  if (even) {
    const question = part === 'Body Parts' ? `What do you use ${thing} for?` : `What do we use ${thing} for?`
    return { question, answer: `to ${job}` }
  }
  if (part === 'Body Parts') return { question: `What ${isMany(row) ? 'do' : 'does'} ${thing} help you do?`, answer: job }
  return { question: `What ${isMany(row) ? 'are' : 'is'} ${thing} for?`, answer: `to ${job}` }
}

const shared = ({ part, picture }: Row) => ({ category, subcategory: part, pictures: [picture] })

function openAnswer(row: Row): LanguageDraft {
  const { question, answer } = asked(row)
  return { ...shared(row), type: 'answer', age: ageFor(row), question, answers: [answer] }
}

const ours = (text: string) => text.replace(/\byour\b/g, 'our')

function chooseJob(row: Row): LanguageDraft {
  const question = isPlace(row) ? `People go to ${row.thing} to __.` : `We use ${ours(row.thing)} to __.`
  return { ...shared(row), type: 'choice', age: '5-7', question, answers: [`*${row.job}`, ...row.wrong.split(' | ')].map(ours) }
}

// Hands can do nearly every job, and a bucket or a flashlight more than one.
const apart = new Set(['Places', 'Body Parts', 'a bucket', 'a flashlight'])

/** Creates a choice of a thing by its job, among things of other parts. */
function findByJob(row: Row): LanguageDraft {
  const others = choose(
    `${category}/${row.thing}`,
    rows.filter(({ part, thing }) => part !== row.part && !apart.has(part) && !apart.has(thing)),
    2,
    ({ thing }) => thing,
  )
  return {
    ...shared(row),
    type: 'pictures',
    age: ageFor(row),
    pictures: [`*${row.picture}`, ...others.map(({ picture }) => picture)],
    question: isPlace(row) ? `Where do people go to ${row.job}?` : `What do we use to ${ours(row.job)}?`,
    answers: [row.thing.replace(/^an? /, 'the ')],
  }
}

const firsts = (count: number) => (row: Row) => rows.filter(({ part }) => part === row.part).indexOf(row) < count

/** What things, parts of the body and places are for. */
export const jobs: LanguageDraft[] = [
  ...rows.map(openAnswer),
  ...rows.map(chooseJob).filter((_, index) => index % 2 === 0),
  ...rows.filter(({ part }) => part !== 'Body Parts' && part !== 'Places').filter(firsts(6)).map(findByJob),
]
