import type { Signal } from '@preact/signals'
import type { Look, Player, ToGame } from '@marigold/contract'
import type { GameSpec, LevelBase, Values } from '../game.ts'
import { setupOf } from './code.ts'
import type { Host } from './host.ts'
import { cleanValues } from './settings.ts'

const version = 1

interface Kept {
  v: number
  level: number
  values: Values
  seated: number[]
  teamOf?: Record<number, number>
  names: Record<string, string>
  own?: unknown
}

/** What is remembered of a session. */
export interface Remembered {
  values: Signal<Values>
  level: Signal<number>
  roster: Signal<Player[]>
  seated: Signal<number[]>
  teamOf: Signal<Readonly<Record<number, number>>>
  kept: Signal<unknown>
  hostTrials: Signal<number>
  /** The player page asks for calm. */
  hostCalm: Signal<boolean>
}

type Kind<Level extends LevelBase, State, Move> = Pick<
  GameSpec<Level, State, Move>,
  'fields' | 'levels' | 'seats' | 'manifest'
>

/** Most people at the table: teams share seats, so with them the whole roster may play. */
export const mostPeople = (seats: readonly [number, number], values: Values, roster: number): number =>
  Number(values.teams) > 1 ? roster : Math.min(seats[1], roster)

/** Remembers level, settings and players: through the player page, or in the browser where the game stands alone. */
export function makeKeeping<Level extends LevelBase, State, Move>(
  spec: Kind<Level, State, Move>,
  { values, level, roster, seated, teamOf, kept, hostTrials, hostCalm }: Remembered,
  host: () => Host,
) {
  const storageKey = `marigold:${spec.manifest.un_zip_filename}`
  let told: Look | null = null
  const most = () => mostPeople(spec.seats, values.value, roster.value.length)
  const restore = (data: unknown) => {
    const saved = data as Partial<Kept> | null | undefined
    if (saved?.v !== version) return
    values.value = cleanValues(spec.fields, saved.values)
    if (spec.levels[saved.level ?? -1]) level.value = saved.level as number
    kept.value = saved.own
    teamOf.value = saved.teamOf ?? {}
    const ids = (saved.seated ?? []).filter((id) => roster.value.some((player) => player.id === id)).slice(0, most())
    if (ids.length >= spec.seats[0]) seated.value = ids
    if (!host().hosted) roster.value = roster.value.map((one) => ({ ...one, name: saved.names?.[one.id] ?? one.name }))
  }
  const save = () => {
    // Names stay out of what is handed over: the player page has its own roster.
    const names = host().hosted ? {} : Object.fromEntries(roster.value.map(({ id, name }) => [id, name]))
    const data: Kept = {
      v: version,
      level: level.value,
      values: values.value,
      seated: seated.value,
      teamOf: teamOf.value,
      names,
      own: kept.value,
    }
    host().send({ type: 'SAVE', data })
    if (host().hosted) return
    try {
      localStorage.setItem(storageKey, JSON.stringify(data))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
  /** Takes over a code of settings; false when it is none. */
  const apply = (code: string): boolean => {
    const setup = setupOf(spec.fields, spec.levels.length, code)
    if (!setup) return false
    values.value = setup.values
    level.value = setup.level
    save()
    return true
  }
  const setUp = (message: Extract<ToGame, { type: 'SETUP' }>) => {
    roster.value = message.players
    seated.value = message.players.slice(0, most()).map(({ id }) => id)
    hostTrials.value = message.trialsPerTurn
    restore(message.saved)
    const seatedNow =
      message.players.length <= most() ? message.players : message.players.filter(({ id }) => seated.value.includes(id))
    seated.value = seatedNow.slice(0, most()).map(({ id }) => id)
    const { code, ...settings } = message.settings
    if (typeof code === 'string') apply(code)
    // The page's look is a start: what somebody chose in the game stays, until the page itself changes its mind.
    const look = (told ? told !== message.look : message.saved === undefined) ? { look: message.look } : {}
    told = message.look
    hostCalm.value = message.calm
    values.value = cleanValues(spec.fields, { ...values.value, ...look, ...settings })
  }
  const restoreHere = () => {
    try {
      restore(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    } catch {
      // Damaged or forbidden storage: start afresh.
    }
  }
  return { save, setUp, restoreHere, apply }
}
