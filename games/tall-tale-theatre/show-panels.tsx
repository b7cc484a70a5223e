import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { AdultConfirm, AdultCorner, Icon, Picture } from '../kit/index.ts'
import { MoveButton } from './move-button.tsx'
import { partTexts } from './parts.ts'
import { pictureOf, svgOf } from './pictures.ts'
import { props } from './props.ts'
import type { PanelProps } from './show.ts'
import { curtainOf, isJudged, type Curtain, type State } from './state.ts'
import { sceneText, titleOf } from './story.ts'

/** All curtains are set, and the show can begin. */
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
type Judged = '0' | '1' | '2' | 'skip' | 'ticket'

/** The choices of the adult's corner: how a scene was told, from 2 to 0, and whether its connecting word was used. */
function judgmentsOf({ tickets }: State, { help, ticket }: Curtain) {
  const scores = (['2', '1', '0'] as const).filter((score) => score !== '2' || help === 0)
  const all: (readonly [Judged, string, string])[] = scores.map((score) => [score, score, ratings[Number(score)] ?? ''])
  all.push(['skip', 's', m.kit_skip()])
  if (tickets && !ticket) all.push(['ticket', 't', m.tall_tale_theatre_used_the_word()])
  return all
}

/** The adult says how a scene was told, or skips it; then the show goes on. */
function Rating({ play, show, curtain }: Omit<PanelProps, 'free'> & { curtain: Curtain }) {
  const changes = useSignal(false)
  if (isJudged(curtain) && !changes.value) {
    const label = curtain.rating === null ? m.tall_tale_theatre_not_rated() : (ratings[curtain.rating] ?? '')
    return (
      <p class="tt-rated">
        <span>{m.tall_tale_theatre_for_the_adult_rating({ rating: label })}</span>
        <button type="button" onClick={() => (changes.value = true)}>
          {m.tall_tale_theatre_change_it()}
        </button>
      </p>
    )
  }
  const choose = (judged: Judged) => {
    changes.value &&= judged === 'ticket'
    if (judged === 'ticket') return show.make({ kind: 'ticket' })
    show.make(judged === 'skip' ? { kind: 'unrated' } : { kind: 'rate', score: Number(judged) as 0 | 1 | 2 })
  }
  return (
    <AdultCorner
      play={play}
      question={m.tall_tale_theatre_how_was_it_told()}
      choices={judgmentsOf(play.state.value, curtain)}
      choose={choose}
    />
  )
}

/** Returns the text of a scene: dictated words, or the story's own. */
function toldText(state: State): string {
  const curtain = curtainOf(state)
  if (!curtain) return ''
  if (state.dictation && curtain.line?.kind === 'typed') return curtain.line.text
  return sceneText(state, curtain) || m.tall_tale_theatre_this_curtain_stayed_closed_what_could()
}

/** What the scene is about, in pictures: the teller finds the words. */
function Cues({ state }: { state: State }) {
  const curtain = curtainOf(state)
  const picture = curtain && !curtain.dark ? pictureOf(curtain) : null
  const prop = curtain?.prop ? props.find(({ id }) => id === state.prop) : undefined
  return (
    <div class="tt-cues" aria-hidden="true">
      {[picture, prop?.picture].map((one) => one && <Picture key={one} svg={svgOf(one)} />)}
    </div>
  )
}

/** The start of a scene's text. */
const startOf = (text: string) => `${text.split(' ').slice(0, 3).join(' ')} …`

/** Shows only as much of the text as was asked for; words that were dictated are the teller's own. */
function Told({ play, show, free }: PanelProps) {
  const state = play.state.value
  const curtain = curtainOf(state)
  if (!curtain) return null
  const { help, dark, line } = curtain
  const own = state.dictation && line?.kind === 'typed'
  const text = toldText(state)
  if (own || dark || help === 2) return <p class="tt-told scrolls">{text}</p>
  return (
    <div class="tt-telling">
      <Cues state={state} />
      {help === 1 && <p class="tt-told">{startOf(text)}</p>}
      <MoveButton show={show} free={free} class="button plain tt-help" move={{ kind: 'help' }}>
        {help === 0 ? m.tall_tale_theatre_help_me_start() : m.tall_tale_theatre_say_it_with_me()}
      </MoveButton>
    </div>
  )
}

/** A scene of the show: its pictures, the ticket, and a button for the next scene. */
export function Showing({ play, show, free }: PanelProps) {
  const state = play.state.value
  const curtain = curtainOf(state)
  if (!curtain) return null
  const last = state.at >= state.curtains.length - 1
  return (
    <div class="tt-showing">
      <Told play={play} show={show} free={free} />
      <div class="tt-show-row">
        {state.tickets && (
          <p class={curtain.ticket ? 'tt-ticket used' : 'tt-ticket'}>
            <small>{curtain.ticket ? m.tall_tale_theatre_handed_in() : m.tall_tale_theatre_use_this_word()}</small>
            <b>{partTexts[curtain.part].ticket}</b>
          </p>
        )}
        {isJudged(curtain) && (
          <MoveButton show={show} free={free} class="button" first move={{ kind: 'next' }}>
            {last ? m.tall_tale_theatre_take_a_bow() : m.kit_next_scene()} <Icon name="right" />
          </MoveButton>
        )}
      </div>
      {free && <Rating key={state.at} play={play} show={show} curtain={curtain} />}
    </div>
  )
}

/** After the last scene: the end, or another telling of the story. */
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

/** The retelling, with its pictures hidden. */
export function Retelling({ play, show, free }: PanelProps) {
  const state = play.state.value
  return (
    <div class="tt-showing">
      {state.peek && <p class="tt-told scrolls">{toldText(state)}</p>}
      <div class="tt-row">
        {!state.peek && (
          <MoveButton show={show} free={free} class="button plain" move={{ kind: 'peek' }}>
            {m.tall_tale_theatre_take_a_look()}
          </MoveButton>
        )}
      </div>
      {free && (
        <AdultConfirm key={state.at} play={play} question={m.tall_tale_theatre_how_was_it_told()} onScore={show.told} />
      )}
    </div>
  )
}
