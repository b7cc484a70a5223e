import { m } from '#messages'
import { Icon } from '../kit/index.ts'
import { MoveButton } from './move-button.tsx'
import { partTexts } from './parts.ts'
import type { PanelProps } from './show.ts'
import { curtainOf, type State } from './state.ts'
import { sceneText, titleOf } from './story.ts'

/** All curtains are set: the show can begin. */
export function Ready({ play, show, free }: PanelProps) {
  return (
    <div class="tt-row">
      <p class="tt-title">{titleOf(play.state.value).title}</p>
      <MoveButton show={show} free={free} class="button big" first move={{ kind: 'start' }}>
        {m.tall_tale_theatre_start_the_show()}
      </MoveButton>
    </div>
  )
}

const ratings = [m.kit_not_yet(), m.kit_with_help(), m.tall_tale_theatre_told_it()] as const

/** The adult's rating of a part, 0 to 2. */
function Rating({ play, show, free }: PanelProps) {
  const rating = curtainOf(play.state.value)?.rating ?? null
  return (
    <div
      class="tt-rating"
      role="group"
      aria-label={m.tall_tale_theatre_for_the_adult_how_it_was()}
      data-scan-group="For the adult"
      data-scan-late=""
    >
      <span>{m.tall_tale_theatre_for_the_adult()}</span>
      {ratings.map((label, score) => (
        <MoveButton
          key={label}
          show={show}
          free={free}
          pressed={rating === score}
          move={{ kind: 'rate', score: score as 0 | 1 | 2 }}
        >
          <b>{score}</b> {label}
        </MoveButton>
      ))}
    </div>
  )
}

/** What can be told of a scene: words that were dictated, or the story's own. */
function toldText(state: State): string {
  const curtain = curtainOf(state)
  if (!curtain) return ''
  if (state.dictation && curtain.line?.kind === 'typed') return curtain.line.text
  return sceneText(state, curtain) || m.tall_tale_theatre_this_curtain_stayed_closed_what_could()
}

/** A scene of the show: what can be told, the ticket, and on to the next. */
export function Showing({ play, show, free }: PanelProps) {
  const state = play.state.value
  const curtain = curtainOf(state)
  if (!curtain) return null
  const last = state.at >= state.curtains.length - 1
  return (
    <div class="tt-showing">
      <p class="tt-told scrolls">{toldText(state)}</p>
      <div class="tt-show-row">
        {state.tickets && (
          <MoveButton
            show={show}
            free={free && !curtain.ticket}
            class="tt-ticket"
            pressed={curtain.ticket}
            move={{ kind: 'ticket' }}
          >
            <small>{curtain.ticket ? m.tall_tale_theatre_handed_in() : m.tall_tale_theatre_used_it_hand_it_in()}</small>
            <b>{partTexts[curtain.part].ticket}</b>
          </MoveButton>
        )}
        <MoveButton show={show} free={free} class="button" first move={{ kind: 'next' }}>
          {last ? m.tall_tale_theatre_take_abow() : m.kit_next_scene()} <Icon name="right" />
        </MoveButton>
      </div>
      <Rating play={play} show={show} free={free} />
    </div>
  )
}

/** After the last scene: the end, or the story once more. */
export function Bow({ play, show, free }: PanelProps) {
  const { title, below } = titleOf(play.state.value)
  return (
    <div class="tt-bow">
      <p class="tt-title">
        {title} <small>{below}</small>
      </p>
      <div class="tt-row">
        <MoveButton show={show} free={free} class="button" first move={{ kind: 'finish' }}>
          {m.tall_tale_theatre_poster_and_booklet()}
        </MoveButton>
        <MoveButton show={show} free={free} class="button plain" move={{ kind: 'retell' }}>
          {m.tall_tale_theatre_tell_it_again_pictures_hidden()}
        </MoveButton>
      </div>
    </div>
  )
}

/** The story once more, its pictures hidden. */
export function Retelling({ play, show, free }: PanelProps) {
  const state = play.state.value
  return (
    <div class="tt-showing">
      {state.peek && <p class="tt-told scrolls">{toldText(state)}</p>}
      <div class="tt-row">
        <MoveButton show={show} free={free} class="button" first move={{ kind: 'told' }}>
          <Icon name="check" /> {m.tall_tale_theatre_told_it()}
        </MoveButton>
        {!state.peek && (
          <MoveButton show={show} free={free} class="button plain" move={{ kind: 'peek' }}>
            {m.tall_tale_theatre_take_a_look()}
          </MoveButton>
        )}
      </div>
    </div>
  )
}
