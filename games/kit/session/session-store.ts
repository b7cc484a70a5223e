import type { Signal } from '@preact/signals'
import type { Look, Player, ToGame } from '@marigold/contract'
import type { FullSpec, LevelBase, Values } from '../game.ts'
import { setupOf } from './code.ts'
import type { RunningGame } from '../play/running-game.ts'
import { childOf, childSettingsOf, freshChildSettings, settingsFor, type ChildSettings } from './child-settings.ts'
import type { makeHelpLine } from './help-line.ts'
import type { Host } from './host.ts'
import { rosterOf } from './roster.ts'
import { cleanValues, soundOf } from './settings.ts'

const version = 1
/** Volumes of all games that stand alone in this browser. */
const soundKey = 'marigold:sound'
/** The settings of children, for the same games. */
const childrenKey = 'marigold:kit'
// Half of what the player page accepts in one message (`messageCap`): a larger game would be dropped with its settings.
const mostRunning = 100_000
const fits = (running: RunningGame | null) => JSON.stringify(running).length <= mostRunning

interface SavedSession {
  v: number
  level: number
  values: Values
  seated: number[]
  teamOf?: Record<number, number>
  names: Record<string, string>
  own?: unknown
  running?: RunningGame | null
  /** What has grown, by seat: where no player page stores it for each client. */
  grown?: Record<string, unknown>
}

/** What is remembered of a session. */
export interface SessionSignals {
  values: Signal<Values>
  level: Signal<number>
  roster: Signal<Player[]>
  seated: Signal<number[]>
  teamOf: Signal<Readonly<Record<number, number>>>
  kept: Signal<unknown>
  /** A game that can go on after a reload. */
  running: Signal<RunningGame | null>
  /** The kit's settings by client. */
  children: Signal<ChildSettings>
  grown: Signal<Readonly<Record<string, unknown>>>
  hostTrials: Signal<number>
  /** The player page asks for calm. */
  hostCalm: Signal<boolean>
  helpLine: ReturnType<typeof makeHelpLine>
}

type Kind<Level extends LevelBase, State, Move> = Pick<
  FullSpec<Level, State, Move>,
  'fields' | 'levels' | 'seats' | 'manifest'
>

/** Most people at the table: teams share seats, so with them the whole roster may play. */
export const maxPlayers = (seats: readonly [number, number], values: Values, roster: number): number =>
  Number(values.teams) > 1 ? roster : Math.min(seats[1], roster)

function store(key: string, data: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(data))
  } catch {
    // A browser that stores nothing still plays.
  }
}

/** Settings that follow a child into other games: taken over when they sit down, and stored when they change. */
function makeChildStore(
  { fields }: Pick<FullSpec<LevelBase, never, never>, 'fields'>,
  { values, roster, seated, children }: SessionSignals,
  host: () => Host,
) {
  const childNow = () => childOf(roster.value.filter(({ id }) => seated.value.includes(id)))
  let child: string | null = null
  const takeOver = () => {
    const found = settingsFor(children.value, childNow())
    const changed = child !== null && child !== childNow()
    child = childNow()
    const next = found ?? (changed ? freshChildSettings() : undefined)
    if (next) values.value = cleanValues(fields, { ...values.value, ...next })
    return found !== undefined
  }
  const saveChild = () => {
    child ??= childNow()
    if (child !== childNow()) return void takeOver()
    const settings = childSettingsOf(values.value)
    if (JSON.stringify(settings) === JSON.stringify(children.value[child])) return
    children.value = { ...children.value, [child]: settings }
    host().send({ type: 'KIT', client: child, settings })
    if (!host().hosted) store(childrenKey, children.value)
  }
  return { takeOver, saveChild }
}

/** Remembers level, settings and players: through the player page, or in the browser where the game stands alone. */
export function makeSessionStore<Level extends LevelBase, State, Move>(
  spec: Kind<Level, State, Move>,
  signals: SessionSignals,
  host: () => Host,
) {
  const { values, level, roster, seated, teamOf, kept, running, children, grown, hostTrials, hostCalm, helpLine } =
    signals
  const storageKey = `marigold:${spec.manifest.un_zip_filename}`
  let told: Look | null = null
  const most = () => maxPlayers(spec.seats, values.value, roster.value.length)
  const restore = (data: unknown) => {
    const saved = data as Partial<SavedSession> | null | undefined
    if (saved?.v !== version) return
    values.value = cleanValues(spec.fields, saved.values)
    if (spec.levels[saved.level ?? -1]) level.value = saved.level as number
    kept.value = saved.own
    running.value = saved.running ?? null
    teamOf.value = saved.teamOf ?? {}
    const ids = (saved.seated ?? []).filter((id) => roster.value.some((player) => player.id === id)).slice(0, most())
    if (ids.length >= spec.seats[0]) seated.value = ids
    if (host().hosted) return
    grown.value = saved.grown ?? {}
    roster.value = roster.value.map((one) => ({ ...one, name: saved.names?.[one.id] ?? one.name }))
  }
  const { takeOver, saveChild } = makeChildStore(spec, signals, host)
  let savedSound = soundOf(values.value)
  /** Volumes apply to all games, so they are saved apart from the game. */
  const saveSound = () => {
    const settings = soundOf(values.value)
    if (JSON.stringify(settings) === JSON.stringify(savedSound)) return
    savedSound = settings
    host().send({ type: 'SOUND', settings })
    if (!host().hosted) store(soundKey, settings)
  }
  const save = () => {
    saveChild()
    saveSound()
    // Names stay out of what is handed over: the player page has its own roster.
    const names = host().hosted ? {} : Object.fromEntries(roster.value.map(({ id, name }) => [id, name]))
    const data: SavedSession = {
      v: version,
      level: level.value,
      values: values.value,
      seated: seated.value,
      teamOf: teamOf.value,
      names,
      own: kept.value,
      running: fits(running.value) ? running.value : null,
      ...(!host().hosted && { grown: grown.value }),
    }
    host().send({ type: 'SAVE', data })
    if (!host().hosted) store(storageKey, data)
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
    roster.value = rosterOf(message.players, message.trialsPerTurn > 0)
    seated.value = message.players.slice(0, most()).map(({ id }) => id)
    hostTrials.value = message.trialsPerTurn
    grown.value = message.grown ?? grown.value
    restore(message.saved)
    // Seats that the game itself offers, beside the page's one nameless player, are taken as last time.
    const isOpen = message.players.length === 1 && roster.value.length > 1 && message.saved !== undefined
    if (!isOpen) {
      const seatedNow =
        message.players.length <= most()
          ? message.players
          : message.players.filter(({ id }) => seated.value.includes(id))
      seated.value = seatedNow.slice(0, most()).map(({ id }) => id)
    }
    children.value = { ...message.kit, ...children.value }
    const isKnown = takeOver()
    const { code, ...settings } = message.settings
    if (typeof code === 'string') apply(code)
    // The page's look is a start: what somebody chose in the game stays, until the page itself changes its mind. Playful
    // is what every page starts with, so the level's age decides.
    const isNew = message.saved === undefined && !isKnown && message.look !== 'playful'
    const look = (told ? told !== message.look : isNew) ? { look: message.look } : {}
    told = message.look
    hostCalm.value = message.calm
    values.value = cleanValues(spec.fields, { ...values.value, ...look, ...settings })
    savedSound = soundOf(values.value)
    helpLine.take(settings)
  }
  const restoreHere = () => {
    helpLine.takeHere()
    try {
      restore(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
      children.value = (JSON.parse(localStorage.getItem(childrenKey) ?? '{}') as ChildSettings | null) ?? {}
      takeOver()
      const sound = JSON.parse(localStorage.getItem(soundKey) ?? '{}') as Values
      values.value = cleanValues(spec.fields, { ...values.value, ...sound })
      savedSound = soundOf(values.value)
    } catch {
      // Damaged or forbidden storage: start afresh.
    }
  }
  return { save, setUp, restoreHere, apply }
}
