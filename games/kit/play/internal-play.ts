import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Earned, FromGame, Look, Player } from '@marigold/contract'
import type { Speech } from '@marigold/device'
import type { FullSpec, Hearing, LevelBase, Play, Stage, Values, VoiceLevel } from '../game.ts'
import type { Synth } from '../sound/synth.ts'
import type { ToRead } from './aloud.ts'
import type { Decks } from './decks.ts'
import type { RunningGame } from './running-game.ts'
import type { Seat } from './teams.ts'

/** What a running game needs of the page around it. */
export interface PlayContext<Level extends LevelBase, State, Move> {
  readonly spec: FullSpec<Level, State, Move>
  readonly values: ReadonlySignal<Values>
  readonly level: ReadonlySignal<number>
  /** Who was chosen to play, in the order of the roster. */
  readonly chosen: ReadonlySignal<Player[]>
  /** In team mode, the index of each player's team, by id. */
  readonly teamOf: ReadonlySignal<Readonly<Record<number, number>>>
  readonly roster: ReadonlySignal<Player[]>
  readonly holds: ReadonlySignal<ReadonlySet<string>>
  /** Cards that the player page opens at each turn. */
  readonly hostTrials: ReadonlySignal<number>
  readonly sound: Synth
  readonly speech: Speech
  readonly stage: ReadonlySignal<Stage>
  readonly look: ReadonlySignal<Look>
  readonly calm: ReadonlySignal<boolean>
  readonly decks: ReadonlySignal<Decks>
  readonly loudness: ReadonlySignal<number>
  readonly voice: ReadonlySignal<VoiceLevel>
  readonly hearing: ReadonlySignal<Hearing | null>
  readonly kept: Signal<unknown>
  /** What has grown over earlier plays, by player id. */
  readonly grown: Signal<Readonly<Record<string, unknown>>>
  readonly live: Signal<string>
  send(message: FromGame): void
  save(): void
  /** Stores what the game keeps for its next play. */
  keep(data: unknown): void
  /** Stores the running game, or that none is running. */
  remember(running: RunningGame | null): void
  /** Changes a setting of the page. */
  set(key: string, value: Values[string]): void
  /** The end screen takes over. */
  over(): void
  /** What is drawn now fades away over what is drawn next. */
  fade(): void
}

/** What the kit itself may do with a running game. */
export interface InternalPlay<Level extends LevelBase, State, Move> extends Play<Level, State, Move> {
  /** The seats with those who share each of them. */
  readonly seats: readonly Seat[]
  /** True while nobody has moved or tried anything. */
  untouched(): boolean
  /** The banner of a hand-over: true while it is shown. */
  readonly banner: ReadonlySignal<boolean>
  /** A text that the adult is asked to read out. */
  readonly toRead: Signal<ToRead | null>
  /** People who are away for now, by id; their turns are skipped. */
  readonly away: Signal<ReadonlySet<number>>
  cardsDone(player: number, results: readonly Earned[]): void
  scorePractice(result: Earned): void
  pass(): void
  /** Takes over names that were typed during play. */
  rename(roster: readonly Player[]): void
  setAway(id: number, away: boolean): void
  end(why: 'asked' | 'time'): void
  begin(): void
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit's screens show any game
export type AnyPlay = InternalPlay<any, any, any>
