import { useEffect, useRef, useState } from 'preact/hooks'
import { seatName } from '@marigold/device'
import { Icon, Picture } from '../kit/index.ts'
import { canChoose, canSpin, feelingFor } from './moves.ts'
import { optionOf, type Option } from './options.ts'
import { nameOf, svgOf } from './pictures.ts'
import { props } from './props.ts'
import { StoryMap } from './map.tsx'
import { Bow, Ready, Retelling, Showing } from './show-panels.tsx'
import { promptOf, type PanelProps } from './show.ts'
import { curtainOf, longestLine, puppetsAt, type State } from './state.ts'
import { heroOf, withName } from './story.ts'

function Card({ option, free, onPress }: { option: Option; free: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      class={`tt-card ${option.picture ? '' : 'is-text'}`}
      data-scan=""
      disabled={!free}
      onClick={onPress}
    >
      {option.picture && <Picture svg={svgOf(option.picture)} />}
      <span>{option.label}</span>
    </button>
  )
}

/** What the drum shows while it turns. */
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
            <Card
              key={option.id}
              option={option}
              free={free}
              onPress={() => show.make({ kind: 'pick', id: option.id })}
            />
          ))}
        </div>
      ) : (
        <Drum state={state} id={drum} />
      )}
      <div class="tt-side">
        {canSpin(state) && (
          <button
            type="button"
            class="button"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'spin' })}
          >
            <Icon name="again" /> Spin
          </button>
        )}
        {show.can({ kind: 'skip' }) && (
          <button
            type="button"
            class="button plain"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'skip' })}
          >
            Leave it closed
          </button>
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
    ['help', 'It helps', prop?.help],
    ['trouble', 'It makes trouble', prop?.trouble],
  ] as const
  return (
    <div class="tt-pick">
      <div class="tt-cards is-text">
        {ways.map(([how, label, text]) => (
          <button
            key={how}
            type="button"
            class="tt-card is-text"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'prop', how })}
          >
            <b>{label}</b>
            <span>{withName(text ?? '', hero)}</span>
          </button>
        ))}
      </div>
      {show.can({ kind: 'prop', how: 'later' }) && (
        <div class="tt-side">
          <button
            type="button"
            class="button plain"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'prop', how: 'later' })}
          >
            Keep it for later
          </button>
        </div>
      )}
    </div>
  )
}

/** Who moves, where several are on the stage; the marks themselves are on the floor. */
function Placing({ play, show, free }: PanelProps) {
  const state = play.state.value
  const all = puppetsAt(state, state.at)
  return (
    <div class="tt-row">
      {all.length > 1 &&
        all.map((puppet) => (
          <button
            key={puppet}
            type="button"
            class="tt-who"
            aria-pressed={puppet === state.active}
            data-scan={puppet === state.active ? undefined : ''}
            disabled={!free}
            onClick={() => show.make({ kind: 'puppet', puppet })}
          >
            {nameOf(puppet)}
          </button>
        ))}
      <button
        type="button"
        class="button"
        data-scan="first"
        disabled={!free}
        onClick={() => show.make({ kind: 'placed' })}
      >
        <Icon name="check" /> They stand right
      </button>
    </div>
  )
}

/** Words that somebody types: kept for this show alone. */
function Typing({ play, show, free }: PanelProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { dictation } = play.state.value
  useEffect(() => {
    if (dictation && play.values.scan === 'off') field.current?.focus()
  }, [])
  // A game's frame sends no forms.
  const use = () => {
    if (text.trim() !== '') show.make({ kind: 'write', text })
  }
  const label = dictation ? 'Adult: type what is told' : 'Or type a line'
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
        Use it
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
          <button
            key={line}
            type="button"
            class="tt-line"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'line', at })}
          >
            {withName(line, heroOf(state))}
          </button>
        ))}
      </div>
      <div class="tt-own">
        <button
          type="button"
          class="tt-line is-spoken"
          data-scan=""
          disabled={!free}
          onClick={() => show.make({ kind: 'spoken' })}
        >
          <Icon name="sound" size={22} /> Say it aloud yourself
        </button>
        <Typing key={state.at} play={play} show={show} free={free} />
      </div>
    </div>
  )
}

const panels = {
  pick: Pick,
  prop: Prop,
  place: Placing,
  line: Lines,
  ready: Ready,
  show: Showing,
  bow: Bow,
  retell: Retelling,
} as const

/** The apron: the story map, what is asked, and what there is to press. */
export function Panel(panel: PanelProps) {
  const { play } = panel
  const state = play.state.value
  const Shown = state.phase === 'over' ? null : panels[state.phase]
  const by =
    state.phase === 'show' && state.each && state.seats > 1 ? play.players[curtainOf(state)?.by ?? 0] : undefined
  return (
    <>
      <StoryMap state={state} />
      <h2 class="tt-ask">
        {by && `${seatName(by)}: `}
        {promptOf(state)}
      </h2>
      {Shown && <Shown {...panel} />}
    </>
  )
}
