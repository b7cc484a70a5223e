import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { AdultConfirm, ChoicePanel, html, offerArrows, offerKeys, Press } from '../kit/index.ts'
import { AdultPanel } from './adult-panel.tsx'
import { arrivalOf } from './crossing-report.ts'
import { choiceArt } from './friend-art.ts'
import { choicesFor, type Choice } from './journey.ts'
import { isUnscored, nextChoices } from './rules.ts'
import { arrivalText, lastOf, type PanelProps } from './show.ts'

const names: Record<'stream' | 'city', Record<Choice, string>> = {
  stream: {
    ducklings: m.steppingstone_tempo_ducklings(),
    tortoise: m.steppingstone_tempo_a_tortoise(),
    stones: m.steppingstone_tempo_the_stones(),
    log: m.steppingstone_tempo_the_log(),
  },
  city: {
    ducklings: m.steppingstone_tempo_bike_lights(),
    tortoise: m.steppingstone_tempo_a_food_cart(),
    stones: m.steppingstone_tempo_the_crosswalk(),
    log: m.steppingstone_tempo_the_puddle(),
  },
}
const outcomes: Record<Choice, string> = {
  ducklings: m.steppingstone_tempo_three_come_or_two_get_lost(),
  tortoise: m.steppingstone_tempo_two_treats_come_for_sure(),
  stones: m.steppingstone_tempo_dry_feet_one_flower(),
  log: m.steppingstone_tempo_two_flowers_or_a_splash(),
}

/** Whom to lead, or how to end: something for sure, or luck. */
export function Choose({ play, show }: PanelProps) {
  const choices = choicesFor(play.state.value) ?? []
  const city = show.city()
  const options = choices.map((value) => ({
    value,
    label: names[city ? 'city' : 'stream'][value],
    outcome: outcomes[value],
    picture: <svg viewBox="0 0 240 120" {...html(choiceArt(value, seatHex(play.current.value.color), city))} />,
  }))
  const title = choices.includes('log')
    ? m.steppingstone_tempo_which_way_at_the_end()
    : m.steppingstone_tempo_who_comes_with_you()
  return <ChoicePanel title={title} options={options} choose={(choice) => show.make({ kind: 'choose', choice })} />
}

/** The child's two buttons after a crossing; everything else is in the adult's part. */
function WaysOn({ play, show }: PanelProps) {
  const state = play.state.value
  const open = useSignal(false)
  const ways = nextChoices(state)
  const last = lastOf(play)
  const isSecond = last !== undefined && state.log[state.log.length - 2]?.crossing === last.crossing
  const arrival = last && arrivalOf(last, state.width)
  // A shaky crossing is offered once more; a steady one leads to a longer one.
  const next =
    arrival === 'shake' && ways.includes('again') && !isSecond && last?.earned !== 'skipped'
      ? 'again'
      : arrival === 'dance' && ways.includes('longer')
        ? 'longer'
        : 'alike'
  const go = () => show.make({ kind: 'go', next })
  useLayoutEffect(() => {
    const stops = [offerArrows(), offerKeys({ p: show.replay.begin, Enter: go })]
    return () => stops.forEach((stop) => stop())
  })
  const end = state.log.length >= state.of
  return (
    <>
      {open.value && <AdultPanel play={play} show={show} />}
      <div class="st-controls">
        {last && !open.value && (
          <p class="st-went">
            <span>{arrivalText(last, state.width)}</span>
          </p>
        )}
        <Press class="button big" data-scan="first" onClick={go}>
          {next === 'again'
            ? m.kit_one_more_time()
            : end
              ? m.steppingstone_tempo_to_the_party()
              : m.steppingstone_tempo_keep_going()}
        </Press>
        <Press class="button plain" onClick={show.replay.begin}>
          {m.steppingstone_tempo_hear_it_again()}
        </Press>
        <Press class="button plain st-for-adult" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          {m.kit_for_the_adult()}
        </Press>
      </div>
    </>
  )
}

/** After a crossing: first the adult says how it was said, then the child goes on. */
export function After({ play, show }: PanelProps) {
  if (!isUnscored(play.state.value)) return <WaysOn play={play} show={show} />
  return <AdultConfirm play={play} question={m.steppingstone_tempo_how_was_it_said()} onScore={show.score} />
}
