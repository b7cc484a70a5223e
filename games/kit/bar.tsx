import { seatName } from '@marigold/device'
import { Icon } from './icons.tsx'
import type { PlayInside } from './play.ts'
import type { AnySession } from './session.ts'
import { Badge } from './symbol.tsx'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- shows any game
type AnyPlay = PlayInside<any, any, any>

/** Who plays now, and the few buttons that are always there: pass, sound, end, menu. */
export function Bar({ session, play }: { session: AnySession; play: AnyPlay }) {
  const { spec } = session
  const quiet = session.values.value.volume === 0
  const setQuiet = () => {
    session.set('volume', quiet ? 70 : 0)
    session.live.value = quiet ? 'Sound on' : 'Sound off'
  }
  return (
    <div class="bar">
      {spec.turns && (
        <div class="who">
          <Badge player={play.current.value} size={30} />
          <span>{seatName(play.current.value)}</span>
        </div>
      )}
      <div class="bar-buttons">
        {spec.pass && play.players.length > 1 && (
          <button type="button" class="tool" onClick={() => play.pass()} disabled={!play.ready.value}>
            <Icon name="pass" />
            <span>Pass</span>
          </button>
        )}
        <button type="button" class="tool" aria-label={quiet ? 'Sound on' : 'Sound off'} onClick={setQuiet}>
          <Icon name={quiet ? 'mute' : 'sound'} />
        </button>
        <button type="button" class="tool" onClick={() => play.end('asked')} disabled={play.ending.value !== null}>
          <Icon name="end" />
          <span>End</span>
        </button>
        <button type="button" class="tool" aria-label="Menu" onClick={() => openMenu(session)}>
          <Icon name="menu" />
        </button>
      </div>
    </div>
  )
}

/** Opens the game's own settings over the stopped game. */
export function openMenu(session: AnySession): void {
  session.menu.value = true
  session.hold('menu', true)
}

/** Large banner at a hand-over; it covers no target. */
export function Banner({ play }: { play: AnyPlay }) {
  const player = play.banner.value
  if (!player) return null
  return (
    <div class="banner" aria-hidden="true">
      <Badge player={player} size={72} />
      <span>{seatName(player)}, your turn</span>
    </div>
  )
}

const scores = [
  ['correct', 'Got it'],
  ['approx', 'Close'],
  ['incorrect', 'Not yet'],
] as const

/** Practice tries before a turn, scored by the adult; whatever the score, the turn comes. */
export function Practice({ play }: { play: AnyPlay }) {
  const { done, of } = play.practice.value
  if (done >= of || play.banner.value || play.ending.value) return null
  return (
    <section class="practice" aria-label="Practice">
      <p>
        <Badge player={play.current.value} size={36} /> Practice {done + 1} of {of}
      </p>
      <div class="dots" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < done ? 'full' : ''} />
        ))}
      </div>
      <div class="row">
        {scores.map(([result, label]) => (
          <button
            key={result}
            type="button"
            class={`button ${result}`}
            data-scan=""
            onClick={() => play.scorePractice(result)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
