import { readTable } from '../../read-table.ts'
import { numberFrom, type LanguageDraft } from '../item.ts'
import { choose } from './choose.ts'

const category = 13

const rows = readTable('tables/language/jobs.tsv', ['part', 'thing', 'picture', 'job', 'wrong'] as const)
type Row = (typeof rows)[number]

const isPlace = ({ part }: Row) => part === 'Places'
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Two wordings a part, so that a deck does not sound like one sentence. */
function question(row: Row): string {
  const { thing, part } = row
  const even = numberFrom(thing) % 2 === 0
  if (isPlace(row)) return even ? `What can you do at ${thing}?` : `Why do people go to ${thing}?`
  if (part === 'Body Parts') return even ? `What do you use ${thing} for?` : `What can you do with ${thing}?`
  return even ? `What do we use ${thing} for?` : `What do we do with ${thing}?`
}

const shared = ({ part, picture }: Row) => ({ category, subcategory: part, pictures: [picture] })

const openAnswer = (row: Row): LanguageDraft => ({
  ...shared(row),
  type: 'answer',
  age: '2-4',
  question: question(row),
  answers: [`to ${row.job}`],
})

function chooseJob(row: Row): LanguageDraft {
  const question = isPlace(row) ? `People go to ${row.thing} to __.` : `We use ${row.thing.replace('your', 'our')} to __.`
  return { ...shared(row), type: 'choice', age: '5-7', question, answers: [`*${row.job}`, ...row.wrong.split(' | ')] }
}

/** Finds the thing by its job among things of other parts. */
function findByJob(row: Row): LanguageDraft {
  const others = choose(
    `${category}/${row.thing}`,
    rows.filter(({ part }) => part !== row.part && part !== 'Places'),
    2,
    ({ thing }) => thing,
  )
  return {
    ...shared(row),
    type: 'pictures',
    age: '2-4',
    pictures: [`*${row.picture}`, ...others.map(({ picture }) => picture)],
    question: isPlace(row) ? `Where do people go to ${row.job}?` : `What do we use to ${row.job.replace('your', 'our')}?`,
    answers: [row.thing.replace(/^an? /, 'the ')],
  }
}

const firsts = (count: number) => (row: Row) => rows.filter(({ part }) => part === row.part).indexOf(row) < count

/** What things, parts of the body and places are for. */
export const jobs: LanguageDraft[] = [
  ...rows.map(openAnswer),
  ...rows.map(chooseJob).filter((_, index) => index % 2 === 0),
  ...rows.filter(({ part }) => part !== 'Body Parts' && part !== 'Places').filter(firsts(6)).map(findByJob),
].map((draft) => ({ ...draft, question: capital(draft.question) }))
