import { m } from '#messages'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Heard, Img, offerArrows, offerKeys, OwnWordsField, Press, Rating, ReadAloudButton } from '../kit/index.ts'
import camera from 'pics:camera'
import heart from 'pics:red-heart'
import balloon from 'pics:thought-balloon'
import { answers, type Answer } from './camera-items.ts'
import { traps, type Source } from './cases.ts'
import type { TrialPlay } from './play-types.ts'
import { itemNow, rules } from './rules.ts'
import { Envelope, PanIcon } from './small-art.tsx'
import { helpers, weights, type Move, type State } from './state.ts'
import { exhibitField, exhibitText, isOwn, sourceOf, sourceText, thoughtText } from './texts.ts'
import { mindWays, witnessFor } from './table.ts'
import { visitsOf, witnessPictures } from './visits.ts'
import { weightPictures } from './things.tsx'

export interface PanelProps {
  play: TrialPlay
  state: State
  make: (move: Move) => void
}

/** What is asked now: a title that can be read aloud, and what to choose from. */
export function Panel({
  play,
  title,
  text,
  class: name = '',
  children,
}: {
  play: TrialPlay
  title: string
  /** What is to be read: a statement, the thought, or an exhibit. */
  text?: string
  class?: string
  children: ComponentChildren
}) {
  useLayoutEffect(() => offerArrows(), [])
  return (
    <section class={`trial-panel ${name}`} role="group" aria-label={title}>
      <h2>
        <span data-instruction="">{title}</span>
        <ReadAloudButton
          play={play}
          text={[title, text].filter(Boolean).join(' ')}
          label={m.kit_read_aloud()}
          class="read"
        />
      </h2>
      {text && <p class="slip">{text}</p>}
      {children}
    </section>
  )
}

const can = (state: State, kind: Move['kind']) => rules.moves(state).some((move) => move.kind === kind)
export const RealButton = ({ state, make }: PanelProps) =>
  can(state, 'real') ? (
    <Press class="button plain quiet" onClick={() => make({ kind: 'real' })}>
      {m.the_thought_trial_this_is_really_happening()}
    </Press>
  ) : null

export const Opening = ({ play, make, court }: PanelProps & { court: boolean }) => {
  const label = court ? m.the_thought_trial_bang_the_gavel() : m.the_thought_trial_ring_the_bell()
  useLayoutEffect(() => offerKeys({ g: () => make({ kind: 'gavel' }) }))
  return (
    <Panel play={play} title={m.the_thought_trial_try_the_scale_first()} class="is-small">
      <Press class="button big" data-scan="first" aria-keyshortcuts="G" onClick={() => make({ kind: 'gavel' })}>
        {label}
      </Press>
    </Panel>
  )
}

const answerPictures: Record<Answer, string> = { fact: camera, guess: balloon, feeling: heart }

/** A statement, and the album of those that were sorted. */
export function CameraPanel({ play, state, make }: PanelProps) {
  const item = itemNow(state)
  const isOpen = (answer: Answer) => rules.moves(state).some((move) => move.kind === 'sort' && move.answer === answer)
  return (
    <Panel
      play={play}
      title={
        state.help > 0 ? m.the_thought_trial_play_it_like_a_video() : m.the_thought_trial_could_a_camera_record_it()
      }
      text={item?.text ?? ''}
      class="is-camera"
    >
      <div class="picks">
        {answers.map((answer) => (
          <Press key={answer} class="pick" disabled={!isOpen(answer)} onClick={() => make({ kind: 'sort', answer })}>
            <Img svg={answerPictures[answer]} />
            <b>{m.the_thought_trial_answer({ answer })}</b>
          </Press>
        ))}
      </div>
      <div class="row">
        <span class="album" aria-hidden="true">
          {state.camera.map((id, at) => (
            <i key={id} class={at < state.sorted.length ? 'is-full' : ''} />
          ))}
        </span>
        {can(state, 'help') && (
          <Press class="button plain" onClick={() => make({ kind: 'help' })}>
            {m.kit_help_me()}
          </Press>
        )}
      </div>
    </Panel>
  )
}

/** The thought comes in. */
export const MeetPanel = (props: PanelProps) => {
  const { play, state, make } = props
  return (
    <Panel
      play={play}
      title={m.the_thought_trial_the_thought_says()}
      text={thoughtText(play, state)}
      class="is-thought"
    >
      <div class="row">
        <Press class="button big" data-scan="first" onClick={() => make({ kind: 'take' })}>
          {m.the_thought_trial_lets_look_at_it()}
        </Press>
        {can(state, 'skip') && (
          <Press class="button plain" onClick={() => make({ kind: 'skip' })}>
            {m.the_thought_trial_another_thought()}
          </Press>
        )}
        <RealButton {...props} />
      </div>
    </Panel>
  )
}

/** How true the thought seems, and how big the feeling is. The first answers stay hidden until the second ones are in. */
export function RatePanel({ state, make }: PanelProps) {
  const count = state.now?.ratings.length ?? 0
  const isBelief = count % 2 === 0
  const again = count >= 2
  return (
    <Rating
      key={count}
      title={
        isBelief
          ? again
            ? m.the_thought_trial_how_true_now()
            : m.the_thought_trial_how_true_does_it_seem()
          : again
            ? m.the_thought_trial_how_big_now()
            : m.the_thought_trial_how_big_is_the_feeling()
      }
      steps={state.level.steps}
      ends={
        isBelief
          ? [m.the_thought_trial_not_true_at_all(), m.the_thought_trial_totally_true()]
          : [m.the_thought_trial_no_feeling(), m.the_thought_trial_as_big_as_can_be()]
      }
      rate={(rated) => make({ kind: 'rate', rated })}
    />
  )
}

/** What the witness asks, until the next step. */
export function WitnessLine({ play, state }: Omit<PanelProps, 'make'>) {
  const power = state.now?.witness
  if (!power) return null
  const witness = witnessFor(power, visitsOf(play))
  return (
    <p class="witness-line">
      <Img svg={witnessPictures[witness.id] ?? ''} />
      <span>
        <b>{witness.name}:</b> {witness.question}
      </span>
    </p>
  )
}

/** Envelopes to choose from; their fronts say what they are about. */
export function OpenPanel(props: PanelProps) {
  const { play, state, make } = props
  const { now } = state
  if (!now) return null
  const left = now.opens - now.weighed.length
  return (
    <Panel play={play} title={m.the_thought_trial_time_for({ count: left })} class="is-envelopes">
      <WitnessLine play={play} state={state} />
      <div class="envelopes">
        {rules.moves(state).flatMap((move) =>
          move.kind === 'open'
            ? [
                <Press key={move.exhibit} class="pick envelope" onClick={() => make(move)}>
                  <Envelope source={sourceOf(now, move.exhibit)} />
                  <b>{sourceText(sourceOf(now, move.exhibit))}</b>
                </Press>,
              ]
            : [],
        )}
      </div>
      <RealButton {...props} />
    </Panel>
  )
}

/** The exhibit in hand: which pan it goes on, or that nobody knows. */
export function PanPanel({ play, state, make }: PanelProps) {
  const { now, hand } = state
  if (!now || !hand) return null
  const source: Source = sourceOf(now, hand.exhibit)
  const types = isOwn(state) && play.values.typing !== false && play.values.scan === 'off'
  return (
    <Panel
      play={play}
      title={isOwn(state) ? m.the_thought_trial_say_yours_then_place_it() : m.the_thought_trial_where_does_it_go()}
      text={exhibitText(play, now, hand.exhibit)}
      class="is-pan"
    >
      {types && (
        <OwnWordsField
          play={play}
          seat={0}
          field={{ name: exhibitField(hand.exhibit), label: sourceText(source), longest: 120 }}
        />
      )}
      <div class="picks">
        {(['for', 'against', 'shelf'] as const).map((pan) => (
          <Press key={pan} class="pick" onClick={() => make({ kind: 'pan', pan })}>
            <PanIcon pan={pan} />
            <b>{m.the_thought_trial_pan({ pan })}</b>
          </Press>
        ))}
      </div>
    </Panel>
  )
}

/** How heavy it is: nobody says what it should weigh. */
export const WeighPanel = ({ play, state, make }: PanelProps) => (
  <Panel
    play={play}
    title={m.the_thought_trial_how_much_does_it_weigh()}
    text={state.now && state.hand ? exhibitText(play, state.now, state.hand.exhibit) : ''}
    class="is-weigh"
  >
    <Weights choose={(weight) => make({ kind: 'weigh', weight })} />
    <Press class="button plain" onClick={() => make({ kind: 'back' })}>
      {m.kit_another_place()}
    </Press>
  </Panel>
)
export const Weights = ({ choose }: { choose: (weight: (typeof weights)[number]) => void }) => (
  <div class="picks">
    {weights.map((weight) => (
      <Press key={weight} class="pick" onClick={() => choose(weight)}>
        <Img svg={weightPictures[weight]} />
        <b>{m.the_thought_trial_weight({ weight })}</b>
      </Press>
    ))}
  </div>
)

function starters(pan: 'for' | 'against' | 'shelf'): readonly string[] {
  if (pan === 'for') return [m.the_thought_trial_because_for_1(), m.the_thought_trial_because_for_2()]
  if (pan === 'against') return [m.the_thought_trial_because_against_1(), m.the_thought_trial_because_against_2()]
  return [m.the_thought_trial_because_shelf_1(), m.the_thought_trial_because_shelf_2()]
}

/** The reason, which gives the exhibit its weight once the adult heard it. */
export function BecausePanel({ play, state, make }: PanelProps) {
  const { now, hand } = state
  if (!now || !hand?.pan) return null
  return (
    <>
      <Panel
        play={play}
        title={m.the_thought_trial_say_because()}
        text={exhibitText(play, now, hand.exhibit)}
        class="is-because"
      >
        {hand.help > 0 && (
          <ul class="help">
            <li>{m.the_thought_trial_could_a_camera_record_it()}</li>
            {hand.help > 1 && starters(hand.pan).map((text) => <li key={text}>{text}</li>)}
            {hand.help > 2 && <li>{m.the_thought_trial_your_adult_thinks_out_loud()}</li>}
          </ul>
        )}
        <div class="row">
          <Press class="button big" data-scan="first" onClick={() => make({ kind: 'because', said: null })}>
            {m.kit_next()}
          </Press>
          {can(state, 'help') && (
            <Press class="button plain" onClick={() => make({ kind: 'help' })}>
              {m.kit_help_me()}
            </Press>
          )}
          <Press class="button plain" onClick={() => make({ kind: 'back' })}>
            {m.kit_another_place()}
          </Press>
        </div>
      </Panel>
      {play.values.reasons !== false && (
        <Heard
          key={hand.exhibit}
          play={play}
          question={m.the_thought_trial_is_there_a_because()}
          onHeard={(said) => make({ kind: 'because', said })}
        />
      )}
    </>
  )
}

interface ListPanelProps extends PanelProps {
  title: string
  choices: readonly { key: string; label: string; more?: string; move: Move }[]
  children?: ComponentChildren
  /** Below the list. */
  after?: ComponentChildren
}
/** A list of whole sentences to choose from. */
export const ListPanel = ({ play, title, choices, make, children, after }: ListPanelProps) => (
  <Panel play={play} title={title} class="is-list">
    {children}
    <div class="choices" {...(choices.length > 5 && { 'data-scan-group': title })}>
      {choices.map(({ key, label, more, move }) => (
        <Press key={key} class="choice" onClick={() => make(move)}>
          <b>{label}</b>
          {more && <small>{more}</small>}
        </Press>
      ))}
    </div>
    {after && <div class="row">{after}</div>}
  </Panel>
)

export const TrapPanel = (props: PanelProps) => (
  <ListPanel
    {...props}
    title={m.the_thought_trial_is_there_a_thinking_trap()}
    choices={[
      ...traps.map((trap) => ({
        ...{ key: trap, label: m.the_thought_trial_trap({ trap }), more: m.the_thought_trial_trap_means({ trap }) },
        move: { kind: 'trap', trap } as const,
      })),
      { key: 'none', label: m.the_thought_trial_trap({ trap: 'none' }), move: { kind: 'trap', trap: 'none' } },
    ]}
  />
)

export const MindPanel = (props: PanelProps) => (
  <ListPanel
    {...props}
    title={m.the_thought_trial_what_would_change_my_mind()}
    choices={mindWays.map((label, way) => ({ key: label, label, move: { kind: 'mind', way } }))}
  />
)

export const RealPanel = (props: PanelProps) => (
  <ListPanel
    {...props}
    title={m.the_thought_trial_who_can_help()}
    choices={helpers.map((who) => ({
      key: who,
      label: m.the_thought_trial_helper({ who }),
      move: { kind: 'helper', who },
    }))}
  >
    <p>{m.the_thought_trial_real_things_need_people()}</p>
  </ListPanel>
)
