import { m } from '#messages'
import type { Deck } from '@marigold/contract'
import { LayoutGrid } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useBackCloses } from '../../../platform/navigation/back-closes.ts'
import { colorAt, SeatMark } from '../../../players/seat-mark.tsx'
import { nameAt } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import type { CardRows, SetPart, SetPicks } from '../areas/areas.ts'
import { areasWithRows, describeRows } from '../sets/card-rows.ts'
import { GroupViewer } from '../group/group-viewer.tsx'
import { goalOf } from '../group/group-rows.tsx'
import { SetChooser } from '../group/set-chooser.tsx'
import { giveSet, SetListDialog } from '../group/set-list.tsx'
import { start } from '../sets/place.ts'
import { lookOfRows, useRecentSets } from '../sets/recent-sets.ts'
import { useScan } from '../scan/use-scan.ts'
import { LoadingOverlay } from '../setup/loading-overlay.tsx'
import { SetWindows } from '../setup/set-windows.tsx'
import { PlayedSet } from '../sets/played-set.ts'
import { SetsInGame } from '../sets/saved/sets-in-game.tsx'
import { useCardSets, useSetSending } from '../sets/saved/use-card-sets.ts'
import { SetupStep } from '../setup/setup-step.tsx'
import { useAttempts } from '../use-attempts.ts'
import { useCardSet, type CardSet } from '../sets/use-card-set.ts'
import { usePreload } from '../viewer/faces/preload.ts'
import type { SetPlace } from '../viewer/set-viewer.tsx'
import { useOnlyPictured } from '../viewer/settings/use-only-pictured.ts'
import { noteOpened } from '../tally/sitting-store.ts'
import { StorageAlert } from '../tally/storage-alert.tsx'
import { TurnCard } from '../viewer/turn-card.tsx'
import { GroupPanel } from './group-panel.tsx'
import { BackToGame, PausePanel } from './pause-panel.tsx'
import { everybodys, noCards, useGameRows } from './use-game-rows.ts'

export interface GameCardsProps {
  open: boolean
  turn: { player: number; trials: number } | null
  turns: boolean
  usualPlayers: number
  onDecks: (decks: ReadonlyMap<number, Deck>) => void
  onBack: () => void
  onTurnDone: (trials: number) => void
  onMenu: () => void
}

type Step = 'panel' | SetPart | 'viewer'
type GameRows = ReturnType<typeof useGameRows>

const titleOf = (rows: CardRows | null) => (rows && areasWithRows(rows).length > 0 ? describeRows(rows).title : null)

/** Changes one player's cards: one touch gives a set that is known, another way leads to the setup. */
function useChange(usual: number, rows: GameRows) {
  const [listing, setListing] = useState<number | null>(null)
  const [choosing, setChoosing] = useState<number | null>(null)
  const windows = (
    <>
      <SetListDialog
        seat={listing}
        fallback={usual}
        hasShared={rows.drawn !== null}
        targets={listing === null ? [] : rows.turnDecks.get(listing)?.targets}
        onGiven={() => setListing(null)}
        onClose={() => setListing(null)}
        onChoose={(seat) => {
          setListing(null)
          setChoosing(seat)
        }}
      />
      {choosing === null ? null : (
        <SetChooser
          seat={choosing}
          onCancel={() => setChoosing(null)}
          onDone={(set) => {
            giveSet(choosing, set, usual)
            setChoosing(null)
          }}
        />
      )}
    </>
  )
  return { change: setListing, isChoosing: choosing !== null, windows }
}

/** The cards of the player whose turn has ended. */
function Turn(props: GameCardsProps & { seat: number; trials: number; rows: GameRows }) {
  const { seat, trials, rows, onTurnDone } = props
  const { players } = useTable(props.usualPlayers)
  const { change, isChoosing, windows } = useChange(props.usualPlayers, rows)
  const drawn = rows.turnDecks.get(seat)
  // Those who share cards go through them together.
  const key = drawn?.key === everybodys ? everybodys : `${seat}/${drawn?.key ?? ''}`
  const done = useCallback(
    (count: number, following: number) => {
      nextCards.set(key, following)
      onTurnDone(count)
    },
    [key, onTurnDone],
  )
  if (!drawn) return windows
  const player = { seat, name: nameAt(players, seat), color: colorAt(seat), mark: <SeatMark seat={seat} /> }
  const goal = goalOf(
    players.find((one) => one.seat === seat),
    titleOf(rows.drawn),
  )
  return (
    <>
      <TurnCard
        deck={drawn.deck}
        start={nextCards.get(key) ?? 0}
        trials={trials}
        player={player}
        goal={[goal.title, goal.line].filter(Boolean).join(' · ')}
        covered={isChoosing}
        onGoal={() => change(seat)}
        onDone={done}
        onMenu={props.onMenu}
      />
      {windows}
    </>
  )
}
// The card that each player's next turn begins with, as long as the page lives.
const nextCards = new Map<string, number>()

/** Cards over a running game: the pause panel and what follows from it, and each player's cards between turns. */
export function GameCards(props: GameCardsProps) {
  const { open, turn, usualPlayers, onDecks } = props
  useScan()
  useEffect(noteOpened, [])
  const rows = useGameRows(usualPlayers, onDecks)
  const coming = turn ? rows.turnDecks.get(turn.player) : [...rows.turnDecks.values()][0]
  usePreload(coming?.deck.cards ?? noCards, -1)
  // Stays while a turn stands over it, so that what was being chosen is not lost.
  const [step, setStep] = useState<Step>('panel')
  const [place, setPlace] = useState<SetPlace>(start)
  const [played, setPlayed] = useState<SetPicks | null>(null)
  // The viewer's own scoring has its alert.
  const held = !turn && (!open || step === 'viewer')
  return (
    <>
      {turn ? (
        <Turn {...props} seat={turn.player} trials={turn.trials} rows={rows} />
      ) : open ? (
        <Paused {...props} {...{ rows, step, setStep, place, setPlace, played, setPlayed }} />
      ) : null}
      <StorageAlert held={held} />
    </>
  )
}

interface PausedProps extends GameCardsProps {
  rows: GameRows
  step: Step
  setStep: (step: Step) => void
  place: SetPlace
  setPlace: (place: SetPlace) => void
  /** What was picked for the cards that the viewer shows. */
  played: SetPicks | null
  setPlayed: (picks: SetPicks) => void
}

/** What 'Continue with last cards' goes on with: the cards of this game, else the set that was played last. */
function useLast(rows: GameRows) {
  const [recent] = useRecentSets()
  const own = [...rows.turnDecks.values()].some(({ key }) => key !== everybodys)
  const here = titleOf(rows.shown) !== null
  if (here && rows.shown) return { goesOn: true, last: lookOfRows(rows.shown) }
  if (own) return { goesOn: true, last: { title: m.cards_each_players_own_cards(), line: '', pictures: [] } }
  return { goesOn: false, last: recent ?? null, recent }
}

/** Fetches a set and opens it; and again when other words of it are wanted. */
function usePlayed({ rows, step, setStep, setPlace, played, setPlayed }: PausedProps, set: CardSet) {
  const fetchAgain = async (picks: SetPicks) => {
    const fetched = await set.fetchCards(picks, { note: false })
    if (fetched) rows.keep(fetched)
  }
  useOnlyPictured(step === 'viewer' && played ? () => void fetchAgain(played) : null)
  return async (picks: SetPicks) => {
    const fetched = await set.fetchCards(picks)
    if (!fetched) return
    setPlace(start)
    setPlayed(picks)
    rows.keep(fetched)
    nextCards.clear()
    setStep('viewer')
  }
}

function Paused(props: PausedProps) {
  const { rows, step, setStep, usualPlayers, onBack } = props
  const set = useCardSet()
  const { saved } = useCardSets()
  useSetSending()
  const { pathname, search } = useLocation()
  const { change, isChoosing, windows } = useChange(usualPlayers, rows)
  const { goesOn, last, recent } = useLast(rows)
  const [listed, setListed] = useState<CardRows | null>(null)
  const { attempt, again } = useAttempts()
  const fetchPlayed = usePlayed(props, set)
  const back = useCallback(() => {
    setStep('panel')
    onBack()
  }, [setStep, onBack])
  const play = (picks: SetPicks) => attempt(() => fetchPlayed(picks))
  const goOn = () => {
    if (goesOn) setStep('viewer')
    else if (recent) play(recent.picks)
  }
  const toPanel = () => setStep('panel')
  useBackCloses(true, back)
  useBackCloses(step !== 'panel', toPanel)
  return (
    <section className="pause" data-scan-room="" role="dialog" aria-modal="true" aria-label={m.ui_game_paused()}>
      {step === 'panel' ? (
        <PausePanel
          last={last}
          covered={isChoosing}
          onContinue={goOn}
          onNext={setStep}
          onBack={back}
          sets={<SetsInGame sets={saved} onStart={play} />}
          players={
            <GroupPanel
              usual={usualPlayers}
              shared={titleOf(rows.drawn)}
              turns={props.turns}
              hasDeck={rows.turnDecks.size > 0}
              failed={rows.failed}
              onRetry={rows.retry}
              onChange={change}
            />
          }
        />
      ) : null}
      {step !== 'panel' && step !== 'viewer' ? (
        <div className="setup w-full self-stretch">
          <Suspense fallback={<LoadingOverlay shown onCancel={toPanel} />}>
            <SetupStep
              key={step}
              area={step}
              onArea={setStep}
              picks={set.picks}
              onPicks={set.setPicks}
              onPlay={() => play(set.picks)}
              onList={() => attempt(async () => setListed(await set.fetchCards(set.picks)))}
              onPrev={toPanel}
              wayOut={<BackToGame className="setup-btn" onBack={back} />}
            />
          </Suspense>
        </div>
      ) : null}
      {step === 'viewer' ? (
        <PlayedSet value={rows.shown && props.played ? { picks: props.played, rows: rows.shown } : null}>
          <GroupViewer
            set={rows.shown}
            asked={props.played}
            place={props.place}
            onPlace={props.setPlace}
            backs={
              <>
                <button type="button" className="back" data-scan="8" onClick={toPanel}>
                  <LayoutGrid aria-hidden className="play-icon" />
                  <span>{m.cards_back_to_main_menu()}</span>
                </button>
                <BackToGame className="back is-main" onBack={back} />
              </>
            }
          />
        </PlayedSet>
      ) : null}
      {windows}
      <SetWindows
        set={set}
        listed={listed}
        onListed={setListed}
        onRetry={again}
        returnTo={(pathname + search).replaceAll('+', '%20')}
      />
    </section>
  )
}
