import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { AdultConfirm, Icon, Img, offerArrows, offerKeys, Press } from '../kit/index.ts'
import { HoldChoice, MakeChoice, YarnChoice } from './choices.tsx'
import { pictureOf } from './pictures.ts'
import type { State } from './state.ts'
import type { Show, ThreadPlay } from './show.ts'
import { foundGroup, groupNow } from './weaving.ts'

interface PanelProps {
  play: ThreadPlay
  show: Show
}

/** The slack threads that are left, drawn as loops. */
function Slack({ left, of }: { left: number | null; of: number | null }) {
  const text =
    left === null || of === null
      ? m.thread_four_unlimited_slack_threads()
      : m.thread_four_left_of_total_slack_threads({ left, total: of })
  return (
    <p class="slack" role="img" aria-label={text} title={text}>
      {left === null || of === null ? (
        <b>∞</b>
      ) : (
        Array.from({ length: of }, (_, at) => (
          <svg key={at} viewBox="0 0 20 24" class={at < left ? '' : 'spent'} aria-hidden="true">
            <path d={at < left ? 'M10 1V7C2 9 2 21 10 21S18 9 10 7' : 'M10 1V22'} />
          </svg>
        ))
      )}
    </p>
  )
}

/** What a player can do while looking for sets: pull, shuffle, clear, or show all. */
function Pulling({ show, free }: { show: Show; free: boolean }) {
  const asking = useSignal(false)
  const state = show.scene.value
  const { size } = groupNow(state)
  const full = state.chosen.length === size
  // After a wrong pull the set stays chosen, so that one word can be changed.
  const fresh = free && full && !state.tried.includes([...state.chosen].sort().join())
  const held = free && state.chosen.length > 0
  useLayoutEffect(
    () =>
      offerKeys({
        p: () => fresh && void show.make({ kind: 'pull' }),
        s: () => free && void show.make({ kind: 'shuffle' }),
      }),
    [fresh, free],
  )
  const letGo = () => {
    for (const word of state.chosen) void show.make({ kind: 'toggle', word })
  }
  if (asking.value && free)
    return (
      <>
        <p class="line" data-instruction="">
          {m.thread_four_show_all_the_sets_and_finish()}
        </p>
        <div class="two">
          <Press class="big" onClick={() => void show.make({ kind: 'show' })}>
            {m.thread_four_show_all()}
          </Press>
          <Press class="big soft" onClick={() => (asking.value = false)}>
            {m.thread_four_keep_looking()}
          </Press>
        </div>
      </>
    )
  return (
    <>
      <p class="line" data-instruction="">
        {show.line()}
      </p>
      <Slack left={state.slack} of={state.slackAll} />
      <button
        type="button"
        class="big pull"
        {...(fresh && { 'data-scan': 'first' })}
        disabled={!fresh}
        onClick={() => void show.make({ kind: 'pull' })}
      >
        {m.thread_four_pull()} <small>{outOf(state.chosen.length, size)}</small>
      </button>
      <div class="three" data-scan-group={m.thread_four_shuffle_let_go_or_show()} data-scan-late="">
        <button
          type="button"
          {...(free && { 'data-scan': '' })}
          disabled={!free}
          onClick={() => void show.make({ kind: 'shuffle' })}
        >
          {m.kit_shuffle()}
        </button>
        <button type="button" {...(held && { 'data-scan': '' })} disabled={!held} onClick={letGo}>
          {m.thread_four_let_go()}
        </button>
        <button type="button" {...(free && { 'data-scan': '' })} disabled={!free} onClick={() => (asking.value = true)}>
          {m.thread_four_show_me()}
        </button>
      </div>
    </>
  )
}

/** The words of the set that was found. */
function Found({ state, words }: { state: State; words: boolean }) {
  return (
    <ul class="found">
      {foundGroup(state)?.words.map((word) => {
        const picture = words ? null : pictureOf(word)
        return (
          <li key={word}>
            {picture && <Img svg={picture} />}
            {word}
          </li>
        )
      })}
    </ul>
  )
}

/** The player names the link before it is shown; the adult says how it went, or the player chooses a label. */
function Naming({ play, show }: PanelProps) {
  const state = show.scene.value
  const isLabel = state.naming === 'label'
  useLayoutEffect(() => (isLabel ? offerArrows() : undefined), [isLabel])
  return (
    <>
      <h2>
        {state.phase === 'explain' && !isLabel ? m.thread_four_explain_the_link() : m.thread_four_name_the_link()}
      </h2>
      <Found state={state} words={play.level.source === 'puzzles'} />
      <p class="line" data-instruction="">
        {show.line()}
      </p>
      {isLabel ? (
        <div class="labels">
          {state.asked
            .filter((label) => !state.wrong.includes(label))
            .map((label) => (
              <Press key={label} onClick={() => void show.make({ kind: 'label', label })}>
                {label}
              </Press>
            ))}
        </div>
      ) : (
        <AdultConfirm play={play} onScore={(earned) => void show.make({ kind: 'score', earned })} />
      )}
    </>
  )
}

const choices = { hold: HoldChoice, yarn: YarnChoice, make: MakeChoice }

/** What to do now, beside the loom. */
export function Panel({ play, show }: PanelProps) {
  const state = show.scene.value
  const waiting = show.busy.value || !play.ready.value
  const { phase } = state
  if (!waiting && (phase === 'hold' || phase === 'yarn' || phase === 'make')) {
    const Choice = choices[phase]
    return <Choice play={play} show={show} />
  }
  return (
    <section class="panel-card" aria-label={m.thread_four_at_the_loom()}>
      {waiting && phase !== 'pull' && (
        <p class="line" aria-hidden="true">
          {show.line()}
        </p>
      )}
      {phase === 'pull' && <Pulling show={show} free={!waiting} />}
      {!waiting && (phase === 'name' || phase === 'explain') && <Naming key={phase} play={play} show={show} />}
      {phase === 'over' && (
        <p class="line">
          <Icon name="check" /> {m.thread_four_the_cloth_is_finished()}
        </p>
      )}
    </section>
  )
}
