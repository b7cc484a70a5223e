import { m } from '#messages'
import { useSignal } from '@preact/signals'
import {
  AdultCorner,
  ChoicePanel,
  Heard,
  Img,
  Panel,
  Press,
  Rating,
  ratingName,
  seatName,
  type Rated,
} from '../kit/index.ts'
import bed from 'pics:couch-and-lamp'
import breath from 'pics:wind-face'
import buddy from 'pics:people-hugging'
import compass from 'pics:round-pushpin'
import ladder from 'pics:ladder'
import phrase from 'pics:speech-balloon'
import pin from 'pics:house-with-garden'
import ringBuoy from 'pics:ring-buoy'
import star from 'pics:glowing-star'
import wave from 'pics:water-wave'
import { helpersFor, type HelperKind } from './content.ts'
import { ratedName } from './journal.ts'
import { numberOf } from './ladder.ts'
import { ChangePanel, Plain, WriteButton, type PanelProps, type Write } from './panels.tsx'
import { voterNow } from './rules.ts'
import type { Attempt, State, Tag } from './state.ts'
import { ratingEnds, ratingQuestion, scaleOf } from './texts.ts'

const helperPictures: Record<HelperKind, string> = { breath, buddy, phrase }

interface AskProps extends PanelProps {
  title: string
}
/** The client's own rating in the wording that was set. */
export const Ask = ({ play, state, make, title }: AskProps) => (
  <Rating
    key={`${state.phase}-${state.at}-${state.votes.length}`}
    title={title}
    steps={state.steps}
    ends={ratingEnds(play)}
    rate={(rated) => make({ kind: 'rate', rated })}
  />
)

/** A rung that was tried before: in the same place, or in another one. */
export const WherePanel = ({ make }: PanelProps) => (
  <ChoicePanel
    title={m.lighthouse_ladder_where_this_time()}
    choose={(elsewhere) => make({ kind: 'where', elsewhere })}
    options={[
      {
        value: false,
        label: m.lighthouse_ladder_the_same_place(),
        outcome: m.lighthouse_ladder_see_what_changes(),
        picture: <Img svg={pin} />,
      },
      {
        value: true,
        label: m.kit_another_place(),
        outcome: m.lighthouse_ladder_see_if_it_goes_there_too(),
        picture: <Img svg={compass} />,
      },
    ]}
  />
)

/** What the client thinks will happen: said or written, and rated. */
export const PredictPanel = (props: AskProps & { write: Write }) => (
  <>
    <p class="aside" data-instruction="">
      {m.lighthouse_ladder_what_will_happen()} <WriteButton write={props.write} />
    </p>
    <Ask {...props} />
  </>
)

/** With a helper, it's steadier; without one, there is more to find out. */
export function HelperPanel({ state, make }: PanelProps) {
  const isOpen = useSignal(false)
  if (isOpen.value)
    return (
      <Panel title={m.lighthouse_ladder_which_helper()}>
        <div class="helpers" data-scan-group={m.lighthouse_ladder_helpers()}>
          {helpersFor(state.level.from).map(({ id, kind, text }) => (
            <Press key={id} class="choice-row" onClick={() => make({ kind: 'helper', helper: id })}>
              <Img svg={helperPictures[kind]} />
              <span>{text}</span>
            </Press>
          ))}
        </div>
        <Plain onClick={() => (isOpen.value = false)}>{m.lighthouse_ladder_back()}</Plain>
      </Panel>
    )
  return (
    <ChoicePanel
      title={m.lighthouse_ladder_with_a_helper_question()}
      choose={(helps) => (helps ? (isOpen.value = true) : make({ kind: 'helper', helper: null }))}
      options={[
        {
          value: true,
          label: m.lighthouse_ladder_with_a_helper(),
          outcome: m.lighthouse_ladder_steadier_and_a_buoy(),
          picture: <Img svg={ringBuoy} />,
        },
        {
          value: false,
          label: m.lighthouse_ladder_on_my_own(),
          outcome: m.lighthouse_ladder_find_out_more_and_a_star(),
          picture: <Img svg={star} />,
        },
      ]}
    />
  )
}

/** The step itself: here as a role-play, for real, or later. */
export const TryPanel = ({ make }: PanelProps) => (
  <Panel title={m.lighthouse_ladder_now_try_it()}>
    <p>{m.lighthouse_ladder_act_it_out_or_for_real()}</p>
    <div class="row">
      <Press class="button" data-scan="first" onClick={() => make({ kind: 'did' })}>
        {m.lighthouse_ladder_i_tried_it()}
      </Press>
      <Plain onClick={() => make({ kind: 'later' })}>{m.lighthouse_ladder_later_in_real_life()}</Plain>
    </div>
  </Panel>
)

const Lantern = ({ label, steps, rated }: { label: string; steps: State['steps']; rated: Rated | null }) => (
  <figure class="lantern">
    <b>{ratedName(steps, rated)}</b>
    <figcaption>{label}</figcaption>
  </figure>
)

/** Before and after, side by side: up, down, and the same look alike. */
export function FoundPanel({ state, make, write }: PanelProps & { write: Write }) {
  const { predicted = null, actual = null } = state.tries.at(-1) ?? ({} as Partial<Attempt>)
  return (
    <Panel title={m.lighthouse_ladder_what_did_you_find_out()}>
      <div class="lanterns">
        <Lantern label={m.lighthouse_ladder_you_thought()} steps={state.steps} rated={predicted} />
        <Lantern label={m.lighthouse_ladder_it_was()} steps={state.steps} rated={actual} />
      </div>
      <p>{m.lighthouse_ladder_say_it_or_write_it()}</p>
      <div class="row">
        <WriteButton write={write} />
        <Press class="button" data-scan="first" onClick={() => make({ kind: 'next' })}>
          {m.lighthouse_ladder_light_the_window()}
        </Press>
      </div>
    </Panel>
  )
}

/** After coming down, which counts as a try. */
export const DownPanel = ({ make }: PanelProps) => (
  <ChoicePanel
    title={m.lighthouse_ladder_coming_down_counts()}
    choose={(what: 'rest' | 'smaller' | 'done') => make({ kind: 'after', what })}
    options={[
      { value: 'rest', label: m.lighthouse_ladder_rest_a_little(), picture: <Img svg={wave} /> },
      { value: 'smaller', label: m.lighthouse_ladder_a_smaller_step(), picture: <Img svg={ladder} /> },
      { value: 'done', label: m.lighthouse_ladder_done_for_today(), picture: <Img svg={bed} /> },
    ]}
  />
)

const mostCue = 3
/** The adult marks how they know of the last try, and with what cue; until then, its window is a sketch. */
export function TagCorner({ play, make }: Pick<PanelProps, 'play' | 'make'>) {
  const cue = useSignal(0)
  const choose = (button: Tag | 'cue') => {
    if (button === 'cue') cue.value = (cue.value + 1) % (mostCue + 1)
    else make({ kind: 'tag', tag: button, cue: cue.value })
  }
  return (
    <AdultCorner
      play={play}
      question={m.lighthouse_ladder_how_do_you_know_of_it()}
      choices={[
        ['seen', '1', m.lighthouse_ladder_seen()],
        ['reported', '2', m.lighthouse_ladder_reported()],
        ['roleplay', '3', m.lighthouse_ladder_role_play()],
        ['cue', 'c', m.kit_cue_level({ level: cue.value })],
      ]}
      choose={choose}
    />
  )
}

/** One player rates the rung, where the others don't look. */
export const VotePanel = (props: PanelProps) => {
  const { play, state } = props
  const name = seatName(play.personAt(voterNow(state)))
  return (
    <>
      <p class="aside">{m.lighthouse_ladder_rate_it_alone({ name })}</p>
      <Ask {...props} title={ratingQuestion(play, 'seems')} />
    </>
  )
}

/** All ratings over the scale, without names. */
function Spread({ steps, votes }: Pick<State, 'steps' | 'votes'>) {
  const unrated = votes.filter((rated) => numberOf(rated) === null).length
  return (
    <ol class={`spread is-${steps}`} aria-label={m.lighthouse_ladder_all_ratings()}>
      {scaleOf(steps).map((step) => (
        <li key={step}>
          <span>{'●'.repeat(votes.filter((rated) => rated === step).length)}</span>
          {ratingName(steps, step)}
        </li>
      ))}
      {unrated > 0 && (
        <li>
          <span>{'●'.repeat(unrated)}</span>?
        </li>
      )}
    </ol>
  )
}

/** How the numbers differ, and what would make the rung smaller. */
export const SpreadPanel = (props: PanelProps) => (
  <>
    <div class="aside">
      <Spread {...props.state} />
      <p>{m.lighthouse_ladder_different_numbers_are_fine()}</p>
    </div>
    <ChangePanel
      {...props}
      title={m.lighthouse_ladder_what_makes_it_smaller_for_someone()}
      leave={m.lighthouse_ladder_it_is_small_enough()}
    />
  </>
)

/** The player says why. */
export const SaidPanel = ({ make }: PanelProps) => (
  <Panel title={m.lighthouse_ladder_why_would_it_help()}>
    <Press class="button" data-scan="first" onClick={() => make({ kind: 'next' })}>
      {m.lighthouse_ladder_light_the_window()}
    </Press>
  </Panel>
)

/** The window is solid once the adult heard the reason. */
export const ReasonCorner = ({ play, make }: Pick<PanelProps, 'play' | 'make'>) => (
  <Heard
    play={play}
    question={m.lighthouse_ladder_did_you_hear_why()}
    onHeard={(said) => make({ kind: 'heard', said })}
  />
)
