import { m } from '#messages'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { sittingNow } from '../sitting-store.ts'
import { allSittings, DeleteAll, ExportAndRestore, HowLongKept } from './all-tries.tsx'
import { Chart } from './chart.tsx'
import { chartsOf, type PlayerCharts } from './lines.ts'

const shownFirst = 6

function useCharts() {
  const [players, setPlayers] = useState<PlayerCharts[] | null>(null)
  const read = useCallback(() => void allSittings().then((sittings) => setPlayers(chartsOf(sittings))), [])
  useEffect(read, [read])
  return { players, read }
}

function PlayerChoice(props: { players: PlayerCharts[]; player: string; onChange: (player: string) => void }) {
  return (
    <label className="grid gap-1.5 font-semibold past-who">
      {m.ui_player()}
      <select value={props.player} onChange={(event) => props.onChange(event.target.value)}>
        {props.players.map(({ player }) => (
          <option key={player} value={player}>
            {player || m.cards_no_name()}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The player who practiced last. */
function lastSeen(players: PlayerCharts[]): PlayerCharts | undefined {
  const lastOf = ({ charts }: PlayerCharts) => charts[0]?.last ?? 0
  return players.toSorted((a, b) => lastOf(b) - lastOf(a))[0]
}

function Charts({ players }: { players: PlayerCharts[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  const now = sittingNow()
  const first = now.codes?.[now.seat] ?? ''
  const of = players.find(({ player }) => player === (chosen ?? first)) ?? lastSeen(players)
  if (!of) return <p>{m.cards_no_scored_sessions_are_saved_in()}</p>
  const shown = all ? of.charts : of.charts.slice(0, shownFirst)
  return (
    <>
      {players.length > 1 ? <PlayerChoice players={players} player={of.player} onChange={setChosen} /> : null}
      {of.player === '' ? <p className="text-ink-2">{m.cards_sessions_without_initials_share_these_lines()}</p> : null}
      {shown.map((chart) => (
        <Chart key={chart.target} chart={chart} />
      ))}
      {of.charts.length > shown.length ? (
        <Button look="quiet" onClick={() => setAll(true)}>
          {m.cards_show_more({ charts: of.charts.length - shown.length })}
        </Button>
      ) : null}
    </>
  )
}

/** A line for each target over the sessions of this device; all of them to a file, from it, or deleted. */
export function PastSessions() {
  const { players, read } = useCharts()
  if (!players) return <p aria-busy="true">{m.cards_loading_2()}</p>
  return (
    <div className="summary">
      <Charts players={players} />
      <div className="flex flex-wrap items-center gap-2 [&_svg]:size-5">
        <ExportAndRestore onChange={read} />
        <DeleteAll onChange={read} />
      </div>
      <HowLongKept />
    </div>
  )
}
