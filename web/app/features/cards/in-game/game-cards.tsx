import { m } from '#messages'
import type { Deck, Earned } from '@marigold/contract'
import { LayoutGrid } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCloseOnBack } from '../../../platform/navigation/close-on-back.ts'
import { seatColor, SeatMark } from '../../../players/seat-mark.tsx'
import { activePlayers, playerName } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { listed } from '../../../platform/words/words.ts'
import type { CardRows, AreaTabId, SetPicks } from '../areas/areas.ts'
import { tabsWithRows, describeRows } from '../sets/card-rows.ts'
import { GroupViewer } from '../group/group-viewer.tsx'
import { goalOf } from '../group/group-rows.tsx'
import { SetChooser } from '../group/set-chooser.tsx'
import { giveSet } from '../group/give-set.ts'
import { SetListDialog } from '../group/set-list.tsx'
import { startPlace } from '../sets/set-place.ts'
import { previewRows, useRecentSets } from '../sets/recent-sets.ts'
import { useScan } from '../scan/use-scan.ts'
import { LoadingOverlay } from '../setup/loading-overlay.tsx'
import { SetDialogs } from '../setup/set-dialogs.tsx'
import { PlayedSet } from '../sets/played-set.ts'
import { SetsInGame } from '../sets/saved/sets-in-game.tsx'
import { useCardSets, useSetSending } from '../sets/saved/use-card-sets.ts'
import { SetupStep } from '../setup/setup-step.tsx'
import { useRetry } from '../use-retry.ts'
import { useCardSet, type CardSet } from '../sets/use-card-set.ts'
import { usePreloadPictures } from '../viewer/faces/use-preload-pictures.ts'
import type { SetPlace } from '../viewer/set-viewer.tsx'
import { useOnlyPictured } from '../viewer/settings/use-only-pictured.ts'
import { noteOpened } from '../../../caseload/session-store.ts'
import { StorageAlert } from '../../../caseload/storage-alert.tsx'
import { TurnCard } from '../viewer/turn-card.tsx'
import { GroupPanel } from './group-panel.tsx'
import { BackToGame, PausePanel } from './pause-panel.tsx'
import { sharedKey, noCards, useGameRows } from './use-game-rows.ts'

export interface GameCardsProps {
  open: boolean
  turn: { player: number; trials: number } | null
  turns: boolean
  usualPlayers: number
  onDecks: (decks: ReadonlyMap<number, Deck>) => void
  onBack: () => void
  onTurnDone: (results: readonly Earned[]) => void
  onMenu: (results: readonly Earned[]) => void
}

type Step = 'panel' | AreaTabId | 'viewer'
type GameRows = ReturnType<typeof useGameRows>

const titleOf = (rows: CardRows | null) => (rows && tabsWithRows(rows).length > 0 ? describeRows(rows).title : null)

/** Changes one player's cards: one tap picks a known set, or the setup opens. */
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

/** Shows the cards of the player whose turn begins. */
function Turn(props: GameCardsProps & { seat: number; trials: number; rows: GameRows }) {
  const { seat, trials, rows, onTurnDone } = props
  const { players } = useTable(props.usualPlayers)
  const { change, isChoosing, windows } = useChange(props.usualPlayers, rows)
  const drawn = rows.turnDecks.get(seat)
  // Players who share cards go through them together.
  const key = drawn?.key === sharedKey ? sharedKey : `${seat}/${drawn?.key ?? ''}`
  const done = useCallback(
    (results: readonly Earned[], following: number) => {
      nextCards.set(key, following)
      onTurnDone(results)
    },
    [key, onTurnDone],
  )
  const loading = rows.isLoading(seat)
  const lost = !drawn && !loading && !isChoosing
  // The game waits for this turn, so cards that can't be shown are skipped.
  useEffect(() => {
    if (lost) onTurnDone(['skipped'])
  }, [lost, onTurnDone])
  if (!drawn) {
    return (
      <>
        <LoadingOverlay shown={loading} onCancel={() => onTurnDone(['skipped'])} />
        {windows}
      </>
    )
  }
  const player = { seat, name: playerName(players, seat), color: seatColor(seat), mark: <SeatMark seat={seat} /> }
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
// The next card of each player, kept while the page is open.
const nextCards = new Map<string, number>()

/** Cards over a running game: the pause panel and its steps, and each player's cards between turns. */
export function GameCards(props: GameCardsProps) {
  const { open, turn, usualPlayers, onDecks } = props
  useScan()
  useEffect(noteOpened, [])
  const rows = useGameRows(usualPlayers, onDecks)
  const coming = turn ? rows.turnDecks.get(turn.player) : [...rows.turnDecks.values()][0]
  usePreloadPictures(coming?.deck.cards ?? noCards, -1)
  const { retry } = rows
  // Cards that didn't come may be there for the next turn.
  useEffect(() => void (turn === null && retry()), [turn, retry])
  // Kept while a turn is shown on top, so that an unfinished choice isn't lost.
  const [step, setStep] = useState<Step>('panel')
  const [place, setPlace] = useState<SetPlace>(startPlace)
  const [played, setPlayed] = useState<SetPicks | null>(null)
  // The viewer shows its own storage alert while scoring.
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
  /** The picks of the cards in the viewer. */
  played: SetPicks | null
  setPlayed: (picks: SetPicks) => void
}

/** Returns what 'Continue with last cards' opens: this game's cards, or the set that was played last. */
function useLast(rows: GameRows) {
  const [recent] = useRecentSets()
  const own = [...rows.turnDecks.values()].some(({ key }) => key !== sharedKey)
  const here = titleOf(rows.shown) !== null
  if (here && rows.shown) return { goesOn: true, last: previewRows(rows.shown) }
  if (own) return { goesOn: true, last: { title: m.cards_each_players_own_cards(), line: '', pictures: [] } }
  return { goesOn: false, last: recent ?? null, recent }
}

/** Fetches and opens a set, and refetches it when the picture filter changes. */
function usePlayed({ rows, step, setStep, setPlace, played, setPlayed }: PausedProps, set: CardSet) {
  const fetchAgain = async (picks: SetPicks) => {
    const fetched = await set.fetchCards(picks, { note: false })
    if (fetched) rows.keep(fetched)
  }
  useOnlyPictured(step === 'viewer' && played ? () => void fetchAgain(played) : null)
  return async (picks: SetPicks) => {
    const fetched = await set.fetchCards(picks)
    if (!fetched) return
    setPlace(startPlace)
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
  const [listedRows, setListedRows] = useState<CardRows | null>(null)
  const { players } = useTable(usualPlayers)
  const { attempt, again } = useRetry()
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
  useCloseOnBack(true, back)
  useCloseOnBack(step !== 'panel', toPanel)
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
          who={listed(activePlayers(players).map(({ seat }) => playerName(players, seat)))}
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
              onList={() => attempt(async () => setListedRows(await set.fetchCards(set.picks)))}
              onPrev={toPanel}
              exitLink={<BackToGame className="setup-btn" onBack={back} />}
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
              <button type="button" className="back" data-scan="8" onClick={toPanel}>
                <LayoutGrid aria-hidden className="play-icon" />
                <span>{m.cards_back_to_main_menu()}</span>
              </button>
            }
            exit={<BackToGame className="back is-main" onBack={back} />}
          />
        </PlayedSet>
      ) : null}
      {windows}
      <SetDialogs
        set={set}
        listed={listedRows}
        onListed={setListedRows}
        onRetry={again}
        returnTo={(pathname + search).replaceAll('+', '%20')}
      />
    </section>
  )
}
