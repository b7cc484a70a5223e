import { m } from '#messages'
import { Layers, Link2, LogIn, LogOut, Maximize, MessageSquareWarning, Mic, Minimize } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface FullScreen {
  on: boolean
  can: boolean
  toggle: () => void
}

/** Buttons beside the game, never on it, so that everything a game draws can be reached. */
export function PlayerRail(props: {
  onCards: (() => void) | null
  /** Closes the microphone while it is open for the game; null otherwise. */
  onStopListening: (() => void) | null
  /** The login ended during play: shows a link to log in again. */
  loggedOut: boolean
  /** Shares the game with a client's own device; null if not allowed. */
  onGuest: (() => void) | null
  /** Reports a problem; null for guests. */
  onReport: (() => void) | null
  fullScreen: FullScreen
  leaveTo: string
  /** Wraps the exit; a locked exit must be held. */
  lock: (exitLink: ReactNode) => ReactNode
}) {
  const { fullScreen } = props
  const Screen = fullScreen.on ? Minimize : Maximize
  return (
    <nav className="player-rail" aria-label={m.ui_player()}>
      {props.onCards ? (
        <button type="button" className="player-btn is-main" onClick={props.onCards}>
          <Layers aria-hidden />
          <span>{m.ui_cards()}</span>
        </button>
      ) : null}
      {props.loggedOut ? (
        <a
          className="player-btn is-main"
          href="/login"
          target="_blank"
          rel="noreferrer"
          aria-label={m.ui_youve_been_logged_out_log_in()}
          title={m.play_youve_been_logged_out_the_game()}
        >
          <LogIn aria-hidden />
          <span>{m.ui_log_in()}</span>
        </a>
      ) : null}
      {props.onStopListening ? (
        <button
          type="button"
          className="player-btn is-heard"
          aria-label={m.play_the_game_is_listening_to_how()}
          title={m.play_nothing_is_recorded_tap_to_stop()}
          onClick={props.onStopListening}
        >
          <Mic aria-hidden />
          <span>{m.ui_stop()}</span>
        </button>
      ) : null}
      {props.onReport ? (
        <button type="button" className="player-btn" aria-label={m.play_report_a_problem()} onClick={props.onReport}>
          <MessageSquareWarning aria-hidden />
        </button>
      ) : null}
      <span className="flex-1" />
      {props.onGuest ? (
        <button
          type="button"
          className="player-btn"
          aria-label={m.ui_guest_link()}
          title={m.play_guest_link_this_game_on_a()}
          onClick={props.onGuest}
        >
          <Link2 aria-hidden />
        </button>
      ) : null}
      {fullScreen.can ? (
        <button
          type="button"
          className="player-btn"
          aria-label={fullScreen.on ? m.ui_leave_full_screen() : m.ui_full_screen()}
          onClick={fullScreen.toggle}
        >
          <Screen aria-hidden />
        </button>
      ) : null}
      {props.lock(
        <Link className="player-btn" aria-label={m.play_leave_the_game_2()} to={props.leaveTo}>
          <LogOut aria-hidden />
        </Link>,
      )}
    </nav>
  )
}
