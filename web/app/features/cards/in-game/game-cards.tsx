import type { Area, Card, Deck, Player } from '@marigold/contract'
import { seatHex, seatName } from '@marigold/device'
import { LayoutGrid } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../../platform/session.ts'
import { areasWithRows, wholeDeck, type CardRows } from '../card-rows.ts'
import { useLeftOut, withoutLeftOut } from '../left-out.ts'
import { start } from '../place.ts'
import { useRecentSets } from '../recent-sets.ts'
import type { SetPicks } from '../set-picks.ts'
import { CardList } from '../setup/card-list.tsx'
import { LoadingOverlay, SetRefusalDialog } from '../setup/set-refusal.tsx'
import { SetupStep } from '../setup/setup-step.tsx'
import '../setup/setup.css'
import { useCardSet, useEnabledAreas } from '../use-card-set.ts'
import { usePreload } from '../viewer/faces/preload.ts'
import { SetViewer, type SetPlace } from '../viewer/set-viewer.tsx'
import { TurnCard } from '../viewer/turn-card.tsx'
import './game-cards.css'
import { BackToGame, PausePanel } from './pause-panel.tsx'

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

type Step = 'panel' | Area | 'viewer'

/** The fetched cards of this game: as shown, and as the deck that turns draw from. */
function useGameRows(onDeck: (deck: Deck) => void) {
  const [rows, setRows] = useState<CardRows | null>(null)
  // The last set that had cards, so that an empty one never stands before a child.
  const [drawn, setDrawn] = useState<CardRows | null>(null)
  const left = useLeftOut()
  const shown = useMemo(() => (rows ? withoutLeftOut(rows, left) : null), [rows, left])
  const deck = useMemo(() => (drawn ? wholeDeck(drawn) : null), [drawn])
  const keep = useCallback(
    (fetched: CardRows) => {
      setRows(fetched)
      const kept = withoutLeftOut(fetched, left)
      if (areasWithRows(kept).length > 0) setDrawn(kept)
    },
    [left],
  )
  useEffect(() => {
    if (deck) onDeck(deck)
  }, [deck, onDeck])
  return { shown, deck, keep }
}

function GameViewer(props: {
  rows: CardRows
  place: SetPlace
  onPlace: (place: SetPlace) => void
  onMenu: () => void
  onBack: () => void
}) {
  return (
    <SetViewer
      set={props.rows}
      place={props.place}
      onPlace={props.onPlace}
      backs={
        <>
          <button type="button" className="back" onClick={props.onMenu}>
            <LayoutGrid aria-hidden className="play-icon" />
            <span>Back to main menu</span>
          </button>
          <BackToGame className="back is-main" onBack={props.onBack} />
        </>
      }
    />
  )
}

/** Cards over a running game: the pause panel and what follows from it, and each player's cards between turns. */
export function GameCards(props: GameCardsProps) {
  const { open, turn, onDeck, onBack, onTurnDone } = props
  const areas = useEnabledAreas(useSession())
  const set = useCardSet(areas)
  const [recent] = useRecentSets()
  const { pathname, search } = useLocation()
  const [step, setStep] = useState<Step>('panel')
  const { shown, deck, keep } = useGameRows(onDeck)
  const [listed, setListed] = useState<CardRows | null>(null)
  const [again, setAgain] = useState<(() => void) | null>(null)
  const [next, setNext] = useState(0)
  const [place, setPlace] = useState<SetPlace>(start)
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

  /** Retry of the window that says what failed does the same again. */
  const attempt = (run: () => Promise<void>) => {
    setAgain(() => () => void run())
    void run()
  }
  const play = (picks: SetPicks) =>
    attempt(async () => {
      const fetched = await set.fetchCards(picks)
      if (!fetched) return
      setPlace(start)
      keep(fetched)
      setNext(0)
      setStep('viewer')
    })
  const goOn = () => {
    if (shown && areasWithRows(shown).length > 0) setStep('viewer')
    else if (recent) play(recent.picks)
  }
  const toPanel = () => setStep('panel')
  return (
    <section className="pause" role="dialog" aria-modal="true" aria-label="Game paused">
      {step === 'panel' ? (
        <PausePanel
          areas={areas}
          last={recent ?? null}
          onContinue={goOn}
          onNext={setStep}
          onBack={back}
          tablePanel={props.tablePanel}
        />
      ) : null}
      {step === 'articulation' || step === 'language' || step === 'fluency' ? (
        <div className="setup pause-setup">
          <SetupStep
            key={step}
            area={step}
            areas={areas}
            onArea={setStep}
            picks={set.picks}
            onPicks={set.setPicks}
            onPlay={() => play(set.picks)}
            onList={() => attempt(async () => setListed(await set.fetchCards(set.picks)))}
            onPrev={toPanel}
            wayOut={<BackToGame className="setup-btn" onBack={back} />}
          />
        </div>
      ) : null}
      {step === 'viewer' && shown ? (
        <GameViewer rows={shown} place={place} onPlace={setPlace} onMenu={toPanel} onBack={back} />
      ) : null}
      <CardList rows={listed} onClose={() => setListed(null)} />
      <LoadingOverlay shown={set.loading} />
      <SetRefusalDialog
        refusal={set.refusal}
        onClose={set.clearRefusal}
        onRetry={again}
        returnTo={(pathname + search).replaceAll('+', '%20')}
      />
    </section>
  )
}
