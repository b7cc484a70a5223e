import { m } from '#messages'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useCloseOnBack } from '../../../platform/navigation/close-on-back.ts'
import { SeatMark } from '../../../players/seat-mark.tsx'
import { playerName, type PlayerSet } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import type { CardRows, AreaTabId, SetPicks } from '../areas/areas.ts'
import { tabsWithRows } from '../sets/card-rows.ts'
import { noPicks, pickedTabs } from '../sets/set-picks.ts'
import { PickAreas } from '../setup/area-chooser.tsx'
import { LoadingOverlay } from '../setup/loading-overlay.tsx'
import { SetDialogs } from '../setup/set-dialogs.tsx'
import { SetupStep } from '../setup/setup-step.tsx'
import { useFetchCards } from '../sets/use-card-set.ts'
import { cacheRows } from './own-rows.ts'
import { ownPicks, playerSet } from './own-set.ts'

function Areas(props: {
  seat: number
  chosen: readonly AreaTabId[]
  onChosen: (chosen: readonly AreaTabId[]) => void
  onNext: (first: AreaTabId) => void
  onCancel: () => void
}) {
  const { players } = useTable()
  return (
    <>
      <header className="setup-bar">
        <button type="button" className="setup-btn" data-scan="5" onClick={props.onCancel}>
          <ArrowLeft aria-hidden />
          <span>{m.ui_back()}</span>
        </button>
        <p className="setup-title own-for inline-flex items-center gap-2.5">
          <SeatMark seat={props.seat} /> {m.cards_cards_for({ nameAt: playerName(players, props.seat) })}
        </p>
      </header>
      <div className="chooser">
        <section className="choose-main">
          <h1>{m.cards_what_is_practicing({ nameAt: playerName(players, props.seat) })}</h1>
          <p className="mt-2 text-lead text-ink-2 phone:text-body phone:mt-1">{m.cards_choose_one_area_or_more()}</p>
          <PickAreas {...props} />
        </section>
      </div>
    </>
  )
}

/** The setup for the cards of one player, over whatever was open; what everybody else practices stays as it is. */
export function SetChooser(props: { seat: number; onDone: (set: PlayerSet) => void; onCancel: () => void }) {
  const { seat, onCancel } = props
  const { players } = useTable()
  const [picks, setPicks] = useState<SetPicks>(
    () => ownPicks(players.find((player) => player.seat === seat)) ?? noPicks,
  )
  const [chosen, setChosen] = useState<readonly AreaTabId[]>(() => pickedTabs(picks))
  const [step, setStep] = useState<'areas' | AreaTabId>('areas')
  const [listed, setListed] = useState<CardRows | null>(null)
  const set = useFetchCards()
  const { pathname, search } = useLocation()
  const root = useRef<HTMLElement>(null)
  useCloseOnBack(true, onCancel)
  useCloseOnBack(step !== 'areas', () => setStep('areas'))
  // What lies below keeps its keys while it is covered; this is where they go.
  useEffect(() => root.current?.focus(), [])
  const play = async () => {
    const rows = await set.fetchCards(picks)
    if (!rows || tabsWithRows(rows).length === 0) return
    cacheRows(picks, rows)
    props.onDone(playerSet(picks, rows))
  }
  return (
    <section
      ref={root}
      className="setup own-setup"
      data-scan-room=""
      tabIndex={-1}
      role="dialog"
      aria-modal="true"
      aria-label={m.cards_cards_for({ nameAt: playerName(players, seat) })}
    >
      {step === 'areas' ? (
        <Areas {...{ seat, chosen, onCancel }} onChosen={setChosen} onNext={setStep} />
      ) : (
        <Suspense fallback={<LoadingOverlay shown onCancel={() => setStep('areas')} />}>
          <SetupStep
            key={step}
            area={step}
            onArea={setStep}
            picks={picks}
            onPicks={setPicks}
            onPlay={() => void play()}
            onList={() => void set.fetchCards(picks).then(setListed)}
            onPrev={() => setStep('areas')}
            exitLink={
              <span className="setup-title own-for inline-flex items-center gap-2.5">
                <SeatMark seat={seat} /> <span>{playerName(players, seat)}</span>
              </span>
            }
          />
        </Suspense>
      )}
      <SetDialogs
        set={set}
        listed={listed}
        onListed={setListed}
        onRetry={() => void play()}
        returnTo={(pathname + search).replaceAll('+', '%20')}
      />
    </section>
  )
}
