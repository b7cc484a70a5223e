import { m } from '#messages'
import type { ComponentChildren } from 'preact'
import { Img, seatName } from '../kit/index.ts'
import { itemOf, questionOf, textOf } from './facts.ts'
import { sharpest } from './journal.ts'
import { itemPicture } from './pictures.ts'
import { currentStreet, type Stamp, type State } from './rules.ts'
import type { StreetPlay } from './show.ts'
import { offerOf } from './streets.ts'

const inks = ['#B5453C', '#2C6F5E', '#5F3970', '#2C5A6E', '#8E4022'] as const
/** Returns the color of a street's stamps. */
const inkOf = (id: string): string =>
  inks[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % inks.length] ?? inks[0]

const usedText = (used: number) =>
  used === 0 ? m.shutter_street_first_knock() : m.shutter_street_count_questions({ count: used })

/** Shows a stamp: the picture in a perforated frame, and a postmark with the number of questions. */
function StampCard({ stamp, fresh }: { stamp: Stamp; fresh?: boolean }) {
  const ink = inkOf(stamp.street)
  return (
    <figure class={`stamp ${fresh ? 'fresh' : ''}`} style={{ '--ink-of': ink }}>
      <span class="paper">
        <Img svg={itemPicture(stamp.item)} />
        <b>{itemOf(stamp.item).word}</b>
        <small>{offerOf(stamp.street).name}</small>
      </span>
      <figcaption>
        <svg viewBox="0 0 80 80" aria-hidden="true">
          <circle cx="40" cy="40" r="35" fill="none" stroke={ink} stroke-width="4" />
          <circle cx="40" cy="40" r="28" fill="none" stroke={ink} stroke-width="2" stroke-dasharray="3 4" />
          {stamp.opened === 'limit' && (
            <path d="M40 26v17l10 8" fill="none" stroke={ink} stroke-width="4" stroke-linecap="round" />
          )}
        </svg>
        {stamp.opened === 'knock' && <i>{stamp.used}</i>}
        <span class="sr">{usedText(stamp.used)}</span>
      </figcaption>
    </figure>
  )
}

/** After a door opens, shows the stamp, what the questions achieved, and how to continue. */
export function DoorOpened({ play, next }: { play: StreetPlay; next: () => void }) {
  const state = play.state.value
  const street = currentStreet(state)
  const stamp = state.album.at(-1)
  if (!stamp) return null
  const { word } = itemOf(stamp.item)
  const best = street.asked.reduce((top, one) => (one.shut > (top?.shut ?? 0) ? one : top), street.asked[0])
  const missed = street.missedQuestion ? questionOf(street.missedQuestion) : null
  const last = state.round + 1 >= state.rounds && state.streets.every(({ opened }) => opened !== null)
  const other = state.streets.findIndex(({ opened }) => opened === null)
  return (
    <div class="opened" role="group" aria-label={m.shutter_street_the_door_is_open()}>
      <StampCard stamp={stamp} fresh />
      <div class="tale">
        <h2>
          {street.opened === 'limit'
            ? m.shutter_street_heres_the_answer_word({ word })
            : m.shutter_street_you_found_it_word({ word })}
        </h2>
        <p>
          {stamp.used > 0
            ? m.shutter_street_count_questions_used({ count: stamp.used })
            : m.shutter_street_found_with_the_first_knock()}
        </p>
        {missed && <p>{m.shutter_street_question_would_have_told_you_more({ question: textOf(missed) })}</p>}
        {!missed && best?.question && best.shut > 1 && (
          <p>
            {m.shutter_street_question_closed_count_shutters({
              question: textOf(questionOf(best.question)),
              count: best.shut,
            })}
          </p>
        )}
        <button type="button" class="button big" data-scan="first" onClick={next}>
          {other >= 0 && state.seats > 1
            ? m.shutter_street_next_name({ name: seatName(play.players[other] ?? play.current.value) })
            : last
              ? m.shutter_street_see_the_album()
              : m.shutter_street_next_street()}
        </button>
      </div>
    </div>
  )
}

/** Shows this game's album and a caption that depends on the questions. */
export function Album({
  state,
  before,
  children,
}: {
  state: State
  before: readonly Stamp[]
  children?: ComponentChildren
}) {
  const sharp = sharpest(state)
  const found = state.album.filter(({ opened }) => opened === 'knock')
  const best = found.length > 1 ? Math.min(...found.map(({ used }) => used)) : null
  const old = before.slice(-Math.max(0, 6 - state.album.length))
  return (
    <div class="album" role="status">
      <h2>{m.shutter_street_the_street_album()}</h2>
      <div class="pages">
        {old.map((stamp, at) => (
          <StampCard key={`old-${at}`} stamp={stamp} />
        ))}
        {state.album.map((stamp, at) => (
          <StampCard key={at} stamp={stamp} fresh />
        ))}
        {state.album.length + old.length === 0 && <p>{m.shutter_street_the_first_page_is_still_empty()}</p>}
      </div>
      {sharp?.question && (
        <p>
          {m.shutter_street_best_question_it_closed_count({
            question: textOf(questionOf(sharp.question)),
            count: sharp.shut,
          })}
        </p>
      )}
      {best !== null && (
        <p>
          {best > 0
            ? m.shutter_street_best_street_count_questions({ count: best })
            : m.shutter_street_best_street_first_knock()}
        </p>
      )}
      {children}
    </div>
  )
}
