import { m } from '#messages'
import { LinkButton } from '../../../ui/button.tsx'
import { DisplayCheck } from './display-check.tsx'
import { ShareCheck } from './share-check.tsx'
import { SoundCheck } from './sound-check.tsx'

/** Checks sound, display, and screen sharing before a session. */
export function SessionCheck() {
  return (
    <div className="wrap session-check">
      <header>
        <h1>{m.ui_session_check()}</h1>
        <p className="lead">{m.play_three_short_checks_on_the_device()}</p>
      </header>
      <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] [align-items:start]">
        <SoundCheck />
        <DisplayCheck />
        <ShareCheck />
      </div>
      <div className="check-actions">
        <LinkButton to="/exploregames">{m.play_go_to_the_games()}</LinkButton>
      </div>
    </div>
  )
}
