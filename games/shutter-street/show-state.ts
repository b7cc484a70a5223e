import type { Signal } from '@preact/signals'
import type { Earned } from '@marigold/contract'
import type { Play } from '../kit/index.ts'
import type { Mood } from './child.tsx'
import type { About, StartOf } from './facts.ts'
import type { Level, Move, State } from './state.ts'

export type StreetPlay = Play<Level, State, Move>
/** Makes a move; `said` is how its question was asked aloud, as the adult scored it. */
export type Make = (move: Move, said?: Earned) => void

/** The current step while a question is built from tiles. */
export type Step =
  | { at: 'choice' }
  | { at: 'starts' }
  | { at: 'rest'; start: StartOf }
  | { at: 'confirm'; question: string }
  | { at: 'knock' }
  | { at: 'sure'; window: number }

/** The answer or message on screen. */
export interface Message {
  text: string
  yes?: boolean
  /** The item that says it. */
  by?: string
}

/** What the view shows beyond the state. */
export interface Show {
  /** The seat whose side of the street is shown. */
  side: Signal<number>
  shut: Signal<boolean[]>
  /** How far each window's shutters are turned. */
  turned: Signal<number[]>
  step: Signal<Step>
  /** What a question asked aloud was about, as the adult noted it. */
  about: Signal<About | null>
  message: Signal<Message | null>
  busy: Signal<boolean>
  mood: Signal<Mood>
  /** The house whose door is open. */
  door: Signal<number | null>
  /** The window being knocked at. */
  knockedWindow: Signal<number | null>
  /** Moves the child part of the way to its next position. Set by the view. */
  draw: { walk: (share: number, from: number, to: number) => void }
  /** The house where the child is, or -1 for the middle of the street. */
  childHouse: Signal<number>
  houseOf: (window: number) => number
  /** Shows the street of the player whose turn it is. */
  look(): void
  make(move: Move, said?: Earned): Promise<void>
}
