import { Flag, Layers, Link2, LogIn, LogOut, Maximize, Mic, Minimize } from 'lucide-react'
import type { ReactNode } from 'react'
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
  /** The sign-in ended during play: the way to another one. */
  signedOut: boolean
  /** Opens the game on a client's own device; null for whoever may not. */
  onGuest: (() => void) | null
  /** Null where there is nobody to answer. */
  onReport: (() => void) | null
  fullScreen: FullScreen
  leaveTo: string
  /** What stands around the way out: where it is locked, it asks to be held. */
  lock: (wayOut: ReactNode) => ReactNode
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
      {props.signedOut ? (
        <a
          className="player-btn is-main"
          href="/login"
          target="_blank"
          rel="noreferrer"
          aria-label="Your sign-in has ended. Log in again, in a new tab"
          title="Your sign-in has ended. The game goes on; cards come back when you log in."
        >
          <LogIn aria-hidden />
          <span>Log in</span>
        </a>
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
      <span className="flex-1" />
      {props.onGuest ? (
        <button
          type="button"
          className="player-btn"
          aria-label="Guest link"
          title="Guest link: this game on a client’s own device"
          onClick={props.onGuest}
        >
          <Link2 aria-hidden />
        </button>
      ) : null}
      {props.onReport ? (
        <button type="button" className="player-btn" aria-label="Report a problem" onClick={props.onReport}>
          <Flag aria-hidden />
        </button>
      ) : null}
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
      {props.lock(
        <Link className="player-btn" aria-label="Leave the game" to={props.leaveTo}>
          <LogOut aria-hidden />
        </Link>,
      )}
    </nav>
  )
}
