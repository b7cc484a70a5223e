import type { Chance } from '@marigold/device'
import { deal } from '../kit/rules.ts'
import { changeKey, changes, type Change } from './changes.ts'
import { isVowel, phonemes, soundAlike, type Chip, type Sound } from './phonemes.ts'
import type { Level, Slots, Task } from './state.ts'
import { allowsUnsuitable } from './unsuitable-words.ts'
import { clusterWords, longWords, simpleWords, soundsOf, threeWords, wordFor, type Word } from './words.ts'

/** Settings that tasks are dealt from. */
export interface DealOptions {
  level: Level
  rounds: number
  /** Extra chips on the tray. */
  extra: number
  /** The sound to practice; null for all. */
  focus: Sound | null
  used: readonly string[]
}

const pools = { three: threeWords, simple: simpleWords, cluster: clusterWords, long: longWords }

interface Draw<T> {
  items: readonly T[]
  count: number
  key: (item: T) => string
  /** True for two items that must not be in the same game. */
  clash?: (one: T, other: T) => boolean
  /** True for items to draw first. */
  first: (item: T) => boolean
}

/** Draws items one by one, preferring those not used recently. */
function draw<T>({ items, count, key, clash, first }: Draw<T>, used: string[], rng: Chance): T[] {
  const drawn: T[] = []
  while (drawn.length < count) {
    const open = items.filter((item) => !drawn.includes(item) && !drawn.some((one) => clash?.(one, item)))
    const wanted = open.filter(first)
    const { dealt } = deal(wanted.length > 0 ? wanted : open, 1, { used, key, rng })
    const [next] = dealt
    if (next === undefined) break
    drawn.push(next)
    const at = used.indexOf(key(next))
    if (at >= 0) used.splice(at, 1)
    used.push(key(next))
  }
  return rng.shuffle(drawn)
}

const has = (chips: readonly Chip[], sound: Sound | null) =>
  sound === null || chips.some((chip) => chip.sound === sound)

/**
 * Picks chips that aren't in the word: with other sounds and letters, and without allowing a second answer or an
 * unsuitable word.
 */
export function pickExtraChips(chips: readonly Chip[], count: number, slots: number, rng: Chance): Chip[] {
  const tray = [...chips]
  const tries = rng.shuffle(Object.entries(phonemes).map(([sound, { letters }]): Chip => ({ sound, letters })))
  // Every third extra chip is a vowel, about as often as in words.
  const vowels = Math.floor(count / 3)
  let vowelsLeft = vowels
  for (const one of tries) {
    if (tray.length === chips.length + count) break
    if (isVowel(one.sound) && vowelsLeft === 0) continue
    const stands = tray.some((chip) => soundAlike(chip.sound, one.sound) || chip.letters === one.letters)
    if (stands || allowsUnsuitable(soundsOf(tray), one.sound, slots)) continue
    if (isVowel(one.sound)) vowelsLeft -= 1
    else if (tray.length - chips.length - (vowels - vowelsLeft) >= count - vowels) continue
    tray.push(one)
  }
  return tray.slice(chips.length)
}

/** Shuffles the tray and updates the chip indexes. */
function shuffled(task: Task, rng: Chance): Task {
  const order = rng.shuffle(task.chips.map((_, at) => at))
  const moved = (slots: Slots): Slots => slots.map((chip) => (chip === null ? null : order.indexOf(chip)))
  return {
    ...task,
    chips: order.map((at) => task.chips[at] as Chip),
    begin: moved(task.begin),
    answer: moved(task.answer),
  }
}

function buildTask({ word, chips }: Word, extra: number, rng: Chance): Task {
  const answer = chips.map((_, at) => at)
  const more = pickExtraChips(chips, extra, chips.length, rng)
  const task: Task = {
    kind: 'build',
    word,
    from: null,
    chips: [...chips, ...more],
    begin: chips.map(() => null),
    answer,
  }
  return shuffled(task, rng)
}

/** Deals one chip of a word and its position. Positions are balanced unless one sound is practiced. */
function placeTask({ word, chips }: Word, wanted: number, focus: Sound | null): Task {
  const at = focus === null ? wanted : Math.max(0, soundsOf(chips).indexOf(focus))
  const once = (slot: number) => chips.filter(({ sound }) => sound === chips[slot]?.sound).length === 1
  const slot = once(at) ? at : 1
  const chip = chips[slot] as Chip
  const answer = [0, 1, 2].map((one) => (one === slot ? 0 : null))
  return { kind: 'place', word, from: null, chips: [chip], begin: [null, null, null], answer }
}

function changeTask({ kind, from, to, at }: Change, extra: number, rng: Chance): Task {
  const [before, after] = [wordFor(from).chips, wordFor(to).chips]
  const stay = kind === 'remove' ? before : after
  const more = kind === 'change' ? [before[at] as Chip] : []
  const extras = pickExtraChips([...stay, ...more], extra, after.length, rng)
  const all = stay.map((_, slot) => slot)
  const without = all.map((slot) => (slot === at ? null : slot))
  const begin = { change: all.map((slot) => (slot === at ? stay.length : slot)), add: without, remove: all }[kind]
  const answer = kind === 'remove' ? without : all
  return shuffled({ kind, word: to, from, chips: [...stay, ...more, ...extras], begin, answer }, rng)
}

/** Returns how many rounds of a game change, add, or remove a chip. */
const kindsOf = (rounds: number): Record<Change['kind'], number> => {
  const each = Math.floor(rounds / 4)
  return { add: each, remove: each, change: rounds - 2 * each }
}

function changeTasks({ rounds, extra, focus }: DealOptions, used: string[], rng: Chance): Task[] {
  const soundOf = ({ kind, from, to, at }: Change) => wordFor(kind === 'remove' ? from : to).chips[at]?.sound
  const drawn: Change[] = []
  for (const [kind, count] of Object.entries(kindsOf(rounds))) {
    const items = changes.filter((one) => one.kind === kind && !drawn.some((other) => shares(one, other)))
    const first = (one: Change) => focus === null || soundOf(one) === focus
    drawn.push(...draw({ items, count, key: changeKey, clash: shares, first }, used, rng))
  }
  return rng.shuffle(drawn).map((one) => changeTask(one, extra, rng))
}
const shares = (one: Change, other: Change): boolean =>
  [one.from, one.to].some((word) => word === other.from || word === other.to)

/** Deals a game's tasks and returns the updated list of used words. */
export function dealTasks(wish: DealOptions, rng: Chance): { tasks: Task[]; used: string[] } {
  const { level, rounds, extra, focus } = wish
  const used = [...wish.used]
  if (level.pool === 'change') return { tasks: changeTasks(wish, used, rng), used }
  const items = pools[level.pool]
  const first = ({ chips }: Word) => has(chips, focus)
  const words = draw({ items, count: rounds, key: ({ word }) => word, first }, used, rng)
  const places = rng.shuffle(words.map((_, at) => at % 3))
  const tasks = words.map((word, at) =>
    level.task === 'place' ? placeTask(word, places[at] ?? 0, focus) : buildTask(word, extra, rng),
  )
  return { tasks, used }
}
