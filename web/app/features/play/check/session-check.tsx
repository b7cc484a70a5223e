import { m } from '#messages'
import { LinkButton } from '../../../ui/button.tsx'
import { PictureCheck } from './picture-check.tsx'
import { ShareCheck } from './share-check.tsx'
import { SoundCheck } from './sound-check.tsx'

/** Sound, picture and screen sharing, tried before a client is there. */
export function SessionCheck() {
  return (
    <div className="wrap session-check">
      <header>
        <h1>{m.ui_session_check()}</h1>
        <p className="lead">{m.play_three_short_checks_on_the_device()}</p>
      </header>
      <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] [align-items:start]">
        <SoundCheck />
        <PictureCheck />
        <ShareCheck />
      </div>
      <div className="check-ways">
        <LinkButton to="/exploregames">{m.play_go_to_the_games()}</LinkButton>
      </div>
    </div>
  )
}
