import { expect, test } from 'vitest'
import { partsOf } from './emoji.ts'
import { threads, textOf } from './library.ts'
import { levels } from './levels.ts'
import { isSupported, neededFor } from './rules.ts'
import { clueKinds, contentSets, threadsOf, type Ask, type Fork, type Thread } from './thread.ts'

const asksOf = ({ steps }: Thread) => steps.filter((step): step is Ask => step.kind === 'ask')
const forksOf = ({ steps }: Thread) => steps.filter((step): step is Fork => step.kind === 'fork')
const allTextsOf = (thread: Thread) => [
  ...Object.keys(thread.messages).map((key) => textOf(thread, key)),
  thread.brief,
  thread.insight,
  ...asksOf(thread).flatMap(({ question, meanings }) => [
    question,
    ...meanings.flatMap(({ text, note }) => [text, note]),
  ]),
  ...forksOf(thread).flatMap(({ replies }) => replies.flatMap(({ reaction, ending }) => [reaction, ending ?? ''])),
]

test("every level has at least ten threads, with at least two from each content set and one in each that isn't sensitive", () => {
  for (const { number } of levels) {
    const own = threads.filter(({ level }) => level === number)
    expect(own.length, `level ${number}`).toBeGreaterThanOrEqual(10)
    for (const set of contentSets) {
      const ofSet = own.filter((one) => one.set === set)
      expect(ofSet.length, `level ${number}, ${set}`).toBeGreaterThanOrEqual(2)
      expect(ofSet.some(({ sensitive }) => !sensitive)).toBe(true)
    }
  }
  expect(threads.length).toBeGreaterThanOrEqual(40)
})

test.each(threads.map((thread) => [thread.id, thread] as const))('%s is a complete case', (_id, thread) => {
  const asks = asksOf(thread)
  const forks = forksOf(thread)
  expect(asks.length).toBeGreaterThanOrEqual(3)
  expect(asks.length).toBeLessThanOrEqual(5)
  expect(forks.length).toBeGreaterThanOrEqual(1)
  expect(forks.length).toBeLessThanOrEqual(3)
  for (const text of [thread.title, thread.brief, thread.insight]) expect(text).not.toBe('')
  expect(thread.insight.length, thread.insight).toBeLessThanOrEqual(130)
  const senders = Object.values(thread.messages).flatMap(({ from }) => (from === null || from === '' ? [] : [from]))
  for (const sender of senders) {
    // A recipient who is not in the cast must be named in the text.
    const told = thread.cast.includes(sender) || allTextsOf(thread).some((text) => text.includes(`to ${sender}`))
    expect(told, sender).toBe(true)
  }
  const kinds = new Set(Object.values(thread.clues).map(({ kind }) => kind))
  expect(kinds.size, `kinds of clue in ${thread.id}`).toBeGreaterThanOrEqual(3)
})

test.each(threads.map((thread) => [thread.id, thread] as const))(
  'every meaning of %s has its evidence',
  (_id, thread) => {
    for (const ask of asksOf(thread)) {
      const named = ask.meanings.map(({ fit }) => fit)
      expect(
        named.filter((fit) => fit === 'likely'),
        ask.question,
      ).toHaveLength(1)
      expect(named, ask.question).toContain('off')
      expect(ask.meanings.length).toBeLessThanOrEqual(4)
      const best = ask.meanings.find(({ fit }) => fit === 'likely')
      const support = [...(best?.strong ?? []), ...(best?.weak ?? [])]
      expect(support.length, `evidence for three: ${ask.question}`).toBeGreaterThanOrEqual(3)
      for (const need of [1, 2, 3])
        for (const meaning of ask.meanings) {
          const all = [...meaning.strong, ...meaning.weak]
          expect(new Set(all).size, meaning.text).toBe(all.length)
          expect(isSupported(meaning, all, need), `${meaning.text} with ${need}`).toBe(meaning.fit !== 'off')
          if (meaning.fit !== 'off') expect(neededFor(meaning, need)).toBeGreaterThan(0)
        }
      for (const { fit, text, strong, weak, note } of ask.meanings) {
        expect(note, text).not.toBe('')
        if (fit === 'off') expect(strong, text).toEqual([])
        else expect(strong.length, text).toBeGreaterThan(0)
        expect(strong.length + weak.length, text).toBeGreaterThan(0)
      }
      expect(
        ask.clues.some((id) => !support.includes(id)),
        `a clue that tells something else: ${ask.question}`,
      ).toBe(true)
    }
  },
)

test.each(threads.map((thread) => [thread.id, thread] as const))(
  'the clues of %s have been read before they are needed',
  (_id, thread) => {
    const read: string[] = []
    const asked = new Set<string>()
    for (const step of thread.steps) {
      if (step.kind === 'say') read.push(...step.messages)
      if (step.kind !== 'ask') continue
      for (const id of step.clues) {
        asked.add(id)
        expect(read, `${id} in ${step.question}`).toContain(thread.clues[id]?.message)
      }
    }
    expect(Object.keys(thread.clues).filter((id) => !asked.has(id))).toEqual([])
  },
)

test.each(threads.map((thread) => [thread.id, thread] as const))(
  'both replies in %s lead to an ending',
  (_id, thread) => {
    const forks = forksOf(thread)
    for (const [at, { replies }] of forks.entries()) {
      expect(replies).toHaveLength(2)
      expect(new Set(replies.map(({ sent }) => textOf(thread, sent))).size).toBe(2)
      for (const { answers, face, reaction, ending } of replies) {
        expect(answers.length).toBeGreaterThan(0)
        expect([0, 1, 2, 3, 4]).toContain(face)
        expect(reaction).not.toBe('')
        expect(ending !== null, reaction).toBe(at === forks.length - 1)
        // The one who answers is the one whose feelings were forecast.
        const [first = ''] = answers
        const from = thread.messages[first]?.from ?? ''
        const told = thread.cast.filter((name) => reaction.includes(name))
        if (told.length > 0) expect([reaction, told.some((name) => from.includes(name))]).toEqual([reaction, true])
      }
    }
    expect(thread.steps.at(-1)?.kind).toBe('fork')
    const endings = forks.at(-1)?.replies.map(({ ending }) => ending) ?? []
    expect(new Set(endings).size).toBe(2)
  },
)

test('no text of several words is used twice', () => {
  const texts = threads.flatMap((thread) => {
    const own = allTextsOf(thread).filter((text) => text.split(' ').length > 3)
    return [...own, thread.title, thread.id]
  })
  const usual = /^(What do you write back\?|How do you end the talk\?)$/
  const twice = texts.filter((text, at) => texts.indexOf(text) !== at && !usual.test(text))
  expect(twice).toEqual([])
})

const syllables = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
      .match(/[aeiouy]{1,2}/g)?.length ?? 1,
  )
/** Returns the Flesch-Kincaid grade level of a text. */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:]+(?:\s|$)/).filter((one) => /\w/.test(one)).length
  const words = text.match(/[A-Za-z']+/g) ?? []
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (spoken / words.length) - 15.59
}

test("the game's own texts are at grade 6 or easier", () => {
  expect(gradeOf('The cat sat on the mat.')).toBeLessThan(2)
  expect(
    gradeOf('Institutional considerations notwithstanding, interpretation necessitates elaboration.'),
  ).toBeGreaterThan(12)
  for (const thread of threads) {
    const asks = asksOf(thread).flatMap(({ question, meanings }) => [
      question,
      ...meanings.flatMap((one) => [one.text, one.note]),
    ])
    expect(gradeOf([thread.brief, ...asks, thread.insight].join(' ')), thread.id).toBeLessThanOrEqual(6)
  }
})

test('nothing is inappropriate for a therapy session', () => {
  const unsuitable =
    /\b(damn|hell|crap|stupid|dumb|idiot|loser|hate|kill|die|dead|suicid\w*|hurt myself|weird kid|freak|crazy|psycho|lame|sexy|kiss\w*|drunk|beer|weed|gun)\b/i
  const allowed = new Set(['I said rusty, not dead 😤😂'])
  const found = threads.flatMap(allTextsOf).filter((text) => unsuitable.test(text) && !allowed.has(text))
  expect(found).toEqual([])
})

test('texts use American English and straight quotation marks', () => {
  const british = /\b(colour|favourite|practise|organise|realise|grey|mum|centre|theatre|travell\w+|whilst|maths)\b/i
  expect(threads.flatMap(allTextsOf).filter((text) => british.test(text))).toEqual([])
})

test('rejects a table with an unmarked clue or an invalid line', () => {
  const head = '== a | 1 | school | A\ncast: Bo\nBo 1:00: hi [there](a.w)\n'
  expect(() => threadsOf(`${head}? What?\n* Yes | +b | Note`)).toThrow('no clue b')
  expect(() => threadsOf(`${head}nonsense`)).toThrow('invalid line')
  expect(() => threadsOf(`${head}Bo 1:01: so [again](a.w)`)).toThrow('marked twice')
  expect(Object.values(threadsOf(head)[0]?.clues ?? {})).toEqual([
    { id: 'a', kind: clueKinds.w, text: 'there', message: '1' },
  ])
})

test('every emoji in a message has a picture', () => {
  const bare = threads
    .flatMap(allTextsOf)
    .flatMap(partsOf)
    .filter(({ text, picture }) => picture === null && /\p{Extended_Pictographic}/u.test(text))
  expect(bare).toEqual([])
  expect(partsOf('so tired 😴')).toEqual([
    { text: 'so tired ', picture: null },
    { text: '😴', picture: null },
  ])
})
