import { m } from '#messages'
import { ChoicePanel, html, Picture, Press, seatName } from '../kit/index.ts'
import { growthArt } from './town-art.ts'
import { colorsOf } from './looks.ts'
import batteryPicture from 'pics:battery'
import umbrellaPicture from 'pics:umbrella'
import { errandName, placePicture, thanksFrom } from './names.ts'
import type { ErrandPlay } from './play-types.ts'
import { markNow, mapNow, taskNow } from './table.ts'
import { squareAfterTile } from './program.ts'
import { squareName } from './town.ts'
import type { Move, State } from './state.ts'
import { offersFor, type Town } from './town-growth.ts'

interface PanelProps {
  play: ErrandPlay
  state: State
  town: Town
  make: (move: Move) => void
}

/** At the first levels: which of two errands to do. Someone different says thanks. */
function ErrandChoice({ play, state, make }: PanelProps) {
  return (
    <ChoicePanel
      title={m.errand_bot_which_errand()}
      options={mapNow(state).errands.map(({ place }, at) => ({
        value: at,
        label: errandName(play.values, place),
        outcome: thanksFrom(play.values, place),
        picture: <Picture svg={placePicture(play.values, place)} />,
      }))}
      choose={(at) => make({ kind: 'errand', at })}
    />
  )
}

/** What to take along: every map can be done with either. */
function GearChoice({ make }: PanelProps) {
  return (
    <ChoicePanel
      title={m.errand_bot_what_does_the_bot_take()}
      options={[
        {
          value: 'battery' as const,
          label: m.errand_bot_spare_battery(),
          outcome: m.errand_bot_two_more_tiles(),
          picture: <Picture svg={batteryPicture} />,
        },
        {
          value: 'umbrella' as const,
          label: m.errand_bot_umbrella(),
          outcome: m.errand_bot_drives_through_rain(),
          picture: <Picture svg={umbrellaPicture} />,
        },
      ]}
      choose={(gear) => make({ kind: 'gear', gear })}
    />
  )
}

/** The end of a game: what the town builds next. It is part of later maps. */
function BuildChoice({ play, town, make }: PanelProps) {
  const colors = colorsOf(play.look.value)
  return (
    <ChoicePanel
      title={m.errand_bot_what_should_the_town_build()}
      options={offersFor(town).map((what) => ({
        value: what,
        label: m.errand_bot_building({ what }),
        outcome: m.errand_bot_on_your_next_maps(),
        picture: <svg viewBox="-4 -20 108 124" {...html(growthArt[what](colors))} />,
      }))}
      choose={(what) => make({ kind: 'build', what })}
    />
  )
}

/** Whether the first flag was right, in words; nothing without a flag. */
function flagText(state: State): string {
  const last = state.finished.at(-1)
  if (!last || last.flag === null || last.shown || last.runs > 1) return ''
  if (last.flag) return m.errand_bot_your_flag_was_right()
  const square = squareAfterTile(taskNow(state), state.plan, markNow(state))
  return square === null ? '' : m.errand_bot_the_bot_was_on({ square: squareName(mapNow(state).side, square) })
}

/** All errands are done: who says thanks, and whether the flag was right. */
function Done({ play, state, make }: PanelProps) {
  const last = state.finished.at(-1)
  if (!last) return null
  return (
    <section class="town-panel">
      <Picture svg={placePicture(play.values, last.firstPlace)} class="thanks" />
      <p class="instruction" data-instruction="">
        {last.shown ? m.errand_bot_we_did_it_together() : m.errand_bot_all_errands_done()}
      </p>
      <p>
        {thanksFrom(play.values, last.firstPlace)} {flagText(state)}
      </p>
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'next' })}>
        {m.kit_next()}
      </Press>
    </section>
  )
}

/** A road block, or a plan that the game shows: one button. */
function Message({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <section class="town-panel">
      <p class="instruction" data-instruction="">
        {text}
      </p>
      <Press class="button big" data-scan="first" onClick={onPress}>
        {label}
      </Press>
    </section>
  )
}

/** What is asked or shown between planning and driving. */
export function Panels(props: PanelProps) {
  const { play, state, make } = props
  switch (state.phase) {
    case 'errand':
      return <ErrandChoice {...props} />
    case 'gear':
      return <GearChoice {...props} />
    case 'build':
      return <BuildChoice {...props} />
    case 'done':
      return <Done {...props} />
    case 'block':
      return (
        <Message
          text={m.errand_bot_a_road_block({ name: seatName(play.personAt(state.planner)) })}
          label={m.errand_bot_change_the_plan()}
          onPress={() => make({ kind: 'see' })}
        />
      )
    case 'model':
      return (
        <Message
          text={m.errand_bot_lets_do_it_together()}
          label={m.errand_bot_show_me()}
          onPress={() => make({ kind: 'model' })}
        />
      )
    default:
      return null
  }
}
