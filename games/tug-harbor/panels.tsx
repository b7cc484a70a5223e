import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { boxStyle, ChoicePanel, html, offerKeys, Press, seatName } from '../kit/index.ts'
import { boatArt, halfArt } from './boat-art.ts'
import { grownAfter } from './growth.ts'
import { flagName } from './names.ts'
import { rules } from './rules.ts'
import { isUnderWay } from './sail.ts'
import type { SeaProps } from './sea.tsx'
import type { State } from './state.ts'
import { boatAt, boatsLeft, dayNow, idleBoats } from './table.ts'
import { things } from './things-art.ts'

/** What to do now: a step of help, a stand-off, time that stopped, a picked boat, or a boat that waits. */
function instructionOf({ play, state, show }: SeaProps): string {
  const name = seatName(play.personAt(state.seat))
  const helped = boatAt(state, state.help?.boat ?? null)
  if (helped && state.help) {
    const flag = flagName(helped.sign)
    if (state.help.step === 1) return m.tug_harbor_this_boat_flies({ flag })
    if (state.help.step === 2) return m.tug_harbor_look_at_the_ring()
    return state.help.step === 3 ? m.tug_harbor_rings_show_where_boats_will_be() : m.tug_harbor_draw_it_with_us()
  }
  const picked = boatAt(state, state.picked)
  if (picked) return m.tug_harbor_picked({ flag: flagName(picked.sign) })
  if (idleBoats(state).some(({ status }) => status === 'stopped')) return m.tug_harbor_draw_a_new_route()
  if (state.isPaused) return m.tug_harbor_time_has_stopped()
  const idle = idleBoats(state).length
  if (idle > 1 && state.asked > 1) return m.tug_harbor_send_two_boats({ name })
  if (idle > 0) return m.tug_harbor_draw_a_route({ name })
  return show.boats().some(isUnderWay) ? m.tug_harbor_watch_for_crossings() : m.tug_harbor_boats_are_coming()
}

/** The note: the day with its docks, and what to do. */
export function Note(props: SeaProps & { isToy: boolean }) {
  const { state, site, show, isToy } = props
  const { note } = site
  const { tide } = dayNow(state)
  const [x, y] = site.isTurned ? [tide, 0] : [0, tide]
  const way = x > 0 ? 'right' : x < 0 ? 'left' : y > 0 ? 'down' : 'up'
  const fog = state.fog > 0 && state.fog < state.level.fog ? m.tug_harbor_less_fog() : ''
  return (
    <div class="note" style={{ left: note.x, top: note.y, width: note.width, minHeight: note.height }}>
      {!isToy && state.phase === 'sail' && (
        <p class="where">
          {m.tug_harbor_boats_left({ count: boatsLeft(state) })} · {m.tug_harbor_docks({ count: state.docks })} {fog}
          {tide !== 0 && m.tug_harbor_the_tide_pushes({ way })}
        </p>
      )}
      <p class="instruction" data-instruction="">
        {isToy ? m.tug_harbor_make_waves() : show.note.value || instructionOf(props)}
      </p>
    </div>
  )
}

/** Pause and plan, sail on (with switches), anchor, and help. */
export function Buttons({ play, state, site, show, make }: SeaProps) {
  const can = (kind: string) => rules.moves(state).some((move) => move.kind === kind)
  const picked = boatAt(state, state.picked)
  const isScan = play.values.scan !== 'off'
  const underWay = picked && isUnderWay(picked) && !state.errorless ? picked : undefined
  const toggle = () => {
    if (state.isPaused) make({ kind: 'resume' })
    else if (state.canPause && !isScan) make({ kind: 'pause' })
  }
  const sailOn = () => {
    if (state.isPaused) make({ kind: 'resume' })
    show.isSailing.value = true
  }
  useLayoutEffect(() =>
    offerKeys({
      ' ': toggle,
      p: toggle,
      b: () => underWay && make({ kind: 'anchor', boat: underWay.id }),
    }),
  )
  if (isScan && show.isSailing.value && !state.isPaused) return null
  return (
    <div class="harbor-buttons" style={boxStyle(site.buttons)}>
      {isScan && (
        <Press class="button big" data-scan={picked ? '' : 'first'} onClick={sailOn}>
          {m.tug_harbor_sail_on()}
        </Press>
      )}
      {!isScan && state.canPause && (
        <Press class={`button ${state.isPaused ? 'big' : 'plain'}`} aria-keyshortcuts="Space" onClick={toggle}>
          {state.isPaused ? m.tug_harbor_sail_on() : m.tug_harbor_pause_and_plan()}
        </Press>
      )}
      {underWay && (
        <Press class="button plain" aria-keyshortcuts="B" onClick={() => make({ kind: 'anchor', boat: underWay.id })}>
          {m.tug_harbor_wait_at_a_buoy()}
        </Press>
      )}
      {can('help') && (
        <Press class="button plain" onClick={() => make({ kind: 'help' })}>
          {m.kit_help_me()}
        </Press>
      )}
    </div>
  )
}

const fleet = (count: number, halves: number): string =>
  Array.from({ length: Math.min(count, 6) }, (_, at) => {
    const [x, y] = [(at % 2) * 56, Math.floor(at / 2) * 38]
    return `<g transform="translate(${x} ${y}) scale(.52)">${boatArt('boat', true)}${at < halves ? halfArt : ''}</g>`
  }).join('')

/** How many boats at once: as many as the level asks for, or one more, with cargo in two halves. */
function CallChoice({ play, state, make }: SeaProps) {
  const { piers, lamps } = grownAfter(state, play.grown(0))
  return (
    <ChoicePanel
      title={m.tug_harbor_how_many_boats()}
      options={[state.asked, state.asked + 1].map((boats) => ({
        value: boats,
        label: m.tug_harbor_boats_at_once({ count: boats }),
        outcome: boats > state.asked ? m.tug_harbor_pairs_bring_cargo() : m.tug_harbor_a_steady_day(),
        picture: <svg viewBox="-6 -6 124 124" {...html(fleet(boats, boats > state.asked && boats > 1 ? 2 : 0))} />,
      }))}
      choose={(boats) => make({ kind: 'call', boats, piers, lamps })}
    />
  )
}

/** The end of a day: what the last boat unloads. */
function UnloadChoice({ make }: Pick<SeaProps, 'make'>) {
  const lumber =
    '<path d="M8 70H92V86H8Z" fill="#A6744A"/><path d="M16 50H84V66H16Z" fill="#C8935E"/><path d="M26 30H74V46H26Z" fill="#D9A97A"/>'
  return (
    <ChoicePanel
      title={m.tug_harbor_what_do_we_unload()}
      options={[
        {
          value: 'lumber' as const,
          label: m.tug_harbor_lumber(),
          outcome: m.tug_harbor_one_more_dock(),
          picture: <svg viewBox="0 10 100 90" {...html(lumber)} />,
        },
        {
          value: 'lamps' as const,
          label: m.tug_harbor_lamps(),
          outcome: m.tug_harbor_less_fog_next_time(),
          picture: (
            <svg
              viewBox="0 0 100 100"
              {...html(`<circle cx="50" cy="52" r="48" fill="#BFDDF0"/>${things.lighthouse}`)}
            />
          ),
        },
      ]}
      choose={(cargo) => make({ kind: 'unload', cargo })}
    />
  )
}

/** What is asked before and after a day. */
export function Choices(props: SeaProps) {
  const { phase } = props.state as State
  if (phase === 'call') return <CallChoice {...props} />
  return phase === 'unload' ? <UnloadChoice {...props} /> : null
}
