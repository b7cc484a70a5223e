import { m } from '#messages'
import { useRef } from 'preact/hooks'
import { Badge, ChoicePanel, Press, seatName, Stroke } from '../kit/index.ts'
import { grownOf } from './contacts.ts'
import { ReadAgain } from './notes.tsx'
import { Face } from './faces.tsx'
import { nameOfFace, type SleuthPlay } from './journal.ts'
import { textOf, threadOf } from './library.ts'
import { EmojiText } from './emoji-text.tsx'
import { forkOf, rules, voterOf } from './rules.ts'
import type { Show } from './show.ts'
import { Stickers } from './touchables.tsx'
import type { Sent, State } from './state.ts'

interface PanelProps {
  play: SleuthPlay
  show: Show
}
const faces = [0, 1, 2, 3, 4]
const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns who answers the open reply. */
function answererOf(state: State): string {
  const thread = threadOf(state.id)
  const [first = ''] = forkOf(state)?.replies[state.chosen ?? 0]?.answers ?? []
  return thread.messages[first]?.from || (thread.cast[0] ?? '')
}

/** Two replies to choose from. */
export function ReplyPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const fork = forkOf(state)
  if (!fork) return null
  const before = grownOf(play.grown(state.seat)).contacts.find(({ id }) => id === state.id)?.sent ?? []
  return (
    <>
      <h2 data-instruction="">
        {fork.question} <ReadAgain play={play} text={fork.question} />
      </h2>
      <div class="ss-choices">
        {state.order.map((at) => (
          <Press key={at} class="ss-choice ss-reply" onClick={() => show.make({ kind: 'reply', reply: at })}>
            <span>
              <EmojiText text={textOf(threadOf(state.id), fork.replies[at]?.sent ?? '')} />
            </span>
            {before.includes(textOf(threadOf(state.id), fork.replies[at]?.sent ?? '')) && (
              <small>{m.subtext_sleuth_you_sent_this_last_time()}</small>
            )}
          </Press>
        ))}
      </div>
    </>
  )
}

/** Five faces on a track that can be pressed, dragged, or moved with arrow keys. */
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
      aria-label={m.subtext_sleuth_how_name_will_feel({ name })}
    >
      {faces.map((face) => (
        <Press
          key={face}
          class={`ss-stop ${face === chosen ? 'on' : ''}`}
          data-scan={face === chosen ? undefined : ''}
          aria-pressed={face === chosen}
          aria-label={titled(nameOfFace(face))}
          onClick={() => (show.face.value = face)}
        >
          <Face level={face} />
        </Press>
      ))}
    </div>
  )
}

/** Every player predicts how the reply will land before the answer comes. */
export function ForecastPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const chosen = show.face.value
  const name = answererOf(state)
  const voter = state.seats > 1 ? play.players[voterOf(state)] : undefined
  const skips = rules.moves(state).some((move) => move.kind === 'forecast' && move.face === null)
  return (
    <>
      <p class="ss-draft">
        <EmojiText text={state.sent.at(-1)?.text ?? ''} />
      </p>
      {voter && (
        <p class="ss-voter">
          <Badge player={voter} size={34} /> {m.subtext_sleuth_name_your_forecast({ name: seatName(voter) })}
        </p>
      )}
      <h2 data-instruction="">{m.subtext_sleuth_how_will_name_feel_about_it({ name })}</h2>
      <Slider show={show} name={name} />
      <p class="ss-facename" aria-live="polite">
        {chosen === null ? ' ' : titled(nameOfFace(chosen))}
      </p>
      <div class="ss-actions">
        {chosen !== null && (
          <Press class="button" data-scan="first" onClick={() => show.make({ kind: 'forecast', face: chosen })}>
            {state.sent.at(-1) && (state.sent.at(-1)?.forecasts.length ?? 0) + 1 < state.seats
              ? m.subtext_sleuth_keep_it()
              : m.kit_done()}
          </Press>
        )}
        {skips && (
          <Press class="button quiet" onClick={() => show.make({ kind: 'forecast', face: null })}>
            {m.subtext_sleuth_no_forecast()}
          </Press>
        )}
      </div>
    </>
  )
}

const envelope = (
  <svg viewBox="0 0 96 64">
    <path d="M6 10H90V54H6Z" fill="#D9E6FF" stroke="#4A3F78" stroke-width="4" stroke-linejoin="round" />
    <path d="M6 10L48 38L90 10" fill="none" stroke="#4A3F78" stroke-width="4" stroke-linejoin="round" />
    <circle cx="72" cy="46" r="14" fill="#F2A541" />
  </svg>
)
const hourglass = (
  <svg viewBox="0 0 96 64">
    <Stroke d="M16 6H48M16 58H48M20 6C20 28 44 36 44 58M44 6C44 28 20 36 20 58" color="#4A3F78" width={5} flat />
    <path d="M24 58C26 50 38 50 40 58Z" fill="#F2B85B" />
    <g fill="#FFF3D6" stroke="#A6742A" stroke-width="3" stroke-dasharray="5 4">
      <circle cx="66" cy="22" r="13" />
      <circle cx="78" cy="44" r="13" />
    </g>
  </svg>
)

/** When to send the reply: at once for one sticker, or later for two or none. */
export function TimingPanel({ show }: { show: Show }) {
  return (
    <ChoicePanel
      title={m.subtext_sleuth_when_do_you_send_it()}
      options={[
        {
          value: 'now' as const,
          label: m.subtext_sleuth_send_it_now(),
          outcome: m.subtext_sleuth_one_sticker_for_sure(),
          picture: envelope,
        },
        {
          value: 'later' as const,
          label: m.subtext_sleuth_wait_a_minute(),
          outcome: m.subtext_sleuth_two_stickers_or_none(),
          picture: hourglass,
        },
      ]}
      choose={(when) => show.make({ kind: 'send', when })}
    />
  )
}

/** What came back for the time at which the reply was sent. */
const luckOf = ({ when, stickers }: Pick<Sent, 'when' | 'stickers'>): string =>
  when === 'now'
    ? m.subtext_sleuth_one_sticker_came_back()
    : stickers > 0
      ? m.subtext_sleuth_waiting_paid_off_two_stickers()
      : m.subtext_sleuth_no_sticker_this_time()

const gapTexts = [
  m.subtext_sleuth_just_as_expected(),
  m.subtext_sleuth_close(),
  m.subtext_sleuth_a_little_different(),
  m.subtext_sleuth_a_surprise(),
  m.subtext_sleuth_quite_a_surprise(),
]

/** The prediction beside the actual reaction. */
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
              <figcaption>{state.seats > 1 && player ? seatName(player) : m.subtext_sleuth_your_forecast()}</figcaption>
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
      <p class="ss-luck">
        <Stickers count={sent.stickers} from={state.sent.length} /> {luckOf(sent)}
      </p>
      <div class="ss-actions">
        <Press class="button" data-scan="first" onClick={() => show.make({ kind: 'on' })}>
          {m.subtext_sleuth_read_on()}
        </Press>
      </div>
    </>
  )
}
