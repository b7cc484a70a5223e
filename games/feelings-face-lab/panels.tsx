import { m } from '#messages'
import { useSignal, type Signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { ChoicePanel, html, offerKeys, Panel, Press, seatName } from '../kit/index.ts'
import { faceFor, hasPreset, keys, presets, seenFace, sliders, stillFace, withPreset, type Part } from './faces.ts'
import { headArt, headBox } from './head-art.ts'
import { partIcon, stakeIcon } from './icon-art.ts'
import { neighborAt, type Person } from './people.ts'
import type { FacePlay } from './play-types.ts'
import { comparesNeighbors, partsNow, reasonsNow, rules } from './rules.ts'
import { readNow, type Move, type State, type Strength } from './state.ts'
import { becauseText, readingText, readTitle, reasonText, secretText, strengthText, wordText } from './texts.ts'
import './panels.css'

export interface PanelProps {
  play: FacePlay
  state: State
  make: (move: Move) => void
  /** Whose head is on the wheel, and how many visits there were. */
  person: Person
  visits: number
}

const Svg = ({ art, box = headBox }: { art: string; box?: readonly number[] }) => (
  <svg viewBox={box.join(' ')} aria-hidden="true" {...html(art)} />
)
const Icon = ({ art }: { art: string }) => <Svg art={art} box={[-40, -40, 80, 80]} />

/** The first question: nobody has to show or look at eyes. */
export function EyesPanel({ make, person }: PanelProps) {
  const eyes = ['open', 'soft', 'covered'] as const
  return (
    <ChoicePanel
      title={m.feelings_face_lab_eyes_open_soft_or_covered()}
      options={eyes.map((one) => ({
        value: one,
        label: m.feelings_face_lab_eyes({ eyes: one }),
        picture: <Svg art={headArt({ person: { ...person, eyes: one }, solid: true, id: `eyes-${one}` })} />,
      }))}
      choose={(one) => make({ kind: 'eyes', eyes: one })}
    />
  )
}

type Tab = Part | 'strength'

const pressed = (is: boolean) => ({ 'aria-pressed': is })

function Tabs({ state, tab }: { state: State; tab: Signal<Tab> }) {
  const tabs: Tab[] = [...partsNow(state), ...(state.level.strengths ? (['strength'] as const) : [])]
  return (
    <div
      class="tabs"
      role="group"
      aria-label={m.feelings_face_lab_parts_of_the_face()}
      data-scan-group={m.feelings_face_lab_parts_of_the_face()}
    >
      {tabs.map((one) => (
        <Press
          key={one}
          class={`part ${state.tips.some((tip) => tip === one) ? 'is-tip' : ''}`}
          {...pressed(one === tab.value)}
          // What is open already is no stop for switches, which go on to its shapes.
          data-scan={one === tab.value ? undefined : ''}
          onClick={() => (tab.value = one)}
        >
          <Icon art={partIcon(one)} />
          <span>{one === 'strength' ? m.feelings_face_lab_how_much() : becauseText(one)}</span>
        </Press>
      ))}
    </div>
  )
}

/** The ready-made shapes of one part, each drawn on the player's own head. */
function Presets({ play, state, make, part, person, leads }: PanelProps & { part: Part; leads: boolean }) {
  const { face } = state.now
  // Drawn again, the row lets a switch go, which then starts over with the way on.
  const key = play.values.scan === 'off' ? part : Object.values(face).join()
  return (
    <div key={key} class="shapes" data-scan-group={becauseText(part)}>
      {presets[part].slice(0, state.level.presets).map((_, at) => (
        <Press
          key={at}
          class="shape"
          data-scan={leads && at === 0 ? 'first' : ''}
          aria-label={m.feelings_face_lab_shape({ part: becauseText(part), at: at + 1 })}
          {...pressed(hasPreset(face, part, at))}
          onClick={() => make({ kind: 'preset', part, at })}
        >
          <Svg
            box={part === 'head' ? headBox : [-112, -118, 224, 236]}
            art={headArt({ person, face: withPreset(stillFace, part, at), solid: true, id: `shape-${at}` })}
          />
        </Press>
      ))}
    </div>
  )
}

/** The numbers of one part, for pointer and keyboard; switches have the shapes. */
function Sliders({ play, state, make, part }: PanelProps & { part: Part }) {
  if (state.level.presets <= 3 || play.values.scan !== 'off') return null
  return (
    <div class="sliders">
      {sliders[part].map((key) => (
        <label key={key}>
          <span>{m.feelings_face_lab_slider({ key })}</span>
          <input
            type="range"
            min={keys[key].low}
            max={keys[key].high}
            step="1"
            value={state.now.face[key]}
            onInput={({ currentTarget }) => {
              const value = Number(currentTarget.value)
              if (value !== state.now.face[key]) make({ kind: 'set', key, value })
            }}
          />
        </label>
      ))}
    </div>
  )
}

const Strengths = ({ chosen, choose }: { chosen: Strength | null; choose: (strength: Strength) => void }) => (
  <div class="words">
    {([0, 1, 2] as const).map((strength) => (
      <Press key={strength} class="word" {...pressed(chosen === strength)} onClick={() => choose(strength)}>
        <i class="amount" style={{ '--amount': `${0.5 + strength * 0.3}` }} />
        {strengthText(strength)}
      </Press>
    ))}
  </div>
)

function shapeTitle({ level, now, tips, guess }: State): string {
  const [one, two] = tips
  if (one && two) return m.feelings_face_lab_try_these_two({ one: becauseText(one), two: becauseText(two) })
  if (now.help > 1) return m.feelings_face_lab_ask_your_adult_to_go_first()
  if (guess) return m.feelings_face_lab_shape_your_secret()
  return level.kind === 'inside'
    ? m.feelings_face_lab_inside_shape()
    : m.feelings_face_lab_shape_a_face_that_could_fit()
}

/** Part by part, the face takes shape. */
export function ShapePanel(props: PanelProps) {
  const { state, make } = props
  const tab = useSignal<Tab>(partsNow(state)[0] ?? 'mouth')
  // A switch comes to the shapes of a part first, and once one is chosen, to the way on.
  const isShaped = state.now.parts.some((part) => part === tab.value)
  const canHelp = rules.moves(state).some(({ kind }) => kind === 'help')
  useLayoutEffect(() => offerKeys({ d: () => make({ kind: 'done' }) }))
  return (
    <Panel title={shapeTitle(state)} class="is-shape">
      <Tabs state={state} tab={tab} />
      {tab.value === 'strength' ? (
        <Strengths chosen={state.now.strength} choose={(strength) => make({ kind: 'strength', strength })} />
      ) : (
        <>
          <Presets {...props} part={tab.value} leads={!isShaped} />
          <Sliders {...props} part={tab.value} />
        </>
      )}
      <div class="row">
        {canHelp && (
          <Press class="button plain" onClick={() => make({ kind: 'help' })}>
            {m.kit_help_me()}
          </Press>
        )}
        {state.seats === 1 && (
          <Press class="button plain" onClick={() => make({ kind: 'pass' })}>
            {m.kit_pass()}
          </Press>
        )}
        <Press
          class="button big"
          aria-keyshortcuts="D"
          data-scan={isShaped || tab.value === 'strength' ? 'first' : ''}
          onClick={() => make({ kind: 'done' })}
        >
          {m.kit_done()}
        </Press>
      </div>
    </Panel>
  )
}

/** Choices with stakes: how much to show, where to let it out, and which one clue to give. */
export function StakesPanel({ state, make, person }: PanelProps) {
  const { face, strength } = state.now
  if (state.phase === 'show')
    return (
      <ChoicePanel
        title={m.feelings_face_lab_how_much_do_you_show()}
        options={(['big', 'small'] as const).map((shown) => ({
          value: shown,
          label: m.feelings_face_lab_shown({ shown }),
          outcome: m.feelings_face_lab_shown_stakes({ shown }),
          picture: (
            <Svg art={headArt({ person, face: seenFace(face, strength, shown), solid: true, id: `show-${shown}` })} />
          ),
        }))}
        choose={(shown) => make({ kind: 'show', shown })}
      />
    )
  if (state.phase === 'where')
    return (
      <ChoicePanel
        title={m.feelings_face_lab_where_is_it_okay_to_let_it_out()}
        options={(['friend', 'home', 'paper'] as const).map((where) => ({
          value: where,
          label: m.feelings_face_lab_where({ where }),
          outcome: m.feelings_face_lab_where_stakes({ where }),
          picture: <Icon art={stakeIcon(where)} />,
        }))}
        choose={(where) => make({ kind: 'where', where })}
      />
    )
  return (
    <ChoicePanel
      title={m.feelings_face_lab_give_one_clue()}
      options={(['voice', 'body', 'story'] as const).map((clue) => ({
        value: clue,
        label: m.feelings_face_lab_one_clue({ clue }),
        outcome: m.feelings_face_lab_clue_stakes({ clue }),
        picture: <Icon art={stakeIcon(clue)} />,
      }))}
      choose={(clue) => make({ kind: 'clue', clue })}
    />
  )
}

function OpenAnswers({ state, make }: PanelProps) {
  const words = [...(comparesNeighbors(state) ? ['none'] : []), 'ask', 'unsure']
  const canSkip = rules.moves(state).some(({ kind }) => kind === 'skip')
  return (
    <div class="row">
      {words.map((word) => (
        <Press key={word} class="button plain" onClick={() => make({ kind: 'word', word })}>
          {wordText(word)}
        </Press>
      ))}
      {canSkip && (
        <Press class="button plain" onClick={() => make({ kind: 'skip' })}>
          {m.kit_pass()}
        </Press>
      )}
    </div>
  )
}

const nameAt = (play: FacePlay, seat: number): string => (play.players[seat] ? seatName(play.players[seat]) : '')

/** What somebody thinks: a feeling, or alone, who on the shelf is most like the player. */
export function ReadPanel(props: PanelProps) {
  const { play, state, make, visits } = props
  const read = readNow(state)
  const title = readTitle(state, nameAt(play, read?.seat ?? 0))
  if (state.phase === 'strong')
    return (
      <Panel title={m.feelings_face_lab_how_strong_could_it_be()}>
        <Strengths chosen={null} choose={(strong) => make({ kind: 'strong', strong })} />
      </Panel>
    )
  if (comparesNeighbors(state))
    return (
      <Panel title={title} class="is-like">
        <div class="likes">
          {state.now.card.views.map((view, at) => {
            const { name, way, person } = neighborAt(visits, state.made.length, at)
            return (
              <Press key={at} class="like" onClick={() => make({ kind: 'like', at })}>
                <Svg art={headArt({ person, way, face: faceFor(view, way), solid: true, id: `like-${at}` })} />
                <b>{name}</b>
              </Press>
            )
          })}
        </div>
        <OpenAnswers {...props} />
      </Panel>
    )
  const feelings = rules.moves(state).flatMap((move) => (move.kind === 'word' && !['ask', 'unsure'].includes(move.word) ? move.word : [])) // prettier-ignore
  return (
    <Panel key={read?.words.length} title={title} class="is-read">
      <div class="words" data-scan-group={m.feelings_face_lab_feelings()}>
        {feelings.map((word) => (
          <Press key={word} class="word" onClick={() => make({ kind: 'word', word })}>
            {wordText(word)}
          </Press>
        ))}
      </div>
      <OpenAnswers {...props} />
    </Panel>
  )
}

/** Which clue mattered most. */
export function BecausePanel({ state, make }: PanelProps) {
  return (
    <Panel title={m.feelings_face_lab_which_clue_helped_most()} class="is-because">
      <div class="words" data-scan-group={m.feelings_face_lab_clues()}>
        {reasonsNow(state).map((because) => (
          <Press key={because} class="word has-icon" onClick={() => make({ kind: 'because', because })}>
            <Icon
              art={
                because === 'hunch' || because === 'voice' || because === 'body' || because === 'story'
                  ? stakeIcon(because)
                  : partIcon(because)
              }
            />
            {becauseText(because)}
          </Press>
        ))}
      </div>
    </Panel>
  )
}

/** What each reader thinks and why; those who were heard are solid. */
function Spread({ play, state, visits, all }: PanelProps & { all: boolean }) {
  const shown = state.now.reads.filter(({ passed }, at) => !passed && (all || at <= state.reader))
  return (
    <ul class="spread">
      {shown.map((read) => {
        const like = read.like === null ? '' : neighborAt(visits, state.made.length, read.like).name
        const because = read.because ? reasonText(read.because) : ''
        return (
          <li key={read.seat} class={read.said ? 'is-heard' : ''}>
            {state.seats > 1 && <b>{nameAt(play, read.seat)}</b>}
            <span>{like || readingText(read)}</span>
            <em>{because}</em>
          </li>
        )
      })}
    </ul>
  )
}

function tellTitle(state: State, name: string): string {
  if (state.seats > 1) return m.feelings_face_lab_name_say_it({ name })
  return readNow(state)?.like === null ? m.feelings_face_lab_say_it() : m.feelings_face_lab_say_it_most_like()
}

/** The sentence to say. Until an adult heard it, the face is a sketch; nobody has to wait for that. */
export function SayPanel(props: PanelProps) {
  const { play, state, make } = props
  const read = readNow(state)
  return (
    <Panel title={tellTitle(state, nameAt(play, read?.seat ?? 0))} class="is-tell">
      <Spread {...props} all={false} />
      <p class="small">
        {read?.said ? m.feelings_face_lab_heard_the_face_is_fired() : m.feelings_face_lab_said_it_counts_any_way()}
      </p>
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'told' })}>
        {m.kit_next()}
      </Press>
    </Panel>
  )
}

/** The shaper checks: the same, or two ways to see it. Both are worth the same. */
export function AnswerPanel(props: PanelProps) {
  const { play, state, make } = props
  const name = nameAt(play, state.seat)
  return (
    <Panel
      title={
        state.guess
          ? m.feelings_face_lab_name_shows_the_card({ name })
          : m.feelings_face_lab_name_is_it_the_same({ name })
      }
      class="is-answer"
    >
      {state.guess && <p class="secret">{secretText(state)}</p>}
      <Spread {...props} all />
      <div class="row">
        {(['same', 'two'] as const).map((answer) => (
          <Press key={answer} class="button answer" onClick={() => make({ kind: 'answer', answer })}>
            <Icon art={stakeIcon(answer)} />
            {answer === 'same' ? m.feelings_face_lab_same() : m.feelings_face_lab_two_ways_to_see_it()}
          </Press>
        ))}
      </div>
    </Panel>
  )
}
