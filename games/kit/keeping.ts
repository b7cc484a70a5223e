import type { Signal } from '@preact/signals'
import type { Player, ToGame } from '@marigold/contract'
import type { GameSpec, LevelBase, Values } from './game.ts'
import type { Host } from './host.ts'
import { cleanValues } from './settings.ts'

const version = 1

interface Kept {
  v: number
  level: number
  values: Values
  seated: number[]
  names: Record<string, string>
  own?: unknown
}
interface Parts {
  values: Signal<Values>
  level: Signal<number>
  roster: Signal<Player[]>
  seated: Signal<number[]>
  kept: Signal<unknown>
  hostTrials: Signal<number>
}

/** Remembers level, settings and players: through the player page, or in the browser where the game stands alone. */
export function makeKeeping<Level extends LevelBase, State, Move>(
  spec: Pick<GameSpec<Level, State, Move>, 'fields' | 'levels' | 'seats' | 'manifest'>,
  { values, level, roster, seated, kept, hostTrials }: Parts,
  host: () => Host,
) {
  const [fewest, most] = spec.seats
  const storageKey = `marigold:${spec.manifest.un_zip_filename}`
  const restore = (data: unknown) => {
    const saved = data as Partial<Kept> | null | undefined
    if (saved?.v !== version) return
    values.value = cleanValues(spec.fields, saved.values)
    if (spec.levels[saved.level ?? -1]) level.value = saved.level as number
    kept.value = saved.own
    const ids = (saved.seated ?? []).filter((id) => roster.value.some((player) => player.id === id)).slice(0, most)
    if (ids.length >= fewest) seated.value = ids
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
  const setUp = (message: Extract<ToGame, { type: 'SETUP' }>) => {
    roster.value = message.players
    seated.value = message.players.slice(0, most).map(({ id }) => id)
    hostTrials.value = message.trialsPerTurn
    restore(message.saved)
    const seatedNow =
      message.players.length <= most ? message.players : message.players.filter(({ id }) => seated.value.includes(id))
    seated.value = seatedNow.slice(0, most).map(({ id }) => id)
    values.value = cleanValues(spec.fields, {
      ...values.value,
      look: message.look,
      calm: message.calm,
      ...message.settings,
    })
  }
  const restoreHere = () => {
    try {
      restore(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    } catch {
      // Damaged or forbidden storage: start afresh.
    }
  }
  return { save, setUp, restoreHere }
}
