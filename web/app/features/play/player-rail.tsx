import { Layers, LogOut, Maximize, Mic, Minimize } from 'lucide-react'
import { Link } from 'react-router'

export interface FullScreen {
  on: boolean
  can: boolean
  toggle: () => void
}

/** Our buttons, beside the game and never on it: whatever a game draws, all of it can be reached. */
export function PlayerRail(props: {
  onCards: (() => void) | null
  /** The microphone is open for the game: the way to close it. */
  onStopListening: (() => void) | null
  fullScreen: FullScreen
  leaveTo: string
}) {
  const { fullScreen } = props
  const Screen = fullScreen.on ? Minimize : Maximize
  return (
    <nav className="player-rail" aria-label="Player">
      {props.onCards ? (
        <button type="button" className="player-btn is-main" onClick={props.onCards}>
          <Layers aria-hidden />
          <span>Cards</span>
        </button>
      ) : null}
      {props.onStopListening ? (
        <button
          type="button"
          className="player-btn is-heard"
          aria-label="The game hears how loud it is. Stop listening"
          title="Nothing is recorded. Press to stop listening."
          onClick={props.onStopListening}
        >
          <Mic aria-hidden />
          <span>Stop</span>
        </button>
      ) : null}
      <span className="player-rail-gap" />
      {fullScreen.can ? (
        <button
          type="button"
          className="player-btn"
          aria-label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
          onClick={fullScreen.toggle}
        >
          <Screen aria-hidden />
        </button>
      ) : null}
      <Link className="player-btn" aria-label="Leave the game" to={props.leaveTo}>
        <LogOut aria-hidden />
      </Link>
    </nav>
  )
}
