import { locale, m } from '#messages'
import progressPicture from '../../../../assets/empty/progress.svg'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useCaseload } from '../../../../caseload/caseload-store.ts'
import { digestsOf, type Digest } from '../../../../caseload/digest.ts'
import { preloadCharts } from '../../../../caseload/progress/lazy-charts.tsx'
import { targetCharts } from '../../../../caseload/progress/series.ts'
import { TargetProgress } from '../../../../caseload/progress/target-progress.tsx'
import { latestSessions, type SessionSummary } from '../../../../caseload/session-records.ts'
import { sessionNow } from '../../../../caseload/session-store.ts'
import { currentOwner } from '../../../../platform/storage/device-owner.ts'
import { Button } from '../../../../ui/button.tsx'
import { Later } from '../../../../ui/later.tsx'
import { DeleteAll, ExportAndRestore, StorageLifetime } from './all-trials.tsx'

/** Sessions that are read at first: more than a full caseload has in a month. */
const readFirst = 250
const shownFirst = 6

// The viewer fetches this file ahead of its use; without the charts, it couldn't be shown offline.
preloadCharts()

/** The newest sessions, with the one that is running, which may not be stored. */
async function pastSessions(most: number | 'all'): Promise<SessionSummary[]> {
  const stored = await latestSessions(currentOwner(), most)
  const { trials, ...now } = sessionNow()
  const others = stored.filter(({ id }) => id !== now.id)
  if (trials.length === 0) return others
  return [...others, { ...now, clients: [], digests: digestsOf(trials) }]
}

function useSessions() {
  const [most, setMost] = useState<number | 'all'>(readFirst)
  const [sessions, setSessions] = useState<SessionSummary[] | null>(null)
  const read = useCallback(() => void pastSessions(most).then(setSessions), [most])
  useEffect(read, [read])
  const hasOlder = most !== 'all' && sessions !== null && sessions.length >= most
  return { sessions, read, showOlder: hasOlder ? () => setMost('all') : null }
}

/** Who a digest belongs to: a client, or a player by code; '' for all who have neither, who share a line. */
const playerOf = ({ client, seat }: Pick<Digest, 'client' | 'seat'>, { codes }: Pick<SessionSummary, 'codes'>) =>
  client ?? codes?.[seat] ?? ''

/** The players of some sessions; the one who practiced last comes first. */
function playersOf(sessions: readonly SessionSummary[]): string[] {
  const newestFirst = sessions.toSorted((a, b) => b.started - a.started)
  return [...new Set(newestFirst.flatMap((session) => session.digests.map((digest) => playerOf(digest, session))))]
}

function usePlayerNames(): (player: string) => string {
  const clients = useCaseload()?.clients ?? []
  return (player) => (clients.find(({ id }) => id === player)?.code ?? player) || m.cards_no_name()
}

function PlayerChoice(props: { players: readonly string[]; player: string; onChange: (player: string) => void }) {
  const nameOf = usePlayerNames()
  const choices = props.players.map((player) => ({ player, name: nameOf(player) }))
  return (
    <label className="grid gap-1.5 font-semibold past-who">
      {m.ui_player()}
      <select value={props.player} onChange={(event) => props.onChange(event.target.value)}>
        {choices
          .toSorted((a, b) => a.name.localeCompare(b.name, locale))
          .map(({ player, name }) => (
            <option key={player} value={player}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}

/** Whose turn it is now. */
function playerNow(): string {
  const now = sessionNow()
  const last = now.trials.findLast(({ seat }) => seat === now.seat)
  return playerOf({ seat: now.seat, ...(last?.client && { client: last.client }) }, now)
}

function Charts({ sessions }: { sessions: readonly SessionSummary[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  const players = playersOf(sessions)
  const player = [chosen, playerNow()].find((one) => one !== null && players.includes(one)) ?? players[0]
  if (player === undefined)
    return <EmptyState picture={progressPicture}>{m.cards_no_scored_sessions_are_saved_in()}</EmptyState>
  const charts = targetCharts(sessions, (digest, session) => playerOf(digest, session) === player)
  const [first, ...others] = (all ? charts : charts.slice(0, shownFirst)).map((chart) => (
    <TargetProgress key={`${chart.unit} ${chart.target}`} chart={chart} />
  ))
  return (
    <>
      {players.length > 1 ? <PlayerChoice players={players} player={player} onChange={setChosen} /> : null}
      {player === '' ? <p className="text-ink-2">{m.cards_sessions_without_initials_share_these_lines()}</p> : null}
      {first}
      <Later>
        {others}
        {charts.length > others.length + 1 ? (
          <Button look="quiet" onClick={() => setAll(true)}>
            {m.cards_show_more({ charts: charts.length - others.length - 1 })}
          </Button>
        ) : null}
      </Later>
    </>
  )
}

/** A chart for each target over the sessions of this device; all of them to a file, from it, or deleted. */
export function PastSessions() {
  const { sessions, read, showOlder } = useSessions()
  if (!sessions) return <p aria-busy="true">{m.cards_loading_2()}</p>
  return (
    <div className="summary">
      <Charts sessions={sessions} />
      {showOlder ? (
        <Button look="quiet" onClick={showOlder}>
          {m.caseload_progress_show_older_sessions()}
        </Button>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 [&_svg]:size-5">
        <ExportAndRestore onChange={read} />
        <DeleteAll onChange={read} />
      </div>
      <StorageLifetime />
    </div>
  )
}
