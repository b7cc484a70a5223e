import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { layoutOf, type Box, type Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { personPicture, type Mood } from './people.ts'
import { curtainPicture, roomPicture } from './room.ts'
import type { BarrierPlay } from './show.ts'
import type { State } from './state.ts'

export const html = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } })
export const boxStyle = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

/** How much larger than usual letters are to be. */
export const textSize = ({ values }: BarrierPlay): number => (Number(values.text) || 100) / 100

/** Where everything is for a state: the tray's things say how large they can be. */
export const layoutNow = (play: BarrierPlay, { puzzle, guide, phase }: State): Layout =>
  layoutOf(play.stage.value, {
    things: puzzle?.tray.length ?? 6,
    here: guide !== 'voice',
    text: textSize(play),
    compared: phase === 'reveal',
  })

/** Wall, window, shelf and table: painted once for a stage and a look. */
export function Room({ layout, look }: { layout: Layout; look: Look }) {
  const { width, height, portrait } = layout.stage
  const drawn = useMemo(
    () => roomPicture(paletteOf(look), layout),
    [look, width, height, portrait, layout.table, layout.guide.x, layout.build.x],
  )
  return <svg class="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...html(drawn)} />
}

interface PersonProps {
  who: 'guide' | 'builder'
  mood: Mood
  look: Look
  at: { x: number; y: number; scale: number }
  /** Only what looks over a board is seen. */
  class?: string
}
/** Head and shoulders of one of the two, breathing and blinking. */
export function Person({ who, mood, look, at, class: name }: PersonProps) {
  const side = 240 * at.scale
  return (
    <svg
      class={`person is-${who} is-${mood} ${name ?? ''}`}
      viewBox="-120 -150 240 240"
      style={{ left: at.x - side / 2, top: at.y - side * 0.635, width: side, height: side }}
      aria-hidden="true"
    >
      <g class="breathes" {...html(personPicture(who, mood, look))} />
    </svg>
  )
}

/** The curtain before a board: down, lifted while somebody looks behind it, or dropped. */
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
        class={`curtain is-${is}`}
        viewBox="0 0 400 300"
        preserveAspectRatio="none"
        aria-hidden="true"
        {...html(drawn)}
      />
      <i class="rod" style={{ height: rod, background: `linear-gradient(${p.rodLight}, ${p.rod} 45%, ${p.rodDark})` }}>
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
