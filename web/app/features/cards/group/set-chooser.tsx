import { m } from '#messages'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBackCloses } from '../../../platform/navigation/back-closes.ts'
import { SeatMark } from '../../../players/seat-mark.tsx'
import { nameAt, type PlayerSet } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import type { CardRows, SetPart, SetPicks } from '../areas/areas.ts'
import { areasWithRows } from '../sets/card-rows.ts'
import { noPicks, pickedParts } from '../sets/set-picks.ts'
import { PickAreas } from '../setup/area-chooser.tsx'
import { LoadingOverlay } from '../setup/loading-overlay.tsx'
import { SetWindows } from '../setup/set-windows.tsx'
import { SetupStep } from '../setup/setup-step.tsx'
import { useFetchCards } from '../sets/use-card-set.ts'
import { keepRows } from './own-rows.ts'
import { ownPicks, playerSet } from './own-set.ts'

function Areas(props: {
  seat: number
  chosen: readonly SetPart[]
  onChosen: (chosen: readonly SetPart[]) => void
  onNext: (first: SetPart) => void
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
          <SeatMark seat={props.seat} /> {m.cards_cards_for({ nameAt: nameAt(players, props.seat) })}
        </p>
      </header>
      <div className="chooser">
        <section className="choose-main">
          <h1>{m.cards_what_is_practicing({ nameAt: nameAt(players, props.seat) })}</h1>
          <p className="mt-2 text-[20px] text-ink-2 phone:text-[18px] phone:mt-1">
            {m.cards_choose_one_area_or_more()}
          </p>
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
  const [chosen, setChosen] = useState<readonly SetPart[]>(() => pickedParts(picks))
  const [step, setStep] = useState<'areas' | SetPart>('areas')
  const [listed, setListed] = useState<CardRows | null>(null)
  const set = useFetchCards()
  const { pathname, search } = useLocation()
  const root = useRef<HTMLElement>(null)
  useBackCloses(true, onCancel)
  useBackCloses(step !== 'areas', () => setStep('areas'))
  // What lies below keeps its keys while it is covered; this is where they go.
  useEffect(() => root.current?.focus(), [])
  const play = async () => {
    const rows = await set.fetchCards(picks)
    if (!rows || areasWithRows(rows).length === 0) return
    keepRows(picks, rows)
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
      aria-label={m.cards_cards_for({ nameAt: nameAt(players, seat) })}
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
            wayOut={
              <span className="setup-title own-for inline-flex items-center gap-2.5">
                <SeatMark seat={seat} /> <span>{nameAt(players, seat)}</span>
              </span>
            }
          />
        </Suspense>
      )}
      <SetWindows
        set={set}
        listed={listed}
        onListed={setListed}
        onRetry={() => void play()}
        returnTo={(pathname + search).replaceAll('+', '%20')}
      />
    </section>
  )
}
