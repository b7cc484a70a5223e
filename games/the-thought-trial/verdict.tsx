import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { AdultLock, ChoicePanel, Img, OwnWords, ownText, OwnWordsField, Peek, Press, seatName } from '../kit/index.ts'
import { verdicts, type Verdict } from './cases.ts'
import { ListPanel, Panel, RealButton, Weights, WitnessLine, type PanelProps } from './panels.tsx'
import { rules } from './rules.ts'
import { powers, type Move } from './state.ts'
import { exhibitText, fairerText } from './texts.ts'
import { witnessFor } from './table.ts'
import { visitsOf, witnessPictures } from './visits.ts'

/** One of three witnesses: each lets the player do something that the others don't. */
export const WitnessPanel = ({ play, state, make }: PanelProps) => (
  <ChoicePanel
    title={m.the_thought_trial_call_one_witness()}
    choose={(power) => make({ kind: 'witness', power })}
    options={powers
      .filter((power) => rules.moves(state).some((move) => move.kind === 'witness' && move.power === power))
      .map((power) => {
        const { id, name } = witnessFor(power, visitsOf(play))
        return {
          value: power,
          label: name,
          outcome: m.the_thought_trial_witness_brings({ power }),
          picture: <Img svg={witnessPictures[id] ?? ''} />,
        }
      })}
  />
)

/** After a kind friend's question, one exhibit may be weighed again. */
export const ReweighPanel = (props: PanelProps) => {
  const { play, state } = props
  const { now } = state
  if (!now) return null
  return (
    <ListPanel
      {...props}
      title={m.the_thought_trial_weigh_one_again()}
      choices={[
        ...now.weighed.map(({ exhibit }, at) => ({
          ...{ key: String(at), label: exhibitText(play, now, exhibit), move: { kind: 'again', at } as const },
        })),
        { key: 'leave', label: m.the_thought_trial_leave_them_as_they_are(), move: { kind: 'leave' } },
      ]}
    >
      <WitnessLine {...props} />
    </ListPanel>
  )
}

/** Ways to say it more fairly. Those without a reason are told what is missing, and can still say one. */
export function VerdictPanel(props: PanelProps) {
  const { play, state } = props
  const writing = useSignal(false)
  const { now } = state
  if (!now) return null
  const own = ownText(play, state.seat, 'fairer')
  const types = play.level.from >= 11 && play.values.typing !== false && play.values.scan === 'off' && state.seats === 1
  if (writing.value)
    return (
      <OwnWords
        play={play}
        seat={state.seat}
        title={m.the_thought_trial_a_fairer_way_to_say_it()}
        fields={[{ name: 'fairer', label: m.the_thought_trial_in_my_own_words(), longest: 120 }]}
        close={() => (writing.value = false)}
      />
    )
  const moves = rules.moves(state).filter((move) => move.kind !== 'real')
  const labelOf = (move: Move): { label: string; more?: string } => {
    if (move.kind === 'say')
      return {
        label: exhibitText(play, now, now.weighed[move.at]?.exhibit ?? 0),
        more: m.the_thought_trial_say_its_because_now(),
      }
    if (move.kind !== 'verdict' || move.verdict === 'continued')
      return { label: m.the_thought_trial_case_continued(), more: m.the_thought_trial_i_need_to_know_more() }
    const text = fairerText({ ...now, verdicts: [move.verdict], starter: move.starter }, own)
    return { label: text, more: m.the_thought_trial_verdict({ verdict: move.verdict }) }
  }
  const isSketch = moves.every(
    (move) => move.kind === 'say' || (move.kind === 'verdict' && move.verdict === 'continued'),
  )
  return (
    <ListPanel
      {...props}
      title={
        isSketch
          ? m.the_thought_trial_the_scale_is_level_it_has_no_because()
          : m.the_thought_trial_what_is_fairer_to_say()
      }
      choices={moves
        .filter((move) => move.kind !== 'verdict' || move.starter !== 'own' || own !== '')
        .map((move, at) => ({ key: String(at), ...labelOf(move), move }))}
      after={
        <>
          {types && !isSketch && (
            <Press class="button plain" onClick={() => (writing.value = true)}>
              {m.the_thought_trial_write_it_myself()}
            </Press>
          )}
          <RealButton {...props} />
        </>
      }
    />
  )
}

/** A juror's card: the weight, or the verdict, that only this juror sees until everyone has chosen. */
export function JurorCard(props: PanelProps) {
  const { play, state, make } = props
  const [voter] = state.voters
  const open = useSignal(true)
  const player = play.players[voter ?? 0]
  if (!player) return null
  const name = seatName(play.personAt(voter ?? 0))
  if (!open.value)
    return (
      <Panel play={play} title={m.the_thought_trial_name_chooses_in_private({ name })} class="is-small">
        <Press class="button big" data-scan="first" onClick={() => (open.value = true)}>
          {m.kit_show_my_card()}
        </Press>
      </Panel>
    )
  const exhibit = state.now?.weighed.at(-1)?.exhibit
  return (
    <Peek play={play} name={name} close={() => (open.value = false)}>
      {state.phase === 'vote' && state.now && exhibit !== undefined ? (
        <>
          <p class="slip">{exhibitText(play, state.now, exhibit)}</p>
          <p>{m.the_thought_trial_how_much_does_it_weigh()}</p>
          <Weights choose={(weight) => make({ kind: 'vote', weight })} />
        </>
      ) : (
        <>
          <p>{m.the_thought_trial_your_verdict()}</p>
          <div class="choices">
            {verdicts.map((verdict: Verdict) => (
              <Press key={verdict} class="choice" onClick={() => make({ kind: 'verdict', verdict, starter: 'usual' })}>
                <b>{m.the_thought_trial_usual_verdict({ verdict })}</b>
              </Press>
            ))}
          </div>
        </>
      )}
    </Peek>
  )
}

export const PlanPanel = (props: PanelProps) => (
  <ListPanel
    {...props}
    title={m.the_thought_trial_if_its_back_ill()}
    choices={rules
      .moves(props.state)
      .flatMap((move) => (move.kind === 'plan' ? [{ key: move.plan, label: move.plan, move }] : []))}
  >
    {props.state.now?.witness === 'future' && <WitnessLine {...props} />}
  </ListPanel>
)

/** The thought is thanked, and gets a smaller chair. */
export const ThanksPanel = ({ play, make }: PanelProps) => (
  <Panel play={play} title={m.the_thought_trial_it_tried_to_keep_you_safe()} class="is-small">
    <Press class="button big" data-scan="first" onClick={() => make({ kind: 'thank' })}>
      {m.the_thought_trial_thank_you_thought()}
    </Press>
  </Panel>
)

/** Before an own thought: two taps of the adult. */
export const LockPanel = ({ play, make }: PanelProps) => (
  <>
    <Panel play={play} title={m.the_thought_trial_before_an_own_thought()} class="is-small">
      {null}
    </Panel>
    <AdultLock
      play={play}
      question={m.the_thought_trial_not_about_harm()}
      taps={[m.kit_im_the_adult_and_ill_stay(), m.the_thought_trial_its_none_of_these()]}
      onOpen={() => make({ kind: 'together' })}
    />
  </>
)

/** The own thought, said or typed. */
export const WordsPanel = ({ play, state, make }: PanelProps) => (
  <Panel play={play} title={m.the_thought_trial_what_does_your_thought_say()} class="is-thought">
    {play.values.typing !== false && play.values.scan === 'off' && (
      <OwnWordsField
        play={play}
        seat={0}
        field={{ name: 'thought', label: m.the_thought_trial_the_thought_says(), longest: 120 }}
      />
    )}
    <p>{m.kit_own_words_are_never_stored()}</p>
    <div class="row">
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'told' })}>
        {m.the_thought_trial_lets_look_at_it()}
      </Press>
      <RealButton play={play} state={state} make={make} />
    </div>
  </Panel>
)
