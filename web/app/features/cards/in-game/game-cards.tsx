import type { ArticulationRow, Card, Deck, Player } from '@marigold/contract'
import { seatHex, seatName } from '@marigold/device'
import { ArrowRight, LayoutGrid, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { deckOfRows } from '../articulation-cards.ts'
import { AreaTile } from '../setup/area-chooser.tsx'
import { ArticulationStep } from '../setup/articulation-step.tsx'
import { Trio } from '../setup/recent-rows.tsx'
import { LoadingOverlay, SetRefusalDialog } from '../setup/set-refusal.tsx'
import '../setup/setup.css'
import { useRecentSets } from '../recent-sets.ts'
import { useCardSet } from '../use-card-set.ts'
import { ArticulationViewer, type Place } from '../viewer/articulation-viewer.tsx'
import { usePreload } from '../viewer/faces/preload.ts'
import { TurnCard } from '../viewer/turn-card.tsx'
import { windowIsOpen } from '../viewer/use-viewer-keys.ts'
import './game-cards.css'

export interface GameCardsProps {
  open: boolean
  turn: { player: Player; trials: number } | null
  playerMark: ReactNode
  tablePanel: ReactNode
  onDeck: (deck: Deck) => void
  onBack: () => void
  onTurnDone: (trials: number) => void
  onMenu: () => void
}

const none: readonly Card[] = []

type Step = 'panel' | 'articulation' | 'viewer'

function BackToGame({ onBack, className }: { onBack: () => void; className: string }) {
  return (
    <button type="button" className={className} data-scan="7" onClick={onBack}>
      <Play aria-hidden className="play-icon" />
      <span>Back to game</span>
    </button>
  )
}

function PausePanel(props: {
  /** The cards that the first button goes on with. */
  last: { title: string; pictures: readonly string[] } | null
  onContinue: () => void
  onNext: () => void
  onBack: () => void
  tablePanel: ReactNode
}) {
  const { last, onBack } = props
  const [chosen, setChosen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !windowIsOpen()) onBack()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onBack])
  return (
    <div className="pause-box" ref={box} tabIndex={-1}>
      <header>
        <span className="pause-icon" aria-hidden>
          <Pause />
        </span>
        <h2 id="pause-title">Game paused</h2>
        <BackToGame className="setup-btn" onBack={onBack} />
      </header>
      {last ? (
        <button type="button" className="continue" onClick={props.onContinue}>
          <Trio pictures={last.pictures} />
          <span className="continue-text">
            <b>Continue with last cards</b>
            <small>{last.title}</small>
          </span>
          <span className="continue-go" aria-hidden>
            <Play />
          </span>
        </button>
      ) : null}
      <div className="pause-columns">
        <section aria-label="Choose cards">
          <h3>{last ? 'Or choose other cards' : 'Choose cards'}</h3>
          <div className="pause-areas">
            <AreaTile area="articulation" pressed={chosen} onToggle={() => setChosen(!chosen)} />
          </div>
          <button
            type="button"
            className="setup-btn is-solid is-big"
            aria-disabled={!chosen}
            onClick={() => chosen && props.onNext()}
          >
            Next
            <ArrowRight aria-hidden />
          </button>
        </section>
        {props.tablePanel}
      </div>
    </div>
  )
}

/** Cards over a running game: the pause panel and what follows from it, and each player's cards between turns. */
export function GameCards(props: GameCardsProps) {
  const { open, turn, onDeck, onBack, onTurnDone } = props
  const set = useCardSet()
  const [recent] = useRecentSets()
  const { pathname, search } = useLocation()
  const [step, setStep] = useState<Step>('panel')
  const [rows, setRows] = useState<readonly ArticulationRow[] | null>(null)
  const [next, setNext] = useState(0)
  const [place, setPlace] = useState<Place>({ view: {}, index: 0 })
  // What turns draw from: the last set that had cards, so that an empty one never stands before a child.
  const [deck, setDeck] = useState<Deck | null>(null)
  const back = useCallback(() => {
    setStep('panel')
    onBack()
  }, [onBack])
  const turnDone = useCallback(
    (trials: number, following: number) => {
      setNext(following)
      onTurnDone(trials)
    },
    [onTurnDone],
  )
  useEffect(() => {
    if (deck) onDeck(deck)
  }, [deck, onDeck])

  usePreload(deck?.cards ?? none, next - 1)

  if (turn && deck) {
    const player = {
      seat: turn.player.id,
      name: seatName(turn.player),
      color: seatHex(turn.player.color),
      mark: props.playerMark,
    }
    return (
      <TurnCard deck={deck} start={next} trials={turn.trials} player={player} onDone={turnDone} onMenu={props.onMenu} />
    )
  }
  if (!open) return null

  const play = async (picks = set.picks) => {
    const fetched = await set.fetchCards(picks)
    if (!fetched) return
    setPlace({ view: {}, index: 0 })
    setRows(fetched)
    if (fetched.length > 0) {
      setNext(0)
      setDeck(deckOfRows(fetched))
    }
    setStep('viewer')
  }
  const goOn = () => {
    if (rows && rows.length > 0) setStep('viewer')
    else if (recent) void play(recent.articulation)
  }
  return (
    <section className="pause" role="dialog" aria-modal="true" aria-label="Game paused">
      {step === 'panel' ? (
        <PausePanel
          last={recent ?? null}
          onContinue={goOn}
          onNext={() => setStep('articulation')}
          onBack={back}
          tablePanel={props.tablePanel}
        />
      ) : null}
      {step === 'articulation' ? (
        <div className="setup pause-setup">
          <ArticulationStep
            areas={['articulation']}
            onArea={() => {}}
            picks={set.picks}
            onPicks={set.setPicks}
            onPlay={() => void play()}
            onPrev={() => setStep('panel')}
            wayOut={<BackToGame className="setup-btn" onBack={back} />}
          />
        </div>
      ) : null}
      {step === 'viewer' && rows ? (
        <ArticulationViewer
          rows={rows}
          place={place}
          onPlace={setPlace}
          backs={
            <>
              <button type="button" className="back" onClick={() => setStep('panel')}>
                <LayoutGrid aria-hidden className="play-icon" />
                <span>Back to main menu</span>
              </button>
              <BackToGame className="back is-main" onBack={back} />
            </>
          }
        />
      ) : null}
      <LoadingOverlay shown={set.loading} />
      <SetRefusalDialog refusal={set.refusal} onClose={set.clearRefusal} returnTo={pathname + search} />
    </section>
  )
}
