import { m } from '#messages'
import type { ComponentChildren } from 'preact'
import { Badge, Press, seatName } from '../kit/index.ts'
import { ReadAgain } from './notes.tsx'
import { ForecastPanel, ReactionPanel, ReplyPanel, TimingPanel } from './fork-panels.tsx'
import type { SleuthPlay } from './journal.ts'
import { threadOf } from './library.ts'
import { CaseNotes, Quotes } from './notes.tsx'
import { askOf, chosenOf, neededFor, rules, voterOf } from './rules.ts'
import type { Show } from './show.ts'
import { noteLabels } from './note-labels.ts'
import type { State } from './state.ts'

export interface PanelProps {
  play: SleuthPlay
  show: Show
}

function ReadPanel({ play, show }: PanelProps) {
  const state = play.state.value
  return (
    <>
      {state.notes.length > 0 ? <CaseNotes state={state} /> : <p class="ss-brief">{threadOf(state.id).brief}</p>}
      <div class="ss-actions">
        <Press class="button plain" onClick={() => show.hurry()}>
          {m.subtext_sleuth_show_all_now()}
        </Press>
      </div>
    </>
  )
}

/** Who voted for a meaning, once all votes are in. */
function Votes({ play, state, at }: { play: SleuthPlay; state: State; at: number }) {
  const voters = state.votes.flatMap((vote, i) => (vote === at ? [(state.seat + i) % state.seats] : []))
  const players = voters.flatMap((seat) => play.players[seat] ?? [])
  if (players.length === 0) return null
  return (
    <span class="ss-votes" aria-label={m.subtext_sleuth_votes({ names: players.map(seatName).join(', ') })} role="img">
      {players.map((player) => (
        <Badge key={player.id} player={player} size={30} />
      ))}
    </span>
  )
}

function MeaningPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const ask = askOf(state)
  if (!ask) return null
  const voting = state.phase === 'vote'
  const voter = voting ? play.players[voterOf(state)] : undefined
  const open = rules
    .moves(state)
    .flatMap((move) => (move.kind === 'mean' || move.kind === 'vote' ? [move.meaning] : []))
  return (
    <>
      {voter && (
        <p class="ss-voter">
          <Badge player={voter} size={34} />{' '}
          {m.subtext_sleuth_your_vote_everyone_else_look_away({ name: seatName(voter) })}
        </p>
      )}
      {!voting && state.seats > 1 && <p class="ss-voter">{m.subtext_sleuth_all_votes_are_in_talk_it()}</p>}
      <h2 data-instruction="">
        {ask.question} <ReadAgain play={play} text={ask.question} />
      </h2>
      {state.told && !voting && (
        <p class="ss-told" role="status">
          {state.told.text} {m.subtext_sleuth_what_else_could_it_be()}
        </p>
      )}
      <div class="ss-choices">
        {state.order
          .filter((at) => open.includes(at))
          .map((at) => (
            <Press
              key={at}
              class="ss-choice"
              onClick={() => show.make(voting ? { kind: 'vote', meaning: at } : { kind: 'mean', meaning: at })}
            >
              <span>{ask.meanings[at]?.text}</span>
              {!voting && <Votes play={play} state={state} at={at} />}
            </Press>
          ))}
      </div>
      {voting && (
        <div class="ss-actions">
          <Press class="button quiet" onClick={() => show.make({ kind: 'vote', meaning: null })}>
            {m.subtext_sleuth_no_vote()}
          </Press>
        </div>
      )}
    </>
  )
}

function CluesPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const meaning = chosenOf(state)
  if (!meaning) return null
  const needed = neededFor(meaning, state.need)
  const moves = rules.moves(state)
  return (
    <>
      <p class="ss-idea">
        <small>{m.subtext_sleuth_your_idea()}</small>
        <b>{meaning.text}</b>
      </p>
      {state.told ? (
        <p class="ss-told" role="status" data-instruction="">
          {state.told.kind === 'weak'
            ? m.subtext_sleuth_that_could_fit_what_else_do()
            : m.subtext_sleuth_that_points_to_something_else_what()}
        </p>
      ) : (
        <p class="ss-quiet" data-instruction="">
          {m.subtext_sleuth_tap_count_clues_in_the_chat({ count: needed })}
        </p>
      )}
      <div class="ss-actions">
        {moves.some(({ kind }) => kind === 'file') && (
          <Press class="button" data-scan="first" onClick={() => show.make({ kind: 'file' })}>
            {m.subtext_sleuth_add_it_to_the_notes()}
          </Press>
        )}
        {moves.some(({ kind }) => kind === 'hint') && (
          <Press class="button plain" onClick={() => show.make({ kind: 'hint' })}>
            {m.subtext_sleuth_show_me_where_to_look()}
          </Press>
        )}
        <Press class="button plain" onClick={() => show.make({ kind: 'back' })}>
          {m.subtext_sleuth_other_meaning()}
        </Press>
      </div>
    </>
  )
}

function FiledPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const note = state.notes.at(-1)
  const ask = askOf(state)
  const meaning = chosenOf(state)
  if (!note || !ask || !meaning) return null
  const others = ask.meanings.filter((one) => one !== meaning && one.fit !== 'off')
  return (
    <>
      <p class="ss-idea">
        <small class={`ss-stamp ${note.fit}`}>
          {noteLabels[note.fit]} {note.hinted && m.subtext_sleuth_with_a_hint()}
        </small>
        <b>{meaning.text}</b>
      </p>
      <Quotes note={note} />
      <p class="ss-why">{meaning.note}</p>
      {others.map((one) => (
        <p key={one.text} class="ss-other">
          <small>{one.fit === 'likely' ? m.subtext_sleuth_also_fits() : m.subtext_sleuth_also_plausible()}</small>{' '}
          {one.text}
        </p>
      ))}
      <Next show={show} />
    </>
  )
}

function Next({ show, children = m.subtext_sleuth_read_on() }: { show: Show; children?: ComponentChildren }) {
  return (
    <div class="ss-actions">
      <Press class="button" data-scan="first" onClick={() => show.make({ kind: 'on' })}>
        {children}
      </Press>
    </div>
  )
}

function InsightPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const { insight } = threadOf(state.id)
  return (
    <>
      <p class="ss-insight">
        {insight} <ReadAgain play={play} text={insight} />
      </p>
      <h2 data-instruction="">{m.subtext_sleuth_which_finding_goes_on_the_folder()}</h2>
      <div class="ss-choices">
        {state.notes.map((note, at) => (
          <Press key={at} class="ss-choice small" onClick={() => show.make({ kind: 'headline', note: at })}>
            <span>{note.meaning}</span>
          </Press>
        ))}
      </div>
    </>
  )
}

const panels = {
  read: ReadPanel,
  vote: MeaningPanel,
  meaning: MeaningPanel,
  clues: CluesPanel,
  filed: FiledPanel,
  reply: ReplyPanel,
  forecast: ForecastPanel,
  reaction: ReactionPanel,
  insight: InsightPanel,
}

/** The notebook beside the phone, with the current task. */
export function Panel({ play, show }: PanelProps) {
  const { phase } = play.state.value
  if (phase === 'over' || phase === 'pick') return null
  if (phase === 'timing') return <TimingPanel show={show} />
  const Now = panels[phase]
  return (
    <section class={`ss-panel ${phase}`} aria-label={m.subtext_sleuth_notebook()}>
      <div class="ss-page scrolls" inert={!play.ready.value}>
        <Now play={play} show={show} />
      </div>
    </section>
  )
}
