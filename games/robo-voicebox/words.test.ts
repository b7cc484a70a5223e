import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { pictureList } from '@marigold/content'
import { spelledBy, waysToSay } from '@marigold/content/pronunciation'
import { changeKey, changes } from './changes.ts'
import { dealTasks, pickExtraChips } from './deal.ts'
import { levels } from './levels.ts'
import { isVowel, lookOf, phonemes, soundAlike, type Sound } from './phonemes.ts'
import { respell, pronunciationOf } from './respell.ts'
import { soundsIn } from './state.ts'
import { isUnsuitable, canBecomeWorst } from './unsuitable-words.ts'
import { allWords, clusterWords, longWords, simpleWords, soundsOf, spelled, threeWords, wordFor } from './words.ts'

const keyOf = (sounds: readonly Sound[]) => sounds.join(' ')
const sounds = (word: string) => soundsOf(wordFor(word).chips)

test('gives every word the sounds of the dictionary', () => {
  const wrong = allWords.filter(
    ({ word, chips }) =>
      !waysToSay(word)
        .map(keyOf)
        .includes(keyOf(soundsOf(chips))),
  )
  expect(wrong.map(({ word }) => word)).toEqual([])
})

test('spells each word with its chips, and each sound with valid letters', () => {
  for (const { word, chips } of allWords) {
    expect(spelled(chips.map(({ letters }) => letters))).toBe(word)
    const parts = spelledBy(word, soundsOf(chips)).map(([from, to]) => word.slice(from, to))
    const strange = chips.filter(
      ({ letters }, at) => !letters.includes(parts[at] ?? '') && !parts[at]?.includes(letters),
    )
    expect([word, strange]).toEqual([word, []])
  }
})

test('uses one spelling per sound and one sound per spelling within a word', () => {
  for (const { word, chips } of allWords) {
    const pairs = new Set(chips.map(({ letters, sound }) => `${letters} ${sound}`)).size
    expect([word, new Set(chips.map(({ letters }) => letters)).size]).toEqual([word, pairs])
    expect([word, new Set(soundsOf(chips)).size]).toEqual([word, pairs])
  }
})

test('has a unique picture for every word and bundles no others', () => {
  const drawn = new Set(pictureList.map(({ name }) => name))
  const used = allWords.map(({ picture }) => picture)
  expect(used.filter((name) => !drawn.has(name))).toEqual([])
  expect(new Set(used).size).toBe(allWords.length)
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8')) as string[]
  expect(listed).toEqual(used.toSorted())
})

test('avoids r-colored vowels, which are counted in two ways', () => {
  const colored = allWords.filter(({ chips }) =>
    chips.some(({ sound }, at) => sound !== 'ER' && isVowel(sound) && chips[at + 1]?.sound === 'R'),
  )
  expect(colored.map(({ word }) => word)).toEqual([])
})

test('has words for ten games of eight at each level', () => {
  for (const pool of [threeWords, simpleWords, clusterWords, longWords]) expect(pool.length).toBeGreaterThanOrEqual(80)
  expect(changes.filter(({ kind }) => kind === 'change').length).toBeGreaterThan(100)
  for (const kind of ['add', 'remove']) expect(changes.filter((one) => one.kind === kind).length).toBeGreaterThan(20)
})

test('changes exactly one sound and keeps the other spellings', () => {
  for (const { kind, from, to, at } of changes) {
    const [a, b] = [sounds(from), sounds(to)]
    const made = { change: b, add: b.toSpliced(at, 1), remove: b.toSpliced(at, 0, a[at] ?? '') }[kind]
    const differ = a.flatMap((sound, slot) => (sound === made[slot] ? [] : [slot]))
    expect([from, to, a.length, differ]).toEqual([from, to, made.length, kind === 'change' ? [at] : []])
  }
  expect(new Set(changes.map(changeKey)).size).toBe(changes.length)
})

test('deals extra chips that differ in sound and letters, even for merged vowels', () => {
  for (const { word, chips } of allWords)
    for (let seed = 0; seed < 6; seed++) {
      const extras = pickExtraChips(chips, 6, chips.length, chanceFrom(seed))
      expect([word, extras.length]).toEqual([word, 6])
      for (const extra of extras) {
        const others = [...chips, ...extras.filter((one) => one !== extra)]
        expect([word, extra, others.filter((one) => soundAlike(one.sound, extra.sound))]).toEqual([word, extra, []])
        expect([word, extra, others.some(({ letters }) => letters === extra.letters)]).toEqual([word, extra, false])
      }
    }
})

/** Returns every arrangement of some of the chips in the slots. */
function builds(tray: readonly Sound[], slots: number): Sound[][] {
  if (slots === 0) return [[]]
  return tray.flatMap((sound, at) => builds(tray.toSpliced(at, 1), slots - 1).map((rest) => [sound, ...rest]))
}

test('allows only one way to build each word', () => {
  for (const { word, chips } of allWords) {
    const own = soundsOf(chips)
    const others = waysToSay(word).filter((way) => keyOf(way) !== keyOf(own) && way.length === own.length)
    // Ignores answers that need extra chips whose sounds are never dealt.
    const more = (way: readonly Sound[]) => {
      const left = [...own]
      return way.filter((one) => !left.includes(one) || !left.splice(left.indexOf(one), 1))
    }
    const may = (one: Sound) => one in phonemes && !own.some((sound) => soundAlike(sound, one))
    const open = others.filter((way) => more(way).every(may))
    expect([word, open]).toEqual([word, []])
  }
})

test('contains no unsuitable word, and none that can become one of the worst', () => {
  expect(allWords.filter(({ chips }) => isUnsuitable(soundsOf(chips))).map(({ word }) => word)).toEqual([])
  expect(allWords.filter(({ chips }) => canBecomeWorst(soundsOf(chips))).map(({ word }) => word)).toEqual([])
})

test('never allows an unsuitable word because of extra chips', () => {
  for (const level of levels.filter(({ task }) => task !== 'place'))
    for (let seed = 0; seed < 4; seed++) {
      const wish = { level, rounds: 8, extra: 3, focus: null, used: [] }
      for (const task of dealTasks(wish, chanceFrom(seed)).tasks) {
        const own = [...soundsIn(task, task.answer), ...soundsIn(task, task.begin)]
        const slots = sounds(task.word).length
        const tray = task.chips.map(({ sound }) => sound)
        const bad = builds(tray, slots).filter(
          (built) => isUnsuitable(built) && !built.every((one) => own.includes(one)),
        )
        expect([task.word, bad]).toEqual([task.word, []])
      }
    }
})

const ways = (text: string) =>
  ['', '(1)', '(2)', '(3)']
    .flatMap((more) => dictionary[`${text}${more}`] ?? [])
    .map((one) => one.replace(/[0-9]/g, ''))
/** Merges sounds that many speakers pronounce alike. */
const heard = (said: string) => said.replaceAll('AO', 'AA').replaceAll('DH', 'TH').replaceAll(/AH|IH/g, 'AH')

function misread(built: readonly Sound[]): string | null {
  if (isUnsuitable(built)) return null
  const text = pronunciationOf(built)
  const said = ways(text)
  return said.length > 0 && !said.some((one) => heard(one) === heard(keyOf(built))) ? `${keyOf(built)}: ${text}` : null
}

test('never spells a short made-up word like an English word with another pronunciation', () => {
  const all = Object.keys(phonemes)
  const wrong: string[] = []
  for (const a of all)
    for (const b of all) {
      for (const built of [[a, b], ...all.map((c) => [a, b, c])]) {
        const one = misread(built)
        if (one !== null) wrong.push(one)
      }
    }
  expect(wrong).toEqual([])
})

test('never spells a scrambled longer word like an English word with another pronunciation', () => {
  const longer = [...clusterWords, ...longWords]
  const wrong = longer.flatMap(({ chips }) => builds(soundsOf(chips), chips.length).map(misread))
  expect(wrong.filter((one) => one !== null)).toEqual([])
})

test.each([
  ['G AA P', 'gop'],
  ['T AE K', 'tak'],
  ['P IH SH', 'pish'],
  ['S EY K', 'sayk'],
  ['G IH N', 'ghin'],
  ['K T AE', 'kuh-taah'],
  ['T S AA P', 'tuh-sop'],
  ['B T K', 'buh-tuh-kuh'],
])('spells the made-up word of %s as %s', (built, text) => {
  expect(respell(built.split(' '))).toBe(text)
})

test('gives every sound a unique color and mark', () => {
  const looks = Object.keys(phonemes).map((sound) => Object.values(lookOf(sound)).join())
  expect(new Set(looks).size).toBe(looks.length)
})
