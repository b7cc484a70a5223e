import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Deck, Earned, GameManifest, Look, Player, Trial } from '@marigold/contract'
import type { Chance, Clock, Speech } from '@marigold/device'
import type { Rules } from './rules.ts'
import type { SoundSet } from './sound/sample.ts'
import type { Music } from './sound/score.ts'
import type { Synth } from './sound/synth.ts'

export type Value = string | number | boolean
export type Values = Record<string, Value>

interface FieldBase {
  key: string
  label: string
  help?: string
  /** Shown only where this is true of the settings as they are. */
  when?: (values: Values) => boolean
  /** The heading under which it is shown, among a game's many settings under More; 'This game' when left out. */
  group?: string
  /** The view reads it whenever it draws, so that a change in the menu counts right away. */
  live?: true
}
/** One setting of the settings panel; `start` is its value before anybody changes it. */
export type Field =
  | (FieldBase & { kind: 'choice'; options: { value: string | number; label: string }[]; start: string | number })
  | (FieldBase & { kind: 'switch'; start: boolean })
  | (FieldBase & { kind: 'range'; min: number; max: number; step: number; unit?: string; start: number })

/** What every level says of itself on the start screen; games add their own data. */
export interface LevelBase {
  name: string
  detail: string
  /** Lowest age it is written for, which the look goes by unless another one is chosen. */
  from?: number
}

export const presetNames = ['easy', 'standard', 'challenge', 'switch', 'teletherapy'] as const
export type PresetName = (typeof presetNames)[number]
/** A preset sets the level (index) and any settings, the kit's own included (see `settings.ts`). */
export interface Preset {
  level?: number
  values?: Values
}

/** The room a game draws in, CSS pixels; `portrait` when it is taller than wide. */
export interface Stage {
  width: number
  height: number
  portrait: boolean
}

export type Hearing = 'microphone' | 'hand'

/** One level: how loud it seems in this room (0 in its quiet, about 0.6 for talk), and its RMS amplitude, full scale 1. */
export interface VoiceLevel {
  loudness: number
  amplitude: number
}

export type Summary = { label: string; value: string }[]

/** The practice of a turn: `cards` of the player page, or tries that the `adult` scores. It is done when `done` is `of`. */
export interface Practice {
  by: 'cards' | 'adult'
  done: number
  of: number
}

/** All that a view may use and do. Signals are read in the view; functions are called by it. */
export interface Play<Level extends LevelBase, State, Move> {
  readonly level: Level
  readonly levelIndex: number
  /** Live settings (the kit's, and fields marked `live`) are up to date, the rest as they were at the start. */
  readonly values: Values
  /** Who sits at each seat, in order of turns: people, or in team mode teams. */
  readonly players: Player[]
  readonly rng: Chance
  /** Every timer, frame, tween of the view goes through it. */
  readonly clock: Clock
  readonly sound: Synth
  readonly speech: Speech
  readonly state: ReadonlySignal<State>
  /**
   * Index into `players` of the seat whose turn it is. Rules name the next seat in their state at once; this changes in
   * `endTurn`, when everything has been shown, and in `move` only where the spec has a `floor`.
   */
  readonly seat: ReadonlySignal<number>
  /** The player at `seat`. */
  readonly current: ReadonlySignal<Player>
  /** The person whose turn it is: in team mode one of the team of `current`, otherwise `current` itself. */
  readonly person: ReadonlySignal<Player>
  /** The person who answers for a seat now: in team mode the member whose turn it is, or comes next. */
  personAt(seat: number): Player
  /** Counts from 1. */
  readonly turn: ReadonlySignal<number>
  /** False during hand-over and practice: a view offers its moves only when true. */
  readonly ready: ReadonlySignal<boolean>
  readonly practice: ReadonlySignal<Practice>
  /**
   * The best result of the practice in this turn, with cards, scored by the adult, or inside the game; null before any.
   * Show it right away.
   */
  readonly earned: ReadonlySignal<Earned | null>
  /** Every result so far, by id of person and of team. */
  readonly results: ReadonlySignal<Readonly<Record<number, readonly Earned[]>>>
  /** Trials practiced with cards or scored by the adult so far, by id of person and of team. */
  readonly practiced: ReadonlySignal<Readonly<Record<number, number>>>
  readonly stage: ReadonlySignal<Stage>
  readonly look: ReadonlySignal<Look>
  /** Calm mode or reduced motion: cross-fades in place of movement. */
  readonly calm: ReadonlySignal<boolean>
  /** The player page's cards of `person`; null without any. */
  readonly deck: ReadonlySignal<Deck | null>
  /**
   * Where `person` is in `deck` after so many turns of their own: those who share their cards go through them together,
   * and the player who has cards of their own goes through all of them.
   */
  deckPlace(turns: number): number
  /** Loudness from the player page, 0 to 1. */
  readonly loudness: ReadonlySignal<number>
  /** Each level as it came, about twenty a second, without the smoothing: for what measures how a voice begins. */
  readonly voice: ReadonlySignal<VoiceLevel>
  /** What stands for the voice: the microphone, or a hand in its place; null until that is settled. */
  readonly hearing: ReadonlySignal<Hearing | null>
  /** Set when somebody pressed End or time is up: the view closes gently and calls `finish`; the kit does after `closingMs`. */
  readonly ending: ReadonlySignal<'asked' | 'time' | null>
  /** True once `ending` is set or the last turn has ended: nothing is asked anymore, and no turn ends. See `useClosing`. */
  readonly closing: ReadonlySignal<boolean>
  /** The surprise to show now, one of the spec's `surprises`; it changes only the view. */
  readonly surprise: ReadonlySignal<string | null>
  /** Call between two tries of a game without turns: about every fifth call brings a surprise. `endTurn` calls it too. */
  moment(): void
  /** What has grown for the person at a seat over earlier plays (`spec.growth`); undefined the first time. */
  grown(seat: number): unknown
  /** The game's own kept data, as of the last `keep`; undefined the first time. */
  readonly kept: ReadonlySignal<unknown>
  readonly trials: readonly Trial[]
  /** The trials of those who share a seat. */
  trialsOf(seat: number): Trial[]
  /** The share of a seat in what the state totals up: each move counts for the seat whose turn it was. */
  share<T extends Record<string, number>>(seat: number, totalsOf: (state: State) => T): T
  move(move: Move): State
  /**
   * Call when a move that ends the turn of `current` has been shown: sends TURN_END once, then hands over to the seat the
   * state names, or closes the game if it is over. Does nothing once the game is closing.
   */
  endTurn(): void
  /**
   * Logs a trial; what is left out is filled in (player, time, level, cue 0, scored by the game). Support that the kit
   * knows of is added, and a response time that would be the adult's or a switch's is dropped (`games/kit/play/recorded-trial.ts`).
   * Pass 'open' where wrong answers could be chosen even with errorless learning on.
   */
  trial(trial: Partial<Trial> & { target: string; response: string }, choice?: 'open'): void
  /** Waits for one more practice try of the player whose turn it is: a card, or a try that the adult scores. */
  practiceMore(): Promise<void>
  /** Starts the time to answer again: another question, or another try, is open now. */
  asked(): void
  /** Ms since the current player could answer, without pauses and without what was read out: a response time. */
  sinceReady(): number
  /** Says it in the live region and, when spoken prompts are on, aloud. */
  say(text: string): void
  /** Reads a text out to the players; without a voice it is shown for the adult to read. Done when it was said or read. */
  aloud(text: string): Promise<void>
  keep(data: unknown): void
  /** Changes a setting; one that isn't live counts from the next game on. */
  set(key: string, value: Values[string]): void
  /** Shows the end screen and sends GAME_OVER, once. */
  finish(): void
}

/** Something to take home: a `data:` address of SVG. */
export interface KeepsakePicture {
  picture: string
  alt: string
  /** Of the file that saves it. */
  name: string
  /** What its buttons call it; 'picture' when left out. */
  what?: 'picture' | 'booklet' | 'poster' | 'activity'
}

/** A game as the kit mounts it. */
export interface GameSpec<Level extends LevelBase, State, Move> {
  manifest: GameManifest
  levels: Level[]
  rules: Rules<Level, State, Move>
  /** The game's own settings; the kit adds players, practice, time, looks, sound, switches, labels. */
  fields?: Field[]
  presets?: Partial<Record<PresetName, Preset>>
  /** Fewest and most players. */
  seats: [number, number]
  /** False for a game without turns: no banner, practice, pass, TURN_BEGIN, and TURN_END. */
  turns?: boolean
  /** Index into `players` of whose turn it is in a state; `state.seat` when left out. */
  seat?: (state: State) => number
  /**
   * Index into `players` of who answers within a turn, where that isn't the seat of the turn: who votes, or who tells a
   * scene; null for the seat of the turn. The bar shows that person, and trials are theirs; the turn stays where it is.
   */
  floor?: (state: State) => number | null
  /** The move that gives a turn away, for the Pass button and absent players; null hides the button, as in the middle of a move. */
  pass?: (state: State) => Move | null
  /** `deck`: the game practices the cards itself, so none open at its turns. */
  wants?: { deck?: boolean; mic?: boolean }
  /** The sounds that the game plays, by name or role. */
  sounds?: SoundSet
  music?: Music
  /** The view has its own ways to play without a microphone: the kit's button does not stand in play. */
  ownHand?: true
  /** The longest cooldown after an input, in ms, for a game that is played faster than the usual half second. */
  cooldownMs?: number
  /** Moves have words that a client typed. No message may carry those, so such a game can't be continued after a reload. */
  privateMoves?: true | ((state: State) => boolean)
  /** Longest that a gentle close takes, 12 s when left out; a game that still asks something needs more. */
  closingMs?: number
  View: ComponentType<{ play: Play<Level, State, Move> }>
  /** The world behind start and end screen, at the level that is chosen or was played. */
  Backdrop?: ComponentType<{ stage: Stage; look: Look; calm: boolean; values: Values; level: Level }>
  /** What all players did together, for the end screen, the note, and GAME_OVER; nothing that measures one of them. */
  summary?: (play: Play<Level, State, Move>) => Summary
  /** What was measured of the player (or team) at a seat; with several players the kit lists each by name. */
  measures?: (play: Play<Level, State, Move>, seat: number) => Summary
  /** A picture of what was made, to save and to print, or several of them. */
  keepsake?: (play: Play<Level, State, Move>) => KeepsakePicture | KeepsakePicture[]
  /** Names of things that happen about every fifth turn, for two seconds, in the view alone; see `play.surprise`. */
  surprises?: readonly string[]
  /**
   * What grows over plays, for each child (the caseload's client, or the seat): the kit stores it once a game is finished.
   * It never shrinks, and nothing is lost by staying away.
   */
  growth?: {
    /** What the person at a seat has after this play; `before` may come from an older version, so check its shape. */
    after: (play: Play<Level, State, Move>, seat: number, before: unknown) => unknown
  }
  /** What was made, as large as the screen, for the child to look at; the keepsake when left out. */
  Ending?: ComponentType<{ play: Play<Level, State, Move> }>
  /** One kind sentence for the end screen. */
  farewell: (play: Play<Level, State, Move>) => string
}

type Defaults = 'fields' | 'presets' | 'turns' | 'seat' | 'Backdrop' | 'summary'
/** A spec with all that may be left out. */
export type FullSpec<Level extends LevelBase, State, Move> = GameSpec<Level, State, Move> &
  Required<Pick<GameSpec<Level, State, Move>, Defaults>>
