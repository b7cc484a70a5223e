import { nounOf } from './nouns.ts'
import { sky, type Clause, type Meaning } from './parse.ts'
import { phraseOf } from './places.ts'
import { nounWords, type Tense } from './plates.ts'
import { verbOf } from './verbs.ts'

/** The chef's story line for each verb; WHO and WHAT are replaced. */
export const storyLines: Record<string, string> = {
  sleep: 'It was a long day. WHO yawns and yawns.',
  dance: 'The music starts. WHO cannot stand still.',
  jump: 'WHO has springs in both shoes today.',
  run: 'WHO is late and in a big hurry.',
  sing: 'WHO knows a new song and has a microphone.',
  fly: 'WHO puts on a pair of wings.',
  swim: 'The water is nice and warm. WHO gets in.',
  spin: 'WHO wants to get dizzy, just for fun.',
  laugh: 'WHO has heard a very good joke.',
  sneeze: 'There is pepper in the air. WHO smells it.',
  read: 'WHO has found a good book.',
  wave: 'WHO sees a friend far away.',
  ride: 'WHO does not want to walk. WHAT is right there.',
  carry: 'WHAT has to go to a friend. WHO has strong arms.',
  push: 'WHAT does not move by itself. WHO stands behind it.',
  pull: 'WHAT does not move by itself. WHO has a rope.',
  lift: 'WHO is very strong. Up goes WHAT!',
  chase: 'WHAT gets away. WHO wants to catch up.',
  eat: 'WHO is hungry. WHAT is on the table.',
  wear: 'WHO dresses up today. WHAT fits just right.',
  water: 'WHAT is dry. WHO has a watering can.',
  wash: 'WHAT is very dirty. WHO has soap and bubbles.',
  draw: 'WHO has a brush and paper. WHAT holds still.',
  hug: 'WHO is so happy to see WHAT.',
  tickle: 'WHO has found a feather. WHAT starts to giggle.',
  feed: 'WHAT is hungry. WHO has a spoon.',
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const plurals: Record<string, string> = {
  has: 'have',
  is: 'are',
  wants: 'want',
  stands: 'stand',
  smells: 'smell',
  gets: 'get',
  starts: 'start',
  does: 'do',
}
/** Adjusts a line so that the words around a plural name agree with it. */
const agreeWithPlural = (line: string, mark: 'WHO' | 'WHAT') =>
  line
    .replace(new RegExp(`${mark} (\\w+)`, 'g'), (all, verb: string) => all.replace(verb, plurals[verb] ?? verb))
    .replace(`goes ${mark}`, `go ${mark}`)
    .replace(mark === 'WHAT' ? 'by itself' : '-', 'by themselves')
    .replace(mark === 'WHAT' ? 'behind it' : '-', 'behind them')

function told({ who, what, verb }: Clause): string {
  const line = storyLines[verb] ?? ''
  const name = (party: Clause['what']) => (party ? nounWords(nounOf(party.noun), party.many) : '')
  const first = who.many ? agreeWithPlural(line, 'WHO') : line
  const both = what?.many ? agreeWithPlural(first, 'WHAT') : first
  const filled = both.replaceAll('WHO', name(who)).replaceAll('WHAT', name(what))
  return filled.replace(/(^|[.!?] )([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase())
}

const times: Record<Tense, string> = {
  daily: 'It happens every day.',
  now: 'It is happening right now.',
  past: 'It all happened yesterday.',
}

/** Returns a clause in plain words, such as 'the fox sings'. */
function clauseWords({ who, verb, what }: Clause): string {
  const subject = who.noun === sky ? 'it' : nounWords(nounOf(who.noun), who.many)
  const { base, s } = verbOf(verb)
  const object = what ? ` ${nounWords(nounOf(what.noun), what.many)}` : ''
  return `${subject} ${who.many ? base : s}${object}`
}

/** Returns the story line of a chef's special. */
export function storyOf({ clauses: [first, second], link, where, when }: Meaning): string {
  if (!first) return ''
  if (link && second) {
    const [one, two] = [clauseWords(first), clauseWords(second)]
    if (link === 'before') return `First ${one}. Then ${two}.`
    return link === 'because' ? `${capital(one)}. That is why ${two}.` : `Maybe ${one}. Then ${two}.`
  }
  const around = [where, when].flatMap((one) => (one === null ? [] : [phraseOf(one)])).join(' ')
  const time = first.tense ? ` ${times[first.tense]}` : ''
  return around === '' ? `${told(first)}${time}` : `${told(first)} It happens ${around}.`
}
