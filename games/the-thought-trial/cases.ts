import { casesFrom8 } from './cases-8.ts'
import { casesFrom11 } from './cases-11.ts'
import { casesFrom15 } from './cases-15.ts'
import { casesForAdults } from './cases-adult.ts'

export const traps = ['mind', 'all', 'future', 'blow', 'should'] as const
export type Trap = (typeof traps)[number]
export const verdicts = ['changed', 'partly', 'true', 'continued'] as const
export type Verdict = (typeof verdicts)[number]
/** What is in an envelope, as its front says. */
export const sources = ['seen', 'said', 'memory', 'feeling', 'idea', 'other'] as const
export type Source = (typeof sources)[number]
type Topic = 'school' | 'friends' | 'family' | 'phones' | 'work' | 'home'

interface Exhibit {
  source: Source
  text: string
}

export interface Case {
  id: string
  from: 8 | 11 | 15
  topic: Topic
  traps: readonly Trap[]
  /** Of work and home. */
  adult: boolean
  /** The thought is mostly right. */
  leansTrue: boolean
  thought: string
  exhibits: readonly Exhibit[]
  /** Fairer ways to say it, each of which goes back to one exhibit. */
  starters: readonly { verdict: Verdict; exhibit: number; text: string }[]
}

function caseFrom(from: Case['from'], adult: boolean, text: string): Case {
  const [head = '', thought = '', ...rows] = text.split('\n')
  const [id = '', topic = '', names = '', leans] = head.split(' | ')
  const exhibits: Exhibit[] = []
  const starters: Case['starters'][number][] = []
  for (const row of rows) {
    const [, name = '', exhibit, words = ''] = /^(\w+)(?: (\d))?: (.*)$/.exec(row) ?? []
    if (exhibit === undefined) exhibits.push({ source: name as Source, text: words })
    else starters.push({ verdict: name as Verdict, exhibit: Number(exhibit) - 1, text: words })
  }
  const found = names === '-' ? [] : (names.split(', ') as Trap[])
  return {
    ...{ id: `${adult ? 'adult' : from}-${id}`, from, adult, topic: topic as Topic, traps: found },
    ...{ leansTrue: leans === 'leans true', thought, exhibits, starters },
  }
}
const casesIn = (from: Case['from'], table: string, adult = false): Case[] =>
  table
    .trim()
    .split('\n\n')
    .map((text) => caseFrom(from, adult, text))

export const cases: readonly Case[] = [
  ...casesIn(8, casesFrom8),
  ...casesIn(11, casesFrom11),
  ...casesIn(15, casesFrom15),
  ...casesIn(15, casesForAdults, true),
]

/** The player's own thought: its envelopes ask for exhibits instead of having them. */
export const ownCase: Case = {
  ...{ id: 'own', from: 15, adult: true, topic: 'home', traps: [], leansTrue: false, thought: '', starters: [] },
  exhibits: sources.map((source) => ({ source, text: '' })),
}

/** The cases of a level, without the topics that are turned off. All of them, where that would leave none. */
export function casesFor(
  { from, adult }: { from: number; adult: boolean },
  values: Readonly<Record<string, unknown>>,
): readonly Case[] {
  const ofLevel = cases.filter((one) => one.from === from && one.adult === adult)
  const wanted = values.setting === 'work' || values.setting === 'home' ? values.setting : null
  const left = ofLevel.filter(({ topic }) => (adult && wanted ? topic === wanted : values[topic] !== false))
  return left.length > 0 ? left : ofLevel
}

export const caseFor = (id: string | undefined): Case => cases.find((one) => one.id === id) ?? ownCase
