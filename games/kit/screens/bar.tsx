import { m } from '#messages'
import { seatName } from '@marigold/device'
import type { AnyPlay } from '../play/inside.ts'
import type { AnySession } from '../session/session.ts'
import { Icon } from './icons.tsx'
import { openMenu } from './menu-open.ts'
import { Badge } from './symbol.tsx'

/** Sound off, or on again as it was. */
export function toggleSound(session: AnySession): void {
  const quiet = session.values.value.volume === 0
  session.set('volume', quiet ? 70 : 0)
  session.live.value = quiet ? m.kit_sound_on() : m.kit_sound_off()
}

/** Who plays now, and the few buttons that are always there: pass, sound, end, menu. */
export function Bar({ session, play }: { session: AnySession; play: AnyPlay }) {
  const { spec } = session
  const quiet = session.values.value.volume === 0
  return (
    <div class="bar" data-scan-group="Pass, sound, end and menu" data-scan-late="">
      {spec.turns && (
        <div class="who">
          <Badge player={play.current.value} size={30} />
          <span>
            {play.current.value.id !== play.person.value.id && <small>{seatName(play.current.value)}</small>}
            {seatName(play.person.value)}
          </span>
        </div>
      )}
      <div class="bar-buttons">
        {spec.pass && play.players.length > 1 && (
          <button type="button" class="tool" data-scan="" onClick={() => play.pass()} disabled={!play.ready.value}>
            <Icon name="pass" />
            <span>{m.kit_pass()}</span>
          </button>
        )}
        <button
          type="button"
          class="tool"
          data-scan=""
          aria-label={quiet ? m.kit_sound_on() : m.kit_sound_off()}
          onClick={() => toggleSound(session)}
        >
          <Icon name={quiet ? 'mute' : 'sound'} />
        </button>
        <button
          type="button"
          class="tool"
          data-scan=""
          onClick={() => play.end('asked')}
          disabled={play.ending.value !== null}
        >
          <Icon name="end" />
          <span>{m.kit_end()}</span>
        </button>
        <button type="button" class="tool" data-scan="" aria-label={m.kit_menu()} onClick={() => openMenu(session)}>
          <Icon name="menu" />
        </button>
      </div>
    </div>
  )
}

/** Large banner at a hand-over; it covers no target. */
export function Banner({ play }: { play: AnyPlay }) {
  if (!play.banner.value) return null
  const seat = play.current.value
  const person = play.person.value
  return (
    <div class="banner" aria-hidden="true">
      <Badge player={seat} size={72} />
      <span>
        {seat.id !== person.id && <small>{seatName(seat)}</small>}
        {m.kit_your_turn2({ seatName: seatName(person) })}
      </span>
    </div>
  )
}
