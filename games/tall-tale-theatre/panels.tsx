import { m } from '#messages'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon, Picture, seatName } from '../kit/index.ts'
import { MoveButton } from './move-button.tsx'
import { canChoose, canSpin, feelingFor } from './moves.ts'
import { optionOf } from './options.ts'
import { nameOf, svgOf } from './pictures.ts'
import { props } from './props.ts'
import { StoryMap } from './map.tsx'
import { Bow, Ready, Retelling, Showing } from './show-panels.tsx'
import { promptOf, type PanelProps } from './show.ts'
import { addsScene, longestLine, puppetsAt, tellerOf, type State } from './state.ts'
import { heroOf, withName } from './story.ts'

/** The drum while it spins. */
function Drum({ state, id }: { state: State; id: string | null }) {
  const option = state.kind && id !== null ? optionOf(state.kind, id, feelingFor(state)) : undefined
  return (
    <div class={`tt-drum ${id === null ? '' : 'is-turning'}`} aria-hidden="true">
      {option?.picture ? <Picture svg={svgOf(option.picture)} /> : <Icon name="again" size={44} />}
    </div>
  )
}

function Pick({ play, show, free }: PanelProps) {
  const state = play.state.value
  const { kind, offers } = state
  const drum = show.drum.value
  if (!kind) return null
  const cards = canChoose(state) && drum === null
  const options = offers.flatMap((id) => optionOf(kind, id, feelingFor(state)) ?? [])
  return (
    <div class={`tt-pick ${cards ? '' : 'only-drum'}`}>
      {cards ? (
        <div class={`tt-cards ${kind === 'why' ? 'is-text' : ''}`}>
          {options.map((option) => (
            <MoveButton
              key={option.id}
              show={show}
              free={free}
              class={`tt-card ${option.picture ? '' : 'is-text'}`}
              move={{ kind: 'pick', id: option.id }}
            >
              {option.picture && <Picture svg={svgOf(option.picture)} />}
              <span>{option.label}</span>
            </MoveButton>
          ))}
        </div>
      ) : (
        <Drum state={state} id={drum} />
      )}
      <div class="tt-side">
        {canSpin(state) && (
          <MoveButton show={show} free={free} class="button" move={{ kind: 'spin' }}>
            <Icon name="again" /> {m.kit_spin()}
          </MoveButton>
        )}
        {show.can({ kind: 'skip' }) && (
          <MoveButton show={show} free={free} class="button plain" move={{ kind: 'skip' }}>
            {m.tall_tale_theatre_leave_it_closed()}
          </MoveButton>
        )}
      </div>
    </div>
  )
}

function Prop({ play, show, free }: PanelProps) {
  const state = play.state.value
  const prop = props.find(({ id }) => id === state.prop)
  const hero = heroOf(state)
  const ways = [
    ['help', m.tall_tale_theatre_it_helps(), prop?.help, m.tall_tale_theatre_sure_rescue_short_finale()],
    [
      'trouble',
      m.tall_tale_theatre_it_makes_trouble(),
      prop?.trouble,
      addsScene(state)
        ? m.tall_tale_theatre_one_more_scene_grand_finale()
        : m.tall_tale_theatre_more_trouble_grand_finale(),
    ],
  ] as const
  return (
    <div class="tt-pick">
      <div class="tt-cards is-text">
        {ways.map(([how, label, text, outcome]) => (
          <MoveButton key={how} show={show} free={free} class="tt-card is-text" move={{ kind: 'prop', how }}>
            <b>{label}</b>
            <span>{withName(text ?? '', hero)}</span>
            <small>{outcome}</small>
          </MoveButton>
        ))}
      </div>
      {show.can({ kind: 'prop', how: 'later' }) && (
        <div class="tt-side">
          <MoveButton show={show} free={free} class="button plain" move={{ kind: 'prop', how: 'later' }}>
            {m.tall_tale_theatre_keep_it_for_later()}
          </MoveButton>
        </div>
      )}
    </div>
  )
}

/** A simple plan, or a wild one that may backfire. */
function Dare({ show, free }: PanelProps) {
  const ways = [
    ['simple', m.tall_tale_theatre_simple_plan(), m.tall_tale_theatre_it_works_two_guests_come()],
    ['wild', m.tall_tale_theatre_wild_plan(), m.tall_tale_theatre_four_guests_or_it_backfires()],
  ] as const
  return (
    <div class="tt-pick">
      <div class="tt-cards is-text">
        {ways.map(([how, label, outcome]) => (
          <MoveButton key={how} show={show} free={free} class="tt-card is-text" move={{ kind: 'dare', how }}>
            <b>{label}</b>
            <span>{outcome}</span>
          </MoveButton>
        ))}
      </div>
    </div>
  )
}

/** Chooses which puppet moves if there are several; the marks are on the stage floor. */
function Placing({ play, show, free }: PanelProps) {
  const state = play.state.value
  const all = puppetsAt(state, state.at)
  return (
    <div class="tt-row">
      {all.length > 1 &&
        all.map((puppet) => (
          <MoveButton
            key={puppet}
            show={show}
            free={free}
            class="tt-who"
            pressed={puppet === state.active}
            move={{ kind: 'puppet', puppet }}
          >
            {nameOf(puppet)}
          </MoveButton>
        ))}
      <MoveButton show={show} free={free} class="button" first move={{ kind: 'placed' }}>
        <Icon name="check" /> {m.tall_tale_theatre_theyre_in_place()}
      </MoveButton>
    </div>
  )
}

/** A text that someone types, which is kept only for this show. */
function Typing({ play, show, free }: PanelProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { dictation } = play.state.value
  useEffect(() => {
    if (dictation && play.values.scan === 'off') field.current?.focus()
  }, [])
  // A game's frame must not submit forms.
  const use = () => {
    if (text.trim() !== '') show.make({ kind: 'write', text })
  }
  const label = dictation ? m.tall_tale_theatre_adult_type_what_is_told() : m.tall_tale_theatre_or_type_a_line()
  return (
    <div class="tt-typing">
      <label>
        <span>{label}</span>
        <input
          ref={field}
          type="text"
          autocomplete="off"
          spellcheck={false}
          maxLength={longestLine}
          value={text}
          disabled={!free}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && use()}
        />
      </label>
      <button type="button" class="button plain" disabled={!free || text.trim() === ''} onClick={use}>
        {m.kit_use_it()}
      </button>
    </div>
  )
}

function Lines({ play, show, free }: PanelProps) {
  const state = play.state.value
  return (
    <div class={`tt-lines ${state.dictation ? 'is-dictation' : ''}`}>
      <div class="tt-starters">
        {state.lines.map((line, at) => (
          <MoveButton key={line} show={show} free={free} class="tt-line" move={{ kind: 'line', at }}>
            {withName(line, heroOf(state))}
          </MoveButton>
        ))}
      </div>
      <div class="tt-own">
        <MoveButton show={show} free={free} class="tt-line is-spoken" move={{ kind: 'spoken' }}>
          <Icon name="sound" size={22} /> {m.tall_tale_theatre_say_your_own_line()}
        </MoveButton>
        <Typing key={state.at} play={play} show={show} free={free} />
      </div>
    </div>
  )
}

const panels = {
  pick: Pick,
  dare: Dare,
  prop: Prop,
  place: Placing,
  line: Lines,
  ready: Ready,
  show: Showing,
  bow: Bow,
  retell: Retelling,
} as const

/** The apron: the story map, the question, and the controls. */
export function Panel(panel: PanelProps) {
  const { play } = panel
  const state = play.state.value
  const Shown = state.phase === 'over' ? null : panels[state.phase]
  const teller = tellerOf(state)
  const by = teller === null ? undefined : play.players[teller]
  return (
    <>
      <StoryMap state={state} />
      <h2 class="tt-ask" data-instruction="">
        {by && `${seatName(by)}: `}
        {promptOf(state)}
      </h2>
      {Shown && <Shown {...panel} />}
    </>
  )
}
