import { computed, signal } from '@preact/signals'
import type { FromGame, Player } from '@marigold/contract'
import { seats as looks, type Ticker } from '@marigold/device'
import type { FullSpec, LevelBase, Values } from './game.ts'
import type { PressArea } from './input/separate-areas.ts'
import type { PlayContext } from './play/internal-play.ts'
import { noDecks, type Decks } from './play/decks.ts'
import { makePlay } from './play/play.ts'
import type { RunningGame } from './play/running-game.ts'
import type { Rules } from './rules.ts'

/** Time that passes only when a test says so. */
export function makeManualTime(): Ticker & { pass(ms: number): void } {
  let time = 0
  let next = 1
  const waiting = new Map<number, () => void>()
  return {
    now: () => time,
    request(call) {
      waiting.set(next, call)
      return next++
    },
    cancel: (id) => void waiting.delete(id),
    pass(ms) {
      for (let left = ms; left > 0; left -= 20) {
        time += Math.min(20, left)
        const due = [...waiting.values()]
        waiting.clear()
        for (const call of due) call()
      }
    },
  }
}

/** Stages that a layout is tried on, width and height: phones both ways, a tablet, laptops, a wall. */
export const stageSizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [667, 375],
  [820, 1180],
  [1024, 768],
  [1180, 760],
  [1920, 1080],
] as const

/** The pairs of areas, by their numbers, that share more than an edge: a press there would go to either. */
export function overlapping(areas: readonly PressArea[]): [number, number][] {
  const shared = (a: number, long: number, b: number, other: number) => Math.min(a + long, b + other) - Math.max(a, b)
  return areas.flatMap((a, at) =>
    areas.slice(at + 1).flatMap((b, by): [number, number][] => {
      const wide = shared(a.left, a.width, b.left, b.width)
      const high = shared(a.top, a.height, b.top, b.height)
      return wide < 0.01 || high < 0.01 ? [] : [[at, at + 1 + by]]
    }),
  )
}

/** A game for tests: each press counts one for the seat; over at `goal` presses. */
export interface CountState {
  seat: number
  counts: number[]
  goal: number
}
export type CountMove = 'press' | 'pass'
type CountLevel = LevelBase & { goal: number }

export const countRules: Rules<CountLevel, CountState, CountMove> = {
  start: ({ goal }, { seats }) => ({ seat: 0, counts: Array.from({ length: seats }, () => 0), goal }),
  moves: () => ['press'],
  apply: (state, move) => ({
    ...state,
    counts: state.counts.map((count, i) => (move === 'press' && i === state.seat ? count + 1 : count)),
    seat: (state.seat + 1) % state.counts.length,
  }),
  isOver: ({ counts, goal }) => counts.reduce((sum, count) => sum + count, 0) >= goal,
}

const nothing = () => undefined
const manifest = { game_name: 'Count', un_zip_filename: 'count' } as FullSpec<
  CountLevel,
  CountState,
  CountMove
>['manifest']

/** The spec of that game; view and backdrop draw nothing. */
export const countSpec: FullSpec<CountLevel, CountState, CountMove> = {
  manifest,
  levels: [{ name: 'Short', detail: '', goal: 6 }],
  rules: countRules,
  fields: [],
  presets: {},
  seats: [1, 4],
  turns: true,
  seat: ({ seat }) => seat,
  pass: () => 'pass',
  View: () => null,
  Backdrop: () => null,
  summary: ({ state }) => [{ label: 'Presses', value: String(state.value.counts.join(' ')) }],
  farewell: () => 'Well counted',
}

export const people: Player[] = ['Mia', 'Leo', 'Ana', 'Tom', 'Zoe', 'Sam'].map((name, i) => {
  const { id, color, symbol } = looks[i] ?? looks[0]
  return { id, name, color, symbol }
})

const rWords: Decks = { shared: { title: 'R', source: '', cards: [] }, own: {} }

interface Extras {
  cards?: Decks
  resume?: RunningGame | undefined
}
/** Plays the counting game among `count` people on hand-made time, keeping what is sent and said. */
export function playWith(
  count: number,
  values: Values = {},
  spec = countSpec,
  trialsPerTurn = 0,
  { cards = rWords, resume }: Extras = {},
) {
  const sent: FromGame[] = []
  const screens: string[] = []
  const time = makeManualTime()
  const said: string[] = []
  let fades = 0
  let running: RunningGame | null = null
  const live = signal('')
  live.subscribe((text) => text && said.push(text))
  const decks = signal(trialsPerTurn > 0 ? cards : noDecks)
  const hostTrials = signal(trialsPerTurn)
  const calm = signal(false)
  const roster = signal(people)
  const settings = signal<Values>({ trials: 0, minutes: 0, shuffle: false, teams: 0, speak: false, ...values })
  const around: PlayContext<CountLevel, CountState, CountMove> = {
    spec,
    values: settings,
    level: signal(0),
    chosen: signal(people.slice(0, count)),
    teamOf: signal({}),
    roster,
    holds: signal<ReadonlySet<string>>(new Set()),
    hostTrials,
    sound: {
      play: nothing,
      phrase: nothing,
      series: () => ({ stop: nothing }),
      poke: nothing,
      unlock: nothing,
      bed: () => null,
      music: { play: nothing, intensity: nothing },
    },
    speech: { available: () => false, say: () => Promise.resolve(false), cancel: nothing, speaking: () => false },
    stage: signal({ width: 1180, height: 820, portrait: false }),
    look: computed(() => 'playful' as const),
    calm,
    decks,
    loudness: signal(0),
    voice: signal({ loudness: 0, amplitude: 0 }),
    hearing: signal(null),
    kept: signal<unknown>(undefined),
    grown: signal<Readonly<Record<string, unknown>>>({}),
    live,
    send: (message) => sent.push(message),
    save: nothing,
    keep: nothing,
    set: (key, value) => (settings.value = { ...settings.value, [key]: value }),
    remember: (game) => (running = game && (JSON.parse(JSON.stringify(game)) as RunningGame)),
    over: () => screens.push('end'),
    fade: () => (fades += 1),
  }
  const play = makePlay(around, { seed: 7, ticker: time, ...(resume && { resume }) })
  play.begin()
  time.pass(1200)
  const turn = () => {
    play.move('press')
    play.endTurn()
    time.pass(1200)
  }
  const of = <T extends FromGame['type']>(type: T) =>
    sent.filter((message): message is Extract<FromGame, { type: T }> => message.type === type)
  return {
    play,
    time,
    sent,
    of,
    said,
    screens,
    turn,
    calm,
    settings,
    decks,
    hostTrials,
    fades: () => fades,
    running: () => running,
    roster,
  }
}
