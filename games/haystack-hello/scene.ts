import { computed, signal } from '@preact/signals'
import { cornerScaleOf, shownState, type Play } from '../kit/index.ts'
import { calls } from './calls.ts'
import { friendByName } from './friends.ts'
import { layoutOf, type Layout } from './layout.ts'
import type { Level } from './levels.ts'
import type { Foot } from './foot-positions.ts'
import type { Move, Place, Position, State, Weather } from './state.ts'

export type HayPlay = Play<Level, State, Move>
/** How a hiding place looks: closed, a friend peeking or out, the friend gone, or an empty nest. */
export type Pose = 'shut' | 'peek' | 'out' | 'gone' | 'empty'
/** The scarecrow's mood. */
export type Mood = 'wait' | 'listen' | 'glad'

/** A friend walking to the parade. */
export interface Walker {
  friend: string
  from: Foot
  to: Foot
  hops: number
  /** True if nobody helped: it jumps for joy, otherwise it bows. */
  alone: boolean
}

/** Space for the adult's buttons beside or below the parade. */
const controlSpaces = {
  explore: { aside: 0, below: 24 },
  ask: { aside: 0, below: 24 },
  find: { aside: 150, below: 92 },
  where: { aside: 150, below: 92 },
}
/** Returns the space for the buttons, which are larger on a wall display. */
function controlSpace({ level, stage }: HayPlay) {
  const { aside, below } = controlSpaces[level.kind]
  const grow = cornerScaleOf(stage.value)
  return { aside: aside * grow, below: below * grow }
}

/** Signals for what the view shows beyond the state. */
export function makeSignals(play: HayPlay) {
  return {
    ...shownState(play),
    layout: computed<Layout>(() =>
      layoutOf(play.stage.value, {
        count: play.state.value.count,
        ...controlSpace(play),
        where: play.level.kind === 'where',
      }),
    ),
    poses: signal<Partial<Record<Place, Pose>>>({}),
    /** In 'Where is it?', the friend's current position as it hops around. */
    seenAt: signal<Position | null>(null),
    bubble: signal<{ text: string; at: Foot } | null>(null),
    walker: signal<Walker | null>(null),
    /** The weather that a gift meets. */
    weather: signal<Weather | null>(null),
    mood: signal<Mood>('wait'),
    busy: signal(false),
    asking: signal(false),
    marching: signal(false),
    /** How the child communicated last; this key is highlighted. */
    /** How often a closed hiding place was tapped. */
    taps: signal(0),
    /** In Explore, how strongly the hiding place wobbles; it grows while nobody presses. */
    eager: signal(0),
  }
}
export type Signals = ReturnType<typeof makeSignals>

/** Plays sounds and words according to the settings. */
export function makeVoice(play: HayPlay) {
  const named = () => play.values.clue !== 'sound'
  let round = 0
  return {
    named,
    call(name: string, options: { muffled?: boolean; gain?: number } = {}) {
      const pitch = [1, 1.07, 0.94][round++ % 3] ?? 1
      play.sound.phrase(calls[friendByName(name).call], { pitch, cue: true, ...options })
    },
    /** Announces a text to screen readers, and reads it aloud if the settings say so. */
    tell(text: string) {
      play.say(text)
      const { speak, aloud, rate } = play.values
      if (speak !== true && aloud !== 'adult' && named()) void play.speech.say(text, { rate: Number(rate) || 1 })
    },
  }
}
export type Voice = ReturnType<typeof makeVoice>
