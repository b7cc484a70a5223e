import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { html, type Box } from '../kit/index.ts'
import { layoutOf, type Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { characterPicture, type Mood } from './characters.ts'
import { curtainPicture, roomPicture } from './room.ts'
import type { BarrierPlay } from './show.ts'
import type { State } from './state.ts'

/** Returns the text size setting as a factor. */
export const textSize = ({ values }: BarrierPlay): number => (Number(values.text) || 100) / 100

/** Returns the layout for the current state. */
export const layoutNow = (play: BarrierPlay, { puzzle, guide, phase }: State): Layout =>
  layoutOf(play.stage.value, {
    things: puzzle?.tray.length ?? 6,
    here: guide !== 'voice',
    text: textSize(play),
    compared: phase === 'reveal' || phase === 'band' || phase === 'guess',
  })

/** Shows the wall and the table; rendered once per stage and look. */
export function Room({ layout, look }: { layout: Layout; look: Look }) {
  const { width, height } = layout.stage
  const drawn = useMemo(() => roomPicture(paletteOf(look), layout), [look, width, height, layout.table])
  return <svg class="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...html(drawn)} />
}

interface CharacterProps {
  who: 'guide' | 'builder'
  mood: Mood
  look: Look
  at: { x: number; y: number; scale: number }
  /** Set if only the part above the board is visible. */
  class?: string
}
/** Shows a character that breathes and blinks. */
export function Character({ who, mood, look, at, class: name }: CharacterProps) {
  const side = 240 * at.scale
  return (
    <svg
      data-poke={who}
      class={`person is-${who} is-${mood} ${name ?? ''}`}
      viewBox="-120 -150 240 240"
      style={{ left: at.x - side / 2, top: at.y - side * 0.635, width: side, height: side }}
      aria-hidden="true"
    >
      <g class="breathes" {...html(characterPicture(who, mood, look))} />
    </svg>
  )
}

/** Shows the curtain in front of a board: closed, lifted for a peek, or dropped. */
export function Curtain({ box, look, is }: { box: Box; look: Look; is: 'down' | 'lifted' | 'dropped' }) {
  const p = paletteOf(look)
  const drawn = useMemo(() => curtainPicture(p), [p])
  const [rod, knob] = [Math.max(14, box.height * 0.05), Math.max(13, box.height * 0.05)]
  return (
    <div
      class="curtain-room"
      style={{ left: box.x - 8, top: box.y - rod, width: box.width + 16, height: box.height + rod + 6 }}
    >
      <svg
        data-poke="curtain"
        class={`curtain is-${is}`}
        viewBox="0 0 400 300"
        preserveAspectRatio="none"
        aria-hidden="true"
        {...html(drawn)}
      />
      <i
        class="rod"
        data-poke="rod"
        style={{ height: rod, background: `linear-gradient(${p.rodLight}, ${p.rod} 45%, ${p.rodDark})` }}
      >
        <b
          style={{
            width: knob * 2,
            height: knob * 2,
            left: -knob,
            background: p.rod,
            boxShadow: `inset 0 ${knob / 3}px 0 ${p.rodLight}`,
          }}
        />
        <b
          style={{
            width: knob * 2,
            height: knob * 2,
            right: -knob,
            background: p.rodDark,
            boxShadow: `inset 0 ${knob / 3}px 0 ${p.rod}`,
          }}
        />
      </i>
    </div>
  )
}
