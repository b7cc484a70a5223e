import type { Game, Trial } from '@marigold/contract'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../../platform/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GameFrame } from './game-frame.tsx'
import { Leaving } from './leaving.tsx'
import { PrintSheet } from './outputs.tsx'
import { useKept } from './kept-things.ts'
import { PlainPanel } from './plain-panel.tsx'
import './play.css'
import { PlayerRail, type FullScreen } from './player-rail.tsx'
import { ReportProblem } from './report-problem.tsx'
import { saveKey } from './saves.ts'
import { useHost, usualPlayers, type Decks } from './use-host.ts'
import { usePlayUrl } from './use-play-url.ts'
import { useStanding } from './use-standing.ts'

/** What the player asks of the cards' overlay. The page puts the two together. */
export interface CardsOverlay {
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

function Lost({ onRetry, game }: { onRetry: () => void; game: Game }) {
  return (
    <main className="player-note" id="main">
      <h1>The game could not be reached</h1>
      <p>The connection was lost. Nothing of yours is: saved games stay on this device.</p>
      <div>
        <Button onClick={onRetry}>Try again</Button>
        <LinkButton look="quiet" to={`/Gamedescription/${game.un_zip_filename}`}>
          Back to the game’s page
        </LinkButton>
      </div>
    </main>
  )
}

/** A game on the whole screen, with the cards' overlay for those who may use it. */
export function GamePlayer(props: GamePlayerProps) {
  const { game } = props
  const session = useSession()
  const play = usePlayUrl(game, session)
  const { settled, person, eligible } = useStanding(session)
  const kept = useKept(settled ? saveKey(person, game.un_zip_filename) : null)
  if (play.state === 'refused') return <Navigate to={`/Gamedescription/${game.un_zip_filename}`} replace />
  if (play.state === 'lost') return <Lost onRetry={play.retry} game={game} />
  if (play.state === 'waiting' || !settled || kept === null) {
    return (
      <main className="player-note" id="main">
        <Spinner label={`Opening ${props.name}`} />
      </main>
    )
  }
  const signedOut = person !== null && session.status === 'visitor'
  return <Playing {...props} signedOut={signedOut} url={play.url} kept={kept} person={person} eligible={eligible} />
}

interface PlayingProps extends GamePlayerProps {
  url: string
  kept: string
  person: number | null
  eligible: boolean
  signedOut: boolean
}

/** The right to cards, which does not end under somebody's hands: cards that are open stay until they are done. */
function useHeldRight(eligible: boolean, covered: boolean): boolean {
  const [held, setHeld] = useState(eligible)
  if (held !== eligible && (eligible || !covered)) setHeld(eligible)
  return eligible || (covered && held)
}

function Playing(props: PlayingProps) {
  const { game } = props
  const host = useHost({ game, person: props.person, eligible: props.eligible, onTrial: props.onTrial })
  const [loaded, setLoaded] = useState(false)
  const covered = host.phase === 'menu' || host.phase === 'turn'
  const eligible = useHeldRight(props.eligible, covered)
  const [reporting, setReporting] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = (event: MouseEvent) => {
    if (!host.story.atStake) return
    event.preventDefault()
    host.openWindow()
    setLeaving(true)
  }
  const onLoad = () => {
    setLoaded(true)
    host.loaded()
  }
  const leaveTo = `/Gamedescription/${game.un_zip_filename}`
  return (
    <main className="player" id="main">
      <h1 className="sr-only">{props.name}</h1>
      <div className="player-stage" inert={covered || host.phase === 'window'}>
        <div className="player-frame">
          <GameFrame attach={host.attach} url={props.url} name={props.name} kept={props.kept} onLoad={onLoad} />
          {loaded ? null : (
            <div className="player-loading">
              <Spinner label={`Opening ${props.name}`} />
            </div>
          )}
        </div>
        <PlayerRail
          onCards={eligible ? host.openMenu : null}
          onStopListening={host.microphone.on ? host.microphone.forbid : null}
          signedOut={props.signedOut}
          onReport={() => {
            host.openWindow()
            setReporting(true)
          }}
          fullScreen={props.fullScreen}
          leaveTo={leaveTo}
          onLeave={leave}
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
      {!eligible && covered ? <PlainPanel onBack={host.resume} leaveTo={leaveTo} onLeave={leave} /> : null}
      <ReportProblem
        open={reporting}
        game={game}
        name={props.name}
        level={host.story.level}
        onClose={() => {
          setReporting(false)
          host.closeWindow()
        }}
      />
      <Leaving
        atStake={host.story.atStake}
        asks={leaving}
        leaveTo={leaveTo}
        onStay={() => {
          setLeaving(false)
          host.closeWindow()
        }}
      />
      <p className="player-said" role="status">
        {host.phase === 'resuming' ? 'Back to the game' : host.outputs.said}
      </p>
      {host.outputs.printing ? <PrintSheet picture={host.outputs.printing} onDone={host.outputs.printed} /> : null}
    </main>
  )
}
