import { computed, signal } from '@preact/signals'
import { cornerGrowthOf, type Play } from '../kit/index.ts'
import { calls } from './calls.ts'
import { friendNamed } from './friends.ts'
import { isLow, layoutOf, type Layout } from './layout.ts'
import type { Level } from './levels.ts'
import type { Foot } from './stands.ts'
import type { Mode, Move, Place, Position, State } from './state.ts'

export type HayPlay = Play<Level, State, Move>
/** A place as it is seen: shut, somebody looking out, out, gone, or an empty nest. */
export type Pose = 'shut' | 'peek' | 'out' | 'gone' | 'empty'
/** The scarecrow waits, listens for somebody, or is glad. */
export type Mood = 'wait' | 'listen' | 'glad'

/** One who walks to the parade now. */
export interface Walker {
  friend: string
  from: Foot
  to: Foot
}

/** What the adult's buttons take of the farm, beside the parade or under it. */
const rooms = {
  explore: { aside: 0, below: 24 },
  ask: { aside: 420, below: 168 },
  find: { aside: 150, below: 92 },
  where: { aside: 150, below: 92 },
}
const lowAsk = { aside: 560, below: 0 }
/** What the buttons take on this stage: on a wall they are larger. */
function roomOf({ level, stage }: HayPlay) {
  const { aside, below } = level.kind === 'ask' && isLow(stage.value) ? lowAsk : rooms[level.kind]
  const grow = cornerGrowthOf(stage.value)
  return { aside: aside * grow, below: below * grow }
}

/** What is seen of the farm beside the state. */
export function makeSignals(play: HayPlay) {
  const frozen = signal<State | null>(null)
  return {
    frozen,
    /** The state as it is seen: that before a move until the move has been shown. */
    scene: computed(() => frozen.value ?? play.state.value),
    layout: computed<Layout>(() =>
      layoutOf(play.stage.value, {
        count: play.state.value.count,
        ...roomOf(play),
        where: play.level.kind === 'where',
      }),
    ),
    poses: signal<Partial<Record<Place, Pose>>>({}),
    /** In 'Where is it?': where the friend is seen now, before and after it has come to rest. */
    seenAt: signal<Position | null>(null),
    bubble: signal<{ text: string; place: Place } | null>(null),
    walker: signal<Walker | null>(null),
    mood: signal<Mood>('wait'),
    busy: signal(false),
    asking: signal(false),
    closing: signal(false),
    marching: signal(false),
    /** How the child communicated last: what the hello key marks. */
    mode: signal<Mode>('word'),
    /** How often somebody tapped what stays shut. */
    taps: signal(0),
    /** In Explore, how long nobody has pressed: the place wobbles the more. */
    eager: signal(0),
  }
}
export type Signals = ReturnType<typeof makeSignals>

/** Sounds and words, as the settings have them. */
export function makeVoice(play: HayPlay) {
  const named = () => play.values.clue !== 'sound'
  let round = 0
  return {
    named,
    call(name: string, options: { muffled?: boolean; gain?: number } = {}) {
      const pitch = [1, 1.07, 0.94][round++ % 3] ?? 1
      play.sound.phrase(calls[friendNamed(name).call], { pitch, ...options })
    },
    /** Tells it to screen readers, and aloud where a voice reads names. */
    tell(text: string) {
      play.say(text)
      const { speak, aloud, volume, rate } = play.values
      if (speak !== true && aloud !== 'adult' && volume !== 0 && named())
        void play.speech.say(text, { rate: Number(rate) || 1 })
    },
  }
}
export type Voice = ReturnType<typeof makeVoice>
