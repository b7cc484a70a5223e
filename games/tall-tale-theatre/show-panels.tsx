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
        Start the show
      </MoveButton>
    </div>
  )
}

const ratings = ['Not yet', 'With help', 'Told it'] as const

/** The adult's rating of a part, 0 to 2. */
function Rating({ play, show, free }: PanelProps) {
  const rating = curtainOf(play.state.value)?.rating ?? null
  return (
    <div
      class="tt-rating"
      role="group"
      aria-label="For the adult: how it was told"
      data-scan-group="For the adult"
      data-scan-late=""
    >
      <span>For the adult</span>
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
  return sceneText(state, curtain) || 'This curtain stayed closed. What could have happened here?'
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
            <small>{curtain.ticket ? 'Handed in' : 'Used it? Hand it in'}</small>
            <b>{partTexts[curtain.part].ticket}</b>
          </MoveButton>
        )}
        <MoveButton show={show} free={free} class="button" first move={{ kind: 'next' }}>
          {last ? 'Take a bow' : 'Next scene'} <Icon name="right" />
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
          Poster and booklet
        </MoveButton>
        <MoveButton show={show} free={free} class="button plain" move={{ kind: 'retell' }}>
          Tell it again, pictures hidden
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
          <Icon name="check" /> Told it
        </MoveButton>
        {!state.peek && (
          <MoveButton show={show} free={free} class="button plain" move={{ kind: 'peek' }}>
            Have a look
          </MoveButton>
        )}
      </div>
    </div>
  )
}
