import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { endings } from './endings.ts'
import { feelings } from './feelings.ts'
import { heroes } from './heroes.ts'
import { levels } from './levels.ts'
import { nextKind, poolOf } from './options.ts'
import { starters, type Part } from './parts.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { problems } from './problems.ts'
import { props } from './props.ts'
import { faces, puppetSvg } from './puppets.ts'
import { curtainFor } from './rules.ts'
import type { Curtain, State } from './state.ts'
import { sceneText, storyOf, titleOf, withName } from './story.ts'

const curtain = (part: Part, picks: string[], more: Partial<Curtain> = {}): Curtain => ({
  ...curtainFor(part),
  picks,
  ...more,
})
type Told = Pick<State, 'curtains' | 'prop' | 'deep'>
const told = (curtains: Curtain[], prop = 'umbrella'): Told => ({ curtains, prop, deep: true })

/** Returns the faults of a text: unfilled placeholders, spacing, periods, capitals, articles, repeated words. */
function faultsOf(text: string): string[] {
  const faults: string[] = []
  if (/[{}]|undefined|null/.test(text)) faults.push('left over')
  if (/ {2}|^ | $| [.,!?]|\.\.|,\./.test(text)) faults.push('spaces or stops')
  if (text !== '' && !/[.!?]$/.test(text)) faults.push('no stop at the end')
  if (/(^|[.!?] )[a-z]/.test(text)) faults.push('small letter')
  if (/\ba [aeiou]|\ban [^aeiou]/i.test(text)) faults.push('article')
  if (/\b(\w+) \1\b/i.test(text.replaceAll('boom, boom, boom', ''))) faults.push('twice the same word')
  return faults
}

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
const base = (hero: string, problem: string): Curtain[] => [
  curtain('who', [hero]),
  curtain('where', ['castle']),
  curtain('problem', [problem]),
]

test('every text is complete for every hero, and without one', () => {
  for (const hero of [...ids(heroes), null]) {
    const who = hero === null ? curtain('who', [], { dark: true }) : curtain('who', [hero])
    const texts = [
      ...ids(places).map((id) => sceneText(told([who, curtain('where', [id])]), curtain('where', [id]))),
      ...ids(problems).map((id) => sceneText(told([who]), curtain('problem', [id]))),
      ...feelings.flatMap(({ id }) =>
        [[id], [id, '0'], [id, '1'], [id, '2']].map((picks) => sceneText(told([who]), curtain('feeling', picks))),
      ),
      ...props.flatMap(({ id }) =>
        (['help', 'trouble'] as const).map((prop) => sceneText(told([who], id), curtain('plan', ['ask'], { prop }))),
      ),
    ]
    for (const text of texts) expect([text, faultsOf(text)]).toEqual([text, []])
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('plans and endings make sense for every problem, pair of problems, and pair of plans', () => {
  const tries = plans.flatMap(({ id }) => [[id], ...ids(plans).flatMap((next) => (next === id ? [] : [[id, next]]))])
  const threeTries = plans.map((_, at) => [0, 1, 2].map((next) => plans[(at + next) % plans.length]?.id ?? ''))
  let count = 0
  const check = (state: Told, scene: Curtain) => {
    const text = sceneText(state, scene)
    if (faultsOf(text).length > 0) expect([text, faultsOf(text)]).toEqual([text, []])
    count += 1
    return text
  }
  for (const problem of [...ids(problems), null])
    for (const other of [...ids(problems), null]) {
      if (problem !== null && problem === other) continue
      const start =
        problem === null ? [curtain('who', ['fox']), curtain('problem', [], { dark: true })] : base('octopus', problem)
      const all = other === null ? start : [...start, curtain('second', ['problems', other])]
      for (const picks of tries) check(told(all), curtain('plan', picks))
      for (const picks of threeTries) check(told(all), curtain('plan', picks))
      for (const { id, text } of endings) {
        const read = check(told(all), curtain('ending', [id]))
        const solved = problems.find((one) => one.id === problem)?.solved
        if (solved && text.includes('{solved}')) expect(read).toContain(solved)
      }
    }
  expect(count).toBeGreaterThan(30_000)
})

test('another point of view makes sense for every puppet, feeling, and reason', () => {
  for (const { id: who, name, kind, he } of heroes)
    for (const { id: word } of feelings)
      for (const why of ['0', '1', '2']) {
        const scene = curtain('second', ['views', who, word, why])
        const text = sceneText(told([curtain('who', ['fox']), scene]), scene)
        expect(faultsOf(text)).toEqual([])
        expect(text).toContain(`But ${name}, ${kind}, saw it another way. ${he === 'he' ? 'He' : 'She'} felt ${word}`)
      }
})

test('a whole story reads well, and the poster names its hero and prop', () => {
  const curtains = [
    ...base('dragon', 'key'),
    curtain('feeling', ['worried', '1'], { prop: 'trouble' }),
    curtain('plan', ['clues', 'ask']),
    curtain('ending', ['home']),
  ]
  const state = told(curtains, 'trumpet')
  expect(storyOf(state).join('\n')).toBe(
    [
      'Once there was a shy green dragon named Ember.',
      'One day, Ember was in an old castle. Every door creaked in a different tune.',
      'Then, right there, the key to the snack box disappeared. Ember saw it first.',
      'When that happened, Ember felt worried because time was running out. Suddenly, there was a trumpet. It tooted all by itself at every wrong moment.',
      'Ember wanted to find the key. First, he looked for clues and wrote them all down. But that did not quite work. Then he asked a kind neighbor for help.',
      'The key turned up inside a loaf of bread. Then Ember went home and told the whole story three times.',
    ].join('\n'),
  )
  expect(titleOf(state)).toEqual({ title: 'Ember and the Trumpet', below: 'A tall tale in an old castle' })
  const empty = told([curtain('who', [], { dark: true })])
  expect(titleOf(empty)).toEqual({ title: 'The Tale of the Umbrella', below: 'A tall tale' })
})

test('the lines to say fit every hero', () => {
  for (const lines of Object.values(starters))
    for (const line of lines) for (const hero of heroes) expect(faultsOf(withName(line, hero))).toEqual([])
})

test('nothing is frightening: no injuries, weapons, death, or insults in any text', () => {
  const all = [heroes, places, problems, feelings, plans, endings, props]
    .map((table) => JSON.stringify(table))
    .join(' ')
  const words = `${all} ${JSON.stringify(starters)}`.toLowerCase().match(/[a-z]+/g) ?? []
  const unfit =
    /^(kill|dead|die|died|death|blood|gun|knife|sword|bomb|war|fight|hit|hurt|monster|ghost|fire|burn|drown|stupid|dumb|ugly|fat|hate|scary|terrified)$/
  expect(words.filter((word) => unfit.test(word))).toEqual([])
})

test('every name is unique, and every picture exists and is listed', () => {
  const list = JSON.parse(readFileSync(new URL('pictures.json', import.meta.url), 'utf8')) as string[]
  const noto = createRequire(import.meta.url)('@iconify-json/noto/icons.json') as { icons: Record<string, unknown> }
  const tables = [heroes, places, problems, feelings, plans, endings, props]
  for (const table of tables) {
    expect(new Set(ids(table)).size).toBe(table.length)
    expect(new Set(table.map(({ label }) => label)).size).toBe(table.length)
    expect(table.length).toBeGreaterThanOrEqual(11)
    for (const { picture } of table) {
      // Puppets are drawn with faces.
      if (table === heroes) {
        for (const face of faces) expect(puppetSvg(picture, face)).toContain('<svg')
        continue
      }
      expect(list).toContain(picture)
      expect(noto.icons[picture]).toBeDefined()
    }
  }
  expect(new Set(heroes.map(({ name }) => name)).size).toBe(heroes.length)
})

test('every pick of every curtain has choices', () => {
  for (const { parts, deep } of levels)
    for (const part of parts) {
      const kind = nextKind(curtainFor(part), deep)
      expect(kind && poolOf(kind).length).toBeGreaterThan(1)
    }
  expect(poolOf('why', 'brave')).toHaveLength(3)
})
