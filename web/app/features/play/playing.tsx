import { m } from '#messages'
import type { Game, Trial } from '@marigold/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { GuestLinkDialog } from '../../guests/guest-link.tsx'
import { notePlayed } from '../../platform/navigation/report-place.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Decks } from './deck-message.ts'
import { GameFrame } from './game-frame.tsx'
import { Leaving } from './leaving.tsx'
import { PrintSheet } from './outputs.tsx'
import { PlainPanel } from './plain-panel.tsx'
import { PlayerRail, type FullScreen } from './player-rail.tsx'
import { ReportProblem } from './report-problem.tsx'
import { useHost, usualPlayers } from './use-host.ts'

/** What the player asks of the cards' overlay. The page puts the two together. */
interface CardsOverlay {
  /** Paused by the person: show the panel and what follows from it. */
  open: boolean
  /** A player's cards between turns. */
  turn: { player: number; trials: number } | null
  /** Cards can open between turns only in a game with turns. */
  turns: boolean
  /** How many sit at a game as long as nobody has said so. */
  usualPlayers: number
  onDecks: (decks: Decks) => void
  onBack: () => void
  onTurnDone: (trials: number) => void
  onMenu: () => void
}

export interface GamePlayerProps {
  game: Game
  name: string
  fullScreen: FullScreen
  renderCards: (overlay: CardsOverlay) => ReactNode
  /** A try that the game itself scored. */
  onTrial: (trial: Trial) => void
  /** Stands around the way out of the game. */
  lock: (wayOut: ReactNode) => ReactNode
}

type Window = 'report' | 'guest' | null

interface PlayingProps extends GamePlayerProps {
  url: string
  kept: string
  /** Under what on this device the game’s saves are kept; null keeps nothing. */
  saveAs: string | null
  eligible: boolean
  signedOut: boolean
  leaveTo: string
  /** A guest plays: nothing is kept, and nothing of plans or reports is shown. */
  guest?: boolean
}

/** The right to cards, which does not end under somebody's hands: cards that are open stay until they are done. */
function useHeldRight(eligible: boolean, covered: boolean): boolean {
  const [held, setHeld] = useState(eligible)
  if (held !== eligible && (eligible || !covered)) setHeld(eligible)
  return eligible || (covered && held)
}

/** The game in its frame with everything around it, once it is known where its files are. */
export function Playing(props: PlayingProps) {
  const { game } = props
  const { guest = false, leaveTo } = props
  const host = useHost({ saveAs: props.saveAs, eligible: props.eligible, onTrial: props.onTrial })
  const { level } = host.story
  const { un_zip_filename: slug } = game
  useEffect(() => notePlayed({ game: props.name, slug, level }), [props.name, slug, level])
  const [loaded, setLoaded] = useState(false)
  const covered = host.phase === 'menu' || host.phase === 'turn'
  const eligible = useHeldRight(props.eligible, covered)
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
        <div className="relative flex-1 min-w-0 min-h-0">
          <GameFrame attach={host.attach} url={props.url} name={props.name} kept={props.kept} onLoad={onLoad} />
          {loaded ? null : (
            <div className="absolute inset-0 grid place-items-center bg-cream text-[22px]/[1.2] font-semibold font-display">
              <Spinner label={m.play_opening({ name: props.name })} />
            </div>
          )}
        </div>
        <PlayerRail
          onCards={eligible ? host.openMenu : null}
          onStopListening={host.microphone.on ? host.microphone.forbid : null}
          signedOut={props.signedOut}
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
            usualPlayers,
            onDecks: host.setDecks,
            onBack: host.resume,
            onTurnDone: host.turnDone,
            onMenu: host.openMenu,
          })
        : null}
      {!eligible && covered ? <PlainPanel onBack={host.resume} leaveTo={leaveTo} guest={guest} /> : null}
      <ReportProblem open={opened === 'report'} onClose={closeOver} />
      <GuestLinkDialog
        open={opened === 'guest'}
        onClose={closeOver}
        opens={{ game: game.un_zip_filename }}
        title={props.name}
      />
      <Leaving atStake={host.story.atStake} onAsk={host.openWindow} onStay={host.closeWindow} />
      <p className="player-said" role="status">
        {host.phase === 'resuming' ? m.play_back_to_the_game() : host.outputs.said}
      </p>
      {host.outputs.printing ? <PrintSheet picture={host.outputs.printing} onDone={host.outputs.printed} /> : null}
    </main>
  )
}
