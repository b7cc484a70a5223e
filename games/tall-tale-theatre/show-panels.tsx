import { Icon } from '../kit/index.ts'
import { partTexts } from './parts.ts'
import type { PanelProps } from './show.ts'
import { curtainOf, type State } from './state.ts'
import { sceneText, titleOf } from './story.ts'

/** All curtains are set: the show can begin. */
export function Ready({ play, show, free }: PanelProps) {
  return (
    <div class="tt-row">
      <p class="tt-title">{titleOf(play.state.value).title}</p>
      <button
        type="button"
        class="button big"
        data-scan="first"
        disabled={!free}
        onClick={() => show.make({ kind: 'start' })}
      >
        Start the show
      </button>
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
        <button
          key={label}
          type="button"
          aria-pressed={rating === score}
          data-scan={rating === score ? undefined : ''}
          disabled={!free}
          onClick={() => rating !== score && show.make({ kind: 'rate', score: score as 0 | 1 | 2 })}
        >
          <b>{score}</b> {label}
        </button>
      ))}
    </div>
  )
}

/** What can be told of a scene: words that were dictated, or the story's own. */
export function toldText(state: State): string {
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
          <button
            type="button"
            class="tt-ticket"
            aria-pressed={curtain.ticket}
            data-scan={curtain.ticket ? undefined : ''}
            disabled={!free || curtain.ticket}
            onClick={() => show.make({ kind: 'ticket' })}
          >
            <small>{curtain.ticket ? 'Handed in' : 'Used it? Hand it in'}</small>
            <b>{partTexts[curtain.part].ticket}</b>
          </button>
        )}
        <button
          type="button"
          class="button"
          data-scan="first"
          disabled={!free}
          onClick={() => show.make({ kind: 'next' })}
        >
          {last ? 'Take a bow' : 'Next scene'} <Icon name="right" />
        </button>
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
        <button
          type="button"
          class="button"
          data-scan="first"
          disabled={!free}
          onClick={() => show.make({ kind: 'finish' })}
        >
          Poster and booklet
        </button>
        <button
          type="button"
          class="button plain"
          data-scan=""
          disabled={!free}
          onClick={() => show.make({ kind: 'retell' })}
        >
          Tell it again, pictures hidden
        </button>
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
        <button
          type="button"
          class="button"
          data-scan="first"
          disabled={!free}
          onClick={() => show.make({ kind: 'told' })}
        >
          <Icon name="check" /> Told it
        </button>
        {!state.peek && (
          <button
            type="button"
            class="button plain"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'peek' })}
          >
            Have a look
          </button>
        )}
      </div>
    </div>
  )
}
