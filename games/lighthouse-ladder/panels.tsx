import { m } from '#messages'
import type { ComponentChildren } from 'preact'
import { useSignal } from '@preact/signals'
import { AdultLock, Img, Panel, Press, ReadAloudButton } from '../kit/index.ts'
import book from 'pics:open-book'
import bus from 'pics:bus'
import dog from 'pics:dog-face'
import house from 'pics:house'
import moon from 'pics:crescent-moon'
import music from 'pics:musical-note'
import people from 'pics:busts-in-silhouette'
import phone from 'pics:mobile-phone'
import school from 'pics:school'
import speech from 'pics:speech-balloon'
import stairs from 'pics:ladder'
import star from 'pics:star'
import { ladderBefore } from './coast.ts'
import { changeFor, stepPictures, type StepPicture } from './content.ts'
import { ratedName } from './journal.ts'
import { coastOf, mostRungs, shownRungs } from './ladder.ts'
import { ladderFor, stepFor } from './ladders.ts'
import type { LadderPlay } from './play-types.ts'
import { goalsNow, rules } from './rules.ts'
import { isGroup, type Move, type Rung, type State } from './state.ts'
import { isOwn, rungText } from './texts.ts'

export interface PanelProps {
  play: LadderPlay
  state: State
  make: (move: Move) => void
}
/** Opens the client's own words; null where they can't be typed. */
export type Write = (() => void) | null

const pictures: Record<StepPicture, string> = {
  star,
  house,
  school,
  bus,
  phone,
  speech,
  people,
  moon,
  dog,
  book,
  music,
  stairs,
}
const can = (state: State, kind: Move['kind']): boolean => rules.moves(state).some((move) => move.kind === kind)

export const Plain = ({ onClick, children }: { onClick: () => void; children: ComponentChildren }) => (
  <Press class="button plain" onClick={onClick}>
    {children}
  </Press>
)
export const WriteButton = ({ write }: { write: Write }) => write && <Plain onClick={write}>{m.kit_write_it()}</Plain>

/** The rung that is talked about, on a sign; from here a client can always come down. */
export function RungSign({ play, state, rung, make }: PanelProps & { rung: Rung }) {
  const text = rungText(play, state, rung)
  return (
    <div class="rung-sign">
      {rung.picture && <Img svg={pictures[rung.picture]} />}
      <p>
        <b>{text}</b>
        {stepFor(rung.step ?? '')?.withAdult && <span>{m.lighthouse_ladder_with_your_adult()}</span>}
      </p>
      {!isOwn(rung) && <ReadAloudButton play={play} text={text} label={m.kit_read_aloud()} class="read" />}
      {can(state, 'down') && <Plain onClick={() => make({ kind: 'down' })}>{m.lighthouse_ladder_come_down()}</Plain>}
    </div>
  )
}

/** What the client would like to be able to do. */
export function GoalPanel({ play, state, make }: PanelProps) {
  const before = ladderBefore(play)
  const title = isGroup(state) ? m.lighthouse_ladder_which_ladder_together() : m.lighthouse_ladder_what_would_you_like()
  return (
    <Panel title={title} class="is-list">
      {goalsNow(state).map((goal) => (
        <Press key={goal} class="choice-row" onClick={() => make({ kind: 'goal', goal })}>
          {ladderFor(goal)?.goal}
        </Press>
      ))}
      <div class="row">
        {before && (
          <Plain onClick={() => make({ kind: 'resume', ladder: before })}>{m.lighthouse_ladder_my_last_ladder()}</Plain>
        )}
        {can(state, 'own') && (
          <Plain onClick={() => make({ kind: 'own' })}>{m.lighthouse_ladder_a_goal_of_my_own()}</Plain>
        )}
        {can(state, 'others') && <Plain onClick={() => make({ kind: 'others' })}>{m.lighthouse_ladder_others()}</Plain>}
      </div>
    </Panel>
  )
}

/** Rungs of the client's own: a picture for each, and words on paper. */
export function OwnPanel({ state, make, write }: PanelProps & { write: Write }) {
  const { rungs } = state
  const isFull = rungs.length >= mostRungs
  const free = isFull ? [] : stepPictures.filter((one) => rungs.every(({ picture }) => picture !== one))
  return (
    <Panel title={isFull ? m.lighthouse_ladder_your_ladder_is_full() : m.lighthouse_ladder_pick_a_picture()}>
      <div class="step-pictures" data-scan-group={m.lighthouse_ladder_pictures()}>
        {free.map((picture) => (
          <Press
            key={picture}
            aria-label={m.lighthouse_ladder_picture({ picture })}
            onClick={() => make({ kind: 'picture', picture })}
          >
            <Img svg={pictures[picture]} />
          </Press>
        ))}
      </div>
      <div class="row">
        <Plain onClick={() => make({ kind: 'another' })}>{m.lighthouse_ladder_another_goal()}</Plain>
        {rungs.length > 0 && <WriteButton write={write} />}
        {can(state, 'built') && (
          <Press class="button" data-scan="first" onClick={() => make({ kind: 'built' })}>
            {m.lighthouse_ladder_my_ladder_is_ready()}
          </Press>
        )}
      </div>
    </Panel>
  )
}

/** Small changes that make the rung smaller. */
export function ChangePanel({
  state,
  make,
  title,
  leave,
}: Omit<PanelProps, 'play'> & { title: string; leave: string }) {
  return (
    <Panel title={title} class="is-list">
      {state.options.map((change) => (
        <Press key={change} class="choice-row" onClick={() => make({ kind: 'change', change })}>
          {changeFor(change)?.text}
        </Press>
      ))}
      <Plain onClick={() => make({ kind: 'leave' })}>{leave}</Plain>
    </Panel>
  )
}

/** The ladder is checked before the climb, with the lock by the adult. */
export function CheckPanel({ play, make }: PanelProps) {
  const isLocked = play.values.lock !== false
  const points = [
    m.lighthouse_ladder_it_is_safe(),
    m.lighthouse_ladder_i_want_to_do_it(),
    m.lighthouse_ladder_i_can_stop(),
  ]
  return (
    <Panel title={isLocked ? m.lighthouse_ladder_show_your_adult() : m.lighthouse_ladder_check_together()}>
      <ul class="checks">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {!isLocked && (
        <div class="row">
          <Plain onClick={() => make({ kind: 'another' })}>{m.lighthouse_ladder_another_goal()}</Plain>
          <Press class="button" data-scan="first" onClick={() => make({ kind: 'checked' })}>
            {m.lighthouse_ladder_all_three_are_true()}
          </Press>
        </div>
      )}
    </Panel>
  )
}

/** The lock: two taps of the adult, or another goal. */
export const AdultCheck = ({ play, make }: Pick<PanelProps, 'play' | 'make'>) => (
  <AdultLock
    play={play}
    question={m.lighthouse_ladder_safe_wanted_and_free_to_stop()}
    taps={[m.lighthouse_ladder_all_three_are_true(), m.lighthouse_ladder_open_the_ladder()]}
    other={{ label: m.lighthouse_ladder_another_goal(), act: () => make({ kind: 'another' }) }}
    onOpen={() => make({ kind: 'checked' })}
  />
)

/** Which rung: low ones light the near coast, high ones the far one. */
export function PickPanel({ play, state, make }: PanelProps) {
  const { tries, steps } = state
  const chosen = useSignal<number | null>(null)
  const rungs = shownRungs(state)
  const rung = rungs.find(({ key }) => key === chosen.value)
  return (
    <Panel title={rung ? rungText(play, state, rung) : m.lighthouse_ladder_which_rung()} class="is-pick">
      {/* Once a rung is chosen, a switch goes on with climbing it instead of staying among the rungs. */}
      <div
        class="rung-chips"
        data-scan-group={rung ? undefined : m.lighthouse_ladder_rungs()}
        data-scan={rung ? undefined : 'first'}
      >
        {rungs.map((one, at) => (
          <RungChip
            key={one.key}
            {...{ steps, place: at + 1, rung: one, isChosen: one === rung }}
            tries={tries.filter((tried) => tried.rung === one.key).length}
            choose={() => (chosen.value = one.key)}
          />
        ))}
      </div>
      <p class="coast-ends" aria-hidden="true">
        <span>{m.lighthouse_ladder_small_and_sure()}</span>
        <span>{m.lighthouse_ladder_bigger_and_unsure()}</span>
      </p>
      <div class="row">
        {rung && (
          <Press class="button" data-scan="first" onClick={() => make({ kind: 'climb', rung: rung.key })}>
            {m.lighthouse_ladder_climb_this_rung()}
          </Press>
        )}
        {rung && can(state, 'split') && (
          <Plain onClick={() => make({ kind: 'split', rung: rung.key })}>{m.lighthouse_ladder_make_it_smaller()}</Plain>
        )}
        {!rung && can(state, 'wind') && (
          <Plain onClick={() => make({ kind: 'wind' })}>{m.lighthouse_ladder_let_the_wind_pick()}</Plain>
        )}
        <Plain onClick={() => make({ kind: 'finish' })}>{m.lighthouse_ladder_done_for_today()}</Plain>
      </div>
    </Panel>
  )
}

interface ChipProps {
  steps: State['steps']
  place: number
  rung: Rung
  tries: number
  isChosen: boolean
  choose: () => void
}
/** A rung by its place, with its picture, the coast it lights, and a dot for each try. */
function RungChip({ steps, place, rung, tries, isChosen, choose }: ChipProps) {
  const coast = coastOf({ steps }, rung)
  return (
    <Press
      class={`rung-chip is-${coast}`}
      aria-pressed={isChosen}
      aria-label={m.lighthouse_ladder_rung_rated_coast({ place, rating: ratedName(steps, rung.rating), coast })}
      onClick={choose}
    >
      {rung.picture && <Img svg={pictures[rung.picture]} />}
      <b>{place}</b>
      <span aria-hidden="true">{'•'.repeat(tries)}</span>
    </Press>
  )
}
