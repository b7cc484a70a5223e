import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { pictureList } from '@marigold/content'
import { spelledBy, waysToSay } from '@marigold/content/pronunciation'
import { changeKey, changes } from './changes.ts'
import { dealTasks, extraChips } from './deal.ts'
import { levels } from './levels.ts'
import { isVowel, lookOf, phonemes, saidAlike, type Sound } from './phonemes.ts'
import { respelled, saidOf } from './respell.ts'
import { soundsIn } from './state.ts'
import { isUnsuitable, turnsIntoWorst } from './unsuitable.ts'
import { allWords, clusterWords, longWords, simpleWords, soundsOf, spelled, threeWords, wordFor } from './words.ts'

const keyOf = (sounds: readonly Sound[]) => sounds.join(' ')
const sounds = (word: string) => soundsOf(wordFor(word).chips)

test('every word has the sounds that the dictionary gives it', () => {
  const wrong = allWords.filter(
    ({ word, chips }) =>
      !waysToSay(word)
        .map(keyOf)
        .includes(keyOf(soundsOf(chips))),
  )
  expect(wrong.map(({ word }) => word)).toEqual([])
})

test('the letters of the chips spell the word, and each chip has letters that spell its sound', () => {
  for (const { word, chips } of allWords) {
    expect(spelled(chips.map(({ letters }) => letters))).toBe(word)
    const parts = spelledBy(word, soundsOf(chips)).map(([from, to]) => word.slice(from, to))
    const strange = chips.filter(
      ({ letters }, at) => !letters.includes(parts[at] ?? '') && !parts[at]?.includes(letters),
    )
    expect([word, strange]).toEqual([word, []])
  }
})

test('in one word a sound has one spelling and letters have one sound', () => {
  for (const { word, chips } of allWords) {
    const pairs = new Set(chips.map(({ letters, sound }) => `${letters} ${sound}`)).size
    expect([word, new Set(chips.map(({ letters }) => letters)).size]).toEqual([word, pairs])
    expect([word, new Set(soundsOf(chips)).size]).toEqual([word, pairs])
  }
})

test('every word has a picture of its own, and those that are built in are these and no more', () => {
  const drawn = new Set(pictureList.map(({ name }) => name))
  const used = allWords.map(({ picture }) => picture)
  expect(used.filter((name) => !drawn.has(name))).toEqual([])
  expect(new Set(used).size).toBe(allWords.length)
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8')) as string[]
  expect(listed).toEqual(used.toSorted())
})

test('no vowel has an r of its own, which children and dialects count in two ways', () => {
  const colored = allWords.filter(({ chips }) =>
    chips.some(({ sound }, at) => sound !== 'ER' && isVowel(sound) && chips[at + 1]?.sound === 'R'),
  )
  expect(colored.map(({ word }) => word)).toEqual([])
})

test('there are words for ten plays of eight at each level', () => {
  for (const pool of [threeWords, simpleWords, clusterWords, longWords]) expect(pool.length).toBeGreaterThanOrEqual(80)
  expect(changes.filter(({ kind }) => kind === 'change').length).toBeGreaterThan(100)
  for (const kind of ['add', 'remove']) expect(changes.filter((one) => one.kind === kind).length).toBeGreaterThan(20)
})

test('a change is one sound by the dictionary, with the letters of all others unchanged', () => {
  for (const { kind, from, to, at } of changes) {
    const [a, b] = [sounds(from), sounds(to)]
    const made = { change: b, add: b.toSpliced(at, 1), remove: b.toSpliced(at, 0, a[at] ?? '') }[kind]
    const differ = a.flatMap((sound, slot) => (sound === made[slot] ? [] : [slot]))
    expect([from, to, a.length, differ]).toEqual([from, to, made.length, kind === 'change' ? [at] : []])
  }
  expect(new Set(changes.map(changeKey)).size).toBe(changes.length)
})

test('extra chips have other sounds and other letters, also to those who say some vowels alike', () => {
  for (const { word, chips } of allWords)
    for (let seed = 0; seed < 6; seed++) {
      const extras = extraChips(chips, 6, chips.length, chanceFrom(seed))
      expect([word, extras.length]).toEqual([word, 6])
      for (const extra of extras) {
        const others = [...chips, ...extras.filter((one) => one !== extra)]
        expect([word, extra, others.filter((one) => saidAlike(one.sound, extra.sound))]).toEqual([word, extra, []])
        expect([word, extra, others.some(({ letters }) => letters === extra.letters)]).toEqual([word, extra, false])
      }
    }
})

/** Every way to lay some of the chips into the slots. */
function builds(tray: readonly Sound[], slots: number): Sound[][] {
  if (slots === 0) return [[]]
  return tray.flatMap((sound, at) => builds(tray.toSpliced(at, 1), slots - 1).map((rest) => [sound, ...rest]))
}

test('no tray opens another way to say its word', () => {
  for (const { word, chips } of allWords) {
    const own = soundsOf(chips)
    const others = waysToSay(word).filter((way) => keyOf(way) !== keyOf(own) && way.length === own.length)
    // Another way needs chips besides those of the word, of sounds that no extra chip may have.
    const more = (way: readonly Sound[]) => {
      const left = [...own]
      return way.filter((one) => !left.includes(one) || !left.splice(left.indexOf(one), 1))
    }
    const may = (one: Sound) => one in phonemes && !own.some((sound) => saidAlike(sound, one))
    const open = others.filter((way) => more(way).every(may))
    expect([word, open]).toEqual([word, []])
  }
})

test('no word is unsuitable, and none turns into one of the worst', () => {
  expect(allWords.filter(({ chips }) => isUnsuitable(soundsOf(chips))).map(({ word }) => word)).toEqual([])
  expect(allWords.filter(({ chips }) => turnsIntoWorst(soundsOf(chips))).map(({ word }) => word)).toEqual([])
})

test('extra chips never let an unsuitable word be built that the word itself does not hold', () => {
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
/** As it is heard: some sounds are one to many, and a weak vowel is the one or the other. */
const heard = (said: string) => said.replaceAll('AO', 'AA').replaceAll('DH', 'TH').replaceAll(/AH|IH/g, 'AH')

function misread(built: readonly Sound[]): string | null {
  if (isUnsuitable(built)) return null
  const text = saidOf(built)
  const said = ways(text)
  return said.length > 0 && !said.some((one) => heard(one) === heard(keyOf(built))) ? `${keyOf(built)}: ${text}` : null
}

test('no made-up word of two or three sounds is written like an English word that is said otherwise', () => {
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

test('nor is any other order of the sounds of a longer word', () => {
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
])('the made-up word of %s is written %s', (built, text) => {
  expect(respelled(built.split(' '))).toBe(text)
})

test('no two sounds have one color and one mark', () => {
  const looks = Object.keys(phonemes).map((sound) => Object.values(lookOf(sound)).join())
  expect(new Set(looks).size).toBe(looks.length)
})
