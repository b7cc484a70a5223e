import type { Said } from '../kit/index.ts'

export const kinds = ['ask', 'trade', 'wait', 'limit', 'leave', 'help', 'repair'] as const
/** What somebody does about a problem; `own` is an idea of the player's that the adult heard. */
export type Kind = (typeof kinds)[number] | 'own'

/** From 0 to 2: how good it is for me now, for you now, and for both later, and how hard it is to say. */
export interface Marks {
  me: number
  you: number
  later: number
  hard: number
}
export interface Way {
  kind: Kind
  marks: Marks
  line: string
  /** What comes back. */
  reply: string
}

export interface Level {
  name: string
  detail: string
  /** Lowest age of its stories. */
  from: 5 | 8 | 11 | 15
  /** Ways that are offered at once. */
  offers: 2 | 3
  /** The player's own idea comes before ours. */
  yours: boolean
  /** The second time, the one across is in another temper; or a story begins with a bad start to repair. */
  twist: 'none' | 'temper' | 'start'
}

/** Says yes soon, needs time first, or says things straight. */
export type Temper = 'warm' | 'slow' | 'plain'
export const answers = ['okay', 'notYet', 'other'] as const
export type Answer = (typeof answers)[number]
export type Guess = Answer | 'unsure'

/** One way that was tried: who spoke, what was picked, and what came back. */
export interface Step {
  seat: number
  kind: Kind | null
  marks: Marks
  /** Which way of the offered list; null for an own idea. */
  way: number | null
  /** An own idea that the adult heard before ours were shown. */
  own: Said | null
  /** Steps of help with an own idea. */
  help: number
  /** How the player thought it would land; never compared with what came. */
  guess: Guess | null
  /** That the adult heard the line; until then its planks are paper. */
  said: Said | null
  answer: Answer | null
  /** Who answered: the story, a player, or the adult. */
  by: 'story' | 'player' | 'adult' | null
  temper: Temper
  passed: boolean
}

export const crossings = ['meet', 'space'] as const
export type Cross = (typeof crossings)[number]
export const endings = ['meet', 'helped', 'stones', 'path'] as const
export type EndingKind = (typeof endings)[number]

/** A story that is over. */
export interface Outcome {
  story: string
  steps: Step[]
  /** Who chose how to end it; null after a pass. */
  seat: number | null
  ending: EndingKind
  helper: boolean
  /** The wind took a hat on the way to the middle. */
  gust: boolean
}

type Phase = 'lock' | 'own' | 'choose' | 'guess' | 'say' | 'answer' | 'reply' | 'cross' | 'helper' | 'over'

export interface State {
  level: Level
  seats: number
  seat: number
  phase: Phase
  /** Turns that are over. */
  turns: number
  /** From 15, an adult starts the game; a safety story always starts with somebody to trust. */
  locks: boolean
  isOpened: boolean
  /** Whether the player guesses how it lands, and who answers for the one across. */
  guesses: boolean
  answersBy: 'story' | 'player' | 'adult'
  /** One for each part of the game, and others in place of safety stories. */
  stories: string[]
  spares: string[]
  temper: Temper
  /** Indexes of the ways that are offered now. */
  offer: number[]
  steps: Step[]
  now: Step
  cross: Cross | null
  told: Outcome[]
}

export type Move =
  | { kind: 'together' }
  | { kind: 'another' }
  | { kind: 'help' }
  | { kind: 'ideas' }
  | { kind: 'idea'; said: Said }
  | { kind: 'way'; at: number }
  | { kind: 'mine' }
  | { kind: 'guess'; guess: Guess }
  | { kind: 'heard'; said: Said }
  | { kind: 'told' }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'next' }
  | { kind: 'cross'; cross: Cross }
  | { kind: 'helper'; helper: boolean }
  | { kind: 'pass' }

/** How many ways are tried in a story before it is ended. */
export const waysPerStory = 2

/** A plank on one side of the bridge. */
export interface Plank {
  /** Paper sags, and is what a tap alone lays; wood is a line that was heard. */
  of: 'paper' | 'wood'
  /** The one across needs time: it comes with the next way. */
  waits: boolean
  loose: boolean
}
export interface Bridge {
  me: Plank[]
  you: Plank[]
  /** 0 to 4: how tight the ropes are. */
  ropes: number
}
const perSide = 4
/** As tight as ropes can be, which a helper makes them. */
export const mostRopes = 4

/** What the ways of a story have built so far. */
export function bridgeOf({
  steps,
  badStart,
  isOver,
}: {
  steps: readonly Step[]
  badStart: boolean
  isOver: boolean
}): Bridge {
  const tried = steps.filter(({ passed }) => !passed)
  const side = (who: 'me' | 'you'): Plank[] => {
    const laid = tried.flatMap(({ marks, said, answer }, at) => {
      const waits = who === 'you' && answer === 'notYet' && at === tried.length - 1 && !isOver
      const count = marks[who] - (who === 'you' && answer === 'other' ? 1 : 0)
      const of = said ? ('wood' as const) : ('paper' as const)
      return Array.from({ length: Math.max(0, count) }, () => ({ of, waits, loose: false }))
    })
    // After a bad start, one plank on each side hangs loose until somebody repairs it.
    const first = badStart ? [{ of: 'wood' as const, waits: false, loose: steps[0]?.passed !== false }] : []
    return [...first, ...laid].slice(0, perSide)
  }
  return {
    me: side('me'),
    you: side('you'),
    ropes: Math.min(
      4,
      tried.reduce((sum, { marks }) => sum + marks.later, 0),
    ),
  }
}
