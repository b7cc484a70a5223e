import { m } from '#messages'
import { seatHex } from '@marigold/device'
import type { AnyPlay } from '../play/internal-play.ts'
import { repeatInstruction } from '../session/instruction.ts'
import type { AnySession } from '../session/session.ts'
import { EarnedMark } from './earned.tsx'
import { Icon } from './icons.tsx'
import { openDialog } from './open-dialog.ts'
import { Badge } from './symbol.tsx'
import { seatName } from '../play/seat-name.ts'

/** Sound off, or on again as it was. */
export function toggleSound(session: AnySession): void {
  const quiet = session.values.value.muted === true
  session.set('muted', !quiet)
  session.live.value = quiet ? m.kit_sound_on() : m.kit_sound_off()
}

/** Who plays now, and the few buttons that are always there: pass, sound, end, menu. */
export function Bar({ session, play }: { session: AnySession; play: AnyPlay }) {
  const { spec } = session
  const quiet = session.values.value.muted === true
  const reminder = session.reminder.value
  // The rules say when a turn can't be given away.
  const canPass = (spec.pass?.(play.state.value) ?? null) !== null
  return (
    <div class="bar" data-scan-group={m.kit_pass_sound_end_and_menu()} data-scan-late="">
      {(spec.turns || reminder) && (
        <div
          class={reminder ? 'who reminder' : 'who'}
          style={reminder ? undefined : { background: seatHex(play.current.value.color) }}
        >
          <Badge player={play.current.value} size={34} />
          <span>
            {!reminder && play.current.value.id !== play.person.value.id && (
              <small>{seatName(play.current.value)}</small>
            )}
            {reminder || seatName(play.person.value)}
          </span>
          <EarnedMark play={play} />
        </div>
      )}
      <div class="bar-buttons">
        {play.players.length > 1 && canPass && (
          <button type="button" class="tool" data-scan="" onClick={() => play.pass()} disabled={!play.ready.value}>
            <Icon name="pass" />
            <span>{m.kit_pass()}</span>
          </button>
        )}
        <button
          type="button"
          class="tool"
          data-scan=""
          aria-label={m.kit_repeat()}
          onClick={() => repeatInstruction(session)}
          disabled={!play.ready.value}
        >
          <Icon name="repeat" />
        </button>
        <button
          type="button"
          class="tool sound"
          data-scan=""
          aria-label={quiet ? m.kit_sound_on() : m.kit_sound_off()}
          onClick={() => toggleSound(session)}
        >
          <Icon name={quiet ? 'mute' : 'sound'} />
        </button>
        <button
          type="button"
          class="tool named"
          data-scan="1"
          onClick={() => openDialog(session, 'end')}
          disabled={play.ending.value !== null}
        >
          <Icon name="end" />
          <span>{m.kit_end()}</span>
        </button>
        <button
          type="button"
          class="tool"
          data-scan=""
          aria-label={m.kit_menu()}
          onClick={() => openDialog(session, 'menu')}
        >
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
        {m.kit_name_your_turn({ name: seatName(person) })}
      </span>
    </div>
  )
}
