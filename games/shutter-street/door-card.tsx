import { m } from '#messages'
import { Img, Press, seatName } from '../kit/index.ts'
import { itemOf, questionOf, textOf } from './facts.ts'
import { itemPicture } from './pictures.ts'
import type { StreetPlay } from './show-state.ts'
import { currentStreet } from './state.ts'

/** After a door opens, shows who lives there, the lamps that were saved, a good question, and how to continue. */
export function DoorCard({ play, next }: { play: StreetPlay; next: () => void }) {
  const state = play.state.value
  const street = currentStreet(state)
  const door = state.doors.at(-1)
  if (!door) return null
  const { word } = itemOf(door.item)
  const [best] = street.asked.filter(({ question, shut }) => question && shut > 1).sort((a, b) => b.shut - a.shut)
  const question = street.missedQuestion ?? best?.question
  const text = question ? textOf(questionOf(question)) : ''
  const last = state.round + 1 >= state.rounds && state.streets.every(({ opened }) => opened !== null)
  const other = state.streets.findIndex(({ opened }) => opened === null)
  return (
    <div class="opened" role="group" aria-label={m.shutter_street_the_door_is_open()}>
      <Img svg={itemPicture(door.item)} />
      <div class="tale">
        <h2>
          {street.opened === 'limit'
            ? m.shutter_street_heres_the_answer_word({ word })
            : m.shutter_street_you_found_it_word({ word })}
        </h2>
        {door.lamps > 0 && <p>{m.shutter_street_lamps_saved_for_the_party({ count: door.lamps })}</p>}
        {street.missedQuestion && <p>{m.shutter_street_question_would_have_told_you_more({ question: text })}</p>}
        {!street.missedQuestion && best && (
          <p>{m.shutter_street_question_closed_count_shutters({ question: text, count: best.shut })}</p>
        )}
        <Press class="button big" data-scan="first" onClick={next}>
          {other >= 0 && state.seats > 1
            ? m.shutter_street_next_name({ name: seatName(play.players[other] ?? play.current.value) })
            : last
              ? m.shutter_street_to_the_party()
              : m.shutter_street_next_street()}
        </Press>
      </div>
    </div>
  )
}
