import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { Img, Press } from '../kit/index.ts'
import { itemOf } from './facts.ts'
import { Leaves } from './leaves.tsx'
import { housePaint } from './palette.ts'
import { itemPicture } from './pictures.ts'
import type { Cell, Places } from './places.ts'

/** Who can tap a window now: nobody, pointers only, or every input. */
export type Pressing = 'none' | 'pointer' | 'all'

export interface WindowProps {
  /** Empty while no picture is shown yet. */
  item: string
  at: number
  cell: Cell
  places: Places
  look: Look
  side: number
  shut: boolean
  /** How far its shutters are turned. */
  turned: number
  pressing: Pressing
  /** Highlights windows that fit the current question, and the door being knocked on. */
  mark: 'fits' | 'chosen' | 'home' | ''
  words: boolean
  numbers: boolean
  press: (at: number) => void
}

/** Returns the largest font size that fits the sill, in one line or, if it is high enough, two. */
function textSize(text: string, [width, height]: readonly [number, number], high: boolean): number {
  const fit = (letters: number, share: number) => Math.min(height * share, (width / Math.max(4, letters)) * 1.75, 24)
  const one = fit(text.length, 0.8)
  return high ? Math.max(one, fit(Math.ceil(text.length * 0.64), 0.44)) : one
}

function WindowBox({
  item,
  at,
  cell,
  places,
  look,
  side,
  shut,
  turned,
  pressing,
  mark,
  words,
  numbers,
  press,
}: WindowProps) {
  const { pane, sill } = places
  const paint = housePaint(look, cell.house, side)
  const word = item && itemOf(item).word
  const text = numbers ? `${at + 1} · ${word}` : word
  const size = textSize(text, sill, sill[1] > pane * 0.3)
  return (
    <Press
      class={`window ${shut ? 'shut' : ''} ${mark}`}
      data-scan={pressing === 'all' ? '' : undefined}
      tabIndex={pressing === 'all' ? 0 : -1}
      disabled={pressing === 'none'}
      aria-label={[at + 1, word, shut && 'closed'].filter(Boolean).join(', ')}
      style={{
        left: cell.x - sill[0] / 2,
        top: cell.y - pane / 2,
        width: sill[0],
        height: pane + sill[1] - 2,
        '--leaf': paint.leaf,
        '--pane': `${pane}px`,
      }}
      onClick={() => press(at)}
    >
      <span class="frame" data-poke={`window-${at}`}>
        <span class="pane">{item && <Img svg={itemPicture(item)} />}</span>
        <Leaves pane={pane} turned={turned} />
      </span>
      <span class="sill" style={{ width: sill[0], height: sill[1], fontSize: `${size.toFixed(1)}px` }}>
        {item && (words ? <b>{text}</b> : numbers && <b>{at + 1}</b>)}
      </span>
    </Press>
  )
}

/** A window with its two shutters, memoized because a street has up to twenty-four. */
export const Window = memo(WindowBox)
