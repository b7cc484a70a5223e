import { m } from '#messages'
import { seatName } from '@marigold/device'
import { useRef } from 'preact/hooks'
import { Badge } from '../kit/index.ts'
import { Ear } from './ear.tsx'
import { Face } from './faces.tsx'
import { nameOfFace, type SleuthPlay } from './journal.ts'
import { textOf, threadOf } from './library.ts'
import { Rich } from './rich.tsx'
import { forkOf, rules, voterOf } from './rules.ts'
import type { Show } from './show.ts'
import type { State } from './state.ts'

interface PanelProps {
  play: SleuthPlay
  show: Show
}
const faces = [0, 1, 2, 3, 4]
const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Who answers the reply that is open. */
function answererOf(state: State): string {
  const thread = threadOf(state.id)
  const [first = ''] = forkOf(state)?.replies[state.chosen ?? 0]?.answers ?? []
  return thread.messages[first]?.from || (thread.cast[0] ?? '')
}

/** Two replies to choose from, as they would be sent. */
export function ReplyPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const fork = forkOf(state)
  if (!fork) return null
  return (
    <>
      <h2>
        {fork.question} <Ear play={play} text={fork.question} />
      </h2>
      <div class="ss-choices">
        {state.order.map((at) => (
          <button
            key={at}
            type="button"
            class="ss-choice ss-reply"
            data-scan=""
            onClick={() => show.make({ kind: 'reply', reply: at })}
          >
            <span>
              <Rich text={textOf(threadOf(state.id), fork.replies[at]?.sent ?? '')} />
            </span>
          </button>
        ))}
      </div>
    </>
  )
}

/** Five faces on a track: pressed, dragged along, or moved by arrows. */
function Slider({ show, name }: { show: Show; name: string }) {
  const track = useRef<HTMLDivElement>(null)
  const slide = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (!box || event.buttons === 0) return
    const at = Math.floor(((event.clientX - box.left) / box.width) * faces.length)
    show.face.value = Math.max(0, Math.min(faces.length - 1, at))
  }
  const chosen = show.face.value
  return (
    <div
      class="ss-slider"
      ref={track}
      onPointerMove={slide}
      role="group"
      aria-label={m.subtext_sleuth_will_be({ name })}
    >
      {faces.map((face) => (
        <button
          key={face}
          type="button"
          class={`ss-stop ${face === chosen ? 'on' : ''}`}
          // What is chosen is done: a switch comes to what goes on next.
          data-scan={face === chosen ? undefined : ''}
          aria-pressed={face === chosen}
          aria-label={titled(nameOfFace(face))}
          onClick={() => (show.face.value = face)}
        >
          <Face level={face} />
        </button>
      ))}
    </div>
  )
}

/** How will it land? Everybody says so before the answer comes. */
export function ForecastPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const chosen = show.face.value
  const name = answererOf(state)
  const voter = state.seats > 1 ? play.players[voterOf(state)] : undefined
  const skips = rules.moves(state).some((move) => move.kind === 'forecast' && move.face === null)
  return (
    <>
      <p class="ss-draft">
        <Rich text={state.sent.at(-1)?.text ?? ''} />
      </p>
      {voter && (
        <p class="ss-voter">
          <Badge player={voter} size={34} /> {m.subtext_sleuth_your_forecast({ seatName: seatName(voter) })}
        </p>
      )}
      <h2>{m.subtext_sleuth_how_will_feel_about_it({ name })}</h2>
      <Slider show={show} name={name} />
      <p class="ss-facename" aria-live="polite">
        {chosen === null ? ' ' : titled(nameOfFace(chosen))}
      </p>
      <div class="ss-actions">
        {chosen !== null && (
          <button
            type="button"
            class="button"
            data-scan="first"
            onClick={() => show.make({ kind: 'forecast', face: chosen })}
          >
            {state.sent.at(-1) && (state.sent.at(-1)?.forecasts.length ?? 0) + 1 < state.seats
              ? m.subtext_sleuth_keep_it()
              : m.subtext_sleuth_send_and_see()}
          </button>
        )}
        {skips && (
          <button
            type="button"
            class="button quiet"
            data-scan=""
            onClick={() => show.make({ kind: 'forecast', face: null })}
          >
            {m.subtext_sleuth_no_forecast()}
          </button>
        )}
      </div>
    </>
  )
}

const gapTexts = [
  m.subtext_sleuth_just_as_expected(),
  m.subtext_sleuth_close(),
  m.subtext_sleuth_a_little_different(),
  m.subtext_sleuth_a_surprise(),
  m.subtext_sleuth_quite_asurprise(),
]

/** What was expected beside what came. */
export function ReactionPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const sent = state.sent.at(-1)
  if (!sent) return null
  const given = sent.forecasts.flatMap((face, i) =>
    face === null ? [] : [{ face, seat: (state.seat + i) % state.seats }],
  )
  const best = Math.min(...given.map(({ face }) => Math.abs(face - sent.face)))
  return (
    <>
      <div class="ss-compare">
        {given.map(({ face, seat }) => {
          const player = play.players[seat]
          return (
            <figure key={seat}>
              <Face level={face} size={state.seats > 1 ? 44 : 64} />
              <figcaption>
                {state.seats > 1 && player ? seatName(player) : m.subtext_sleuth_your_forecast2()}
              </figcaption>
            </figure>
          )
        })}
        <figure class="came">
          <Face level={sent.face} size={state.seats > 1 ? 60 : 64} />
          <figcaption>{m.subtext_sleuth_what_happened()}</figcaption>
        </figure>
      </div>
      <p class="ss-why">
        {given.length > 0 && <b>{gapTexts[best]} </b>}
        {sent.reaction}
      </p>
      <div class="ss-actions">
        <button type="button" class="button" data-scan="first" onClick={() => show.make({ kind: 'on' })}>
          {m.subtext_sleuth_read_on()}
        </button>
      </div>
    </>
  )
}
