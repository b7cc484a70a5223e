import { m } from '#messages'
import type { Earned, Game, Trial } from '@marigold/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { GuestLinkDialog } from '../../guests/guest-link-dialog.tsx'
import { recordPlayedGame } from '../../platform/navigation/report-context.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Decks } from './deck-message.ts'
import { GameFrame } from './game-frame.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PrintSheet } from './outputs.tsx'
import { SimplePausePanel } from './simple-pause-panel.tsx'
import { PlayerRail, type FullScreen } from './player-rail.tsx'
import { ReportProblem } from './report-problem.tsx'
import { useGameHost, defaultPlayers } from './use-game-host.ts'

/** Interface of the cards overlay. The route connects it. */
interface CardsOverlay {
  /** The user paused: show the panel. */
  open: boolean
  /** The cards of the player whose turn begins. */
  turn: { player: number; trials: number } | null
  /** Cards open at turns: not in games without turns, or that practice the cards themselves. */
  turns: boolean
  /** Number of players until the user sets one. */
  usualPlayers: number
  onDecks: (decks: Decks) => void
  onBack: () => void
  onTurnDone: (results: readonly Earned[]) => void
  onMenu: (results: readonly Earned[]) => void
}

export interface GamePlayerProps {
  game: Game
  name: string
  fullScreen: FullScreen
  renderCards: (overlay: CardsOverlay) => ReactNode
  /** Called with a trial that the game scored. */
  onTrial: (trial: Trial, practicesCards: boolean) => void
  /** Wraps the exit link. */
  lock: (exitLink: ReactNode) => ReactNode
}

type Window = 'report' | 'guest' | null

interface PlayingProps extends GamePlayerProps {
  url: string
  kept: string
  /** Key of the game's saves on this device; null stores nothing. */
  saveAs: string | null
  eligible: boolean
  loggedOut: boolean
  leaveTo: string
  /** A guest plays: nothing is stored, and plans and reports are hidden. */
  guest?: boolean
  /** What the player needs to know all the time, above the game. */
  note?: string
}

/** Keeps the right to cards while cards are open, even if the login ends. */
function useStickyEligibility(eligible: boolean, covered: boolean): boolean {
  const [held, setHeld] = useState(eligible)
  if (held !== eligible && (eligible || !covered)) setHeld(eligible)
  return eligible || (covered && held)
}

/** The game in its frame with everything around it, once its URL is known. */
export function ActiveGame(props: PlayingProps) {
  const { game } = props
  const { guest = false, leaveTo } = props
  const { saveAs, onTrial } = props
  const { un_zip_filename: slug } = game
  const host = useGameHost({ saveAs, game: slug, eligible: props.eligible, onTrial })
  const { level } = host.story
  useEffect(() => {
    if (!guest) recordPlayedGame({ game: props.name, slug, level })
  }, [guest, props.name, slug, level])
  const [loaded, setLoaded] = useState(false)
  const covered = host.phase === 'menu' || host.phase === 'turn'
  const eligible = useStickyEligibility(props.eligible, covered)
  const [opened, setOpened] = useState<Window>(null)
  const openOver = (which: Window) => {
    host.openWindow()
    setOpened(which)
  }
  const closeOver = () => {
    setOpened(null)
    host.closeWindow()
  }
  const onLoad = () => {
    setLoaded(true)
    host.loaded()
  }
  return (
    <main className="fixed inset-0 bg-ink" id="main">
      <h1 className="sr-only">{props.name}</h1>
      <div className="absolute inset-0 flex portrait:flex-col-reverse" inert={covered || host.phase === 'window'}>
        <div className="flex flex-1 flex-col min-w-0 min-h-0">
          {props.note ? (
            <p className="py-1.5 px-4 bg-marigold-soft text-ink text-body/[1.35] font-semibold text-center">
              {props.note}
            </p>
          ) : null}
          <div className="relative flex-1 min-h-0">
            <GameFrame attach={host.attach} url={props.url} name={props.name} kept={props.kept} onLoad={onLoad} />
            {loaded ? null : (
              <div className="absolute inset-0 grid place-items-center bg-cream text-title/[1.2] font-semibold font-display">
                <Spinner label={m.play_opening({ name: props.name })} />
              </div>
            )}
          </div>
        </div>
        <PlayerRail
          onCards={eligible ? () => host.openMenu() : null}
          onStopListening={host.microphone.on ? host.microphone.forbid : null}
          loggedOut={props.loggedOut}
          onGuest={eligible ? () => openOver('guest') : null}
          onReport={guest ? null : () => openOver('report')}
          fullScreen={props.fullScreen}
          leaveTo={leaveTo}
          lock={props.lock}
        />
      </div>
      {eligible
        ? props.renderCards({
            open: host.phase === 'menu',
            turn: host.phase === 'turn' ? host.turn : null,
            turns: host.turns,
            usualPlayers: defaultPlayers,
            onDecks: host.setDecks,
            onBack: host.resume,
            onTurnDone: host.turnDone,
            onMenu: host.openMenu,
          })
        : null}
      {!eligible && covered ? <SimplePausePanel onBack={host.resume} leaveTo={leaveTo} guest={guest} /> : null}
      <ReportProblem open={opened === 'report'} onClose={closeOver} />
      <GuestLinkDialog
        open={opened === 'guest'}
        onClose={closeOver}
        opens={{ game: game.un_zip_filename }}
        title={props.name}
      />
      <LeaveGuard atStake={host.story.atStake} onAsk={host.openWindow} onStay={host.closeWindow} />
      <p className="player-said" role="status">
        {host.phase === 'resuming' ? m.play_back_to_the_game() : host.outputs.said}
      </p>
      {host.outputs.printing ? <PrintSheet picture={host.outputs.printing} onDone={host.outputs.printed} /> : null}
    </main>
  )
}
