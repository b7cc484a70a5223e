import { m } from '#messages'
import { useEffect, useRef } from 'preact/hooks'
import type { KeepsakePicture } from '../game.ts'
import { endSummaryOf } from '../play/end-summary.ts'
import type { AnyPlay } from '../play/internal-play.ts'
import type { AnySession } from '../session/session.ts'
import { Icon } from './icons.tsx'
import { KeepsakeButtons } from './keepsake.tsx'

/** The ending for the child: what was made fills the screen, until someone goes on. The numbers are the adult's. */
export function Ending({
  session,
  play,
  keepsakes,
  start,
  forAdult,
}: {
  session: AnySession
  play: AnyPlay
  keepsakes: readonly KeepsakePicture[]
  start: () => void
  forAdult: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { spec } = session
  return (
    <main class="ending">
      <div class="ending-stage">
        {spec.Ending ? (
          <spec.Ending play={play} />
        ) : (
          keepsakes.map(({ picture, alt, name }) => <img key={name} src={picture} alt={alt} />)
        )}
      </div>
      <div class="ending-bar">
        <h1 ref={heading} tabIndex={-1}>
          {endSummaryOf(spec, play).farewell}
        </h1>
        <div class="row">
          <button type="button" class="button big" data-scan="first" onClick={() => start()}>
            <Icon name="again" /> {m.kit_play_again()}
          </button>
          {keepsakes.map((kept) => (
            <KeepsakeButtons key={kept.name} session={session} kept={kept} />
          ))}
          <button type="button" class="button plain" data-scan="" onClick={forAdult}>
            <Icon name="right" /> {m.kit_for_the_adult()}
          </button>
        </div>
      </div>
    </main>
  )
}
