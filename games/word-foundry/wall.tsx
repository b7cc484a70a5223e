import { m } from '#messages'
import { growthOf } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { kindOf } from './joining.ts'
import type { Made, State } from './rules.ts'

/** The part a word hangs under: its last ending, else its beginning; compounds hang under their second half. */
function hookOf({ parts }: Pick<Made, 'parts'>): string {
  const ending = parts.findLast((part) => kindOf(part) === 'suffix')
  const front = parts.find((part) => kindOf(part) === 'prefix')
  return ending ?? front ?? parts.at(-1) ?? ''
}

/** The words of a wall, sorted by the part they hang under; parts with more words first. */
export function sortedWall(wall: readonly Made[]): { hook: string; words: Made[] }[] {
  const hooks = [...new Set(wall.map(hookOf))]
  return hooks
    .map((hook) => ({ hook, words: wall.filter((made) => hookOf(made) === hook) }))
    .sort((a, b) => b.words.length - a.words.length)
}

/** Room for a word on the chart, in pixels. */
const [plateHeight, letter, gap] = [38, 10, 8]

/** The newest words, as many as fit on the chart: those that do not are counted. */
function shownOf(wall: readonly Made[], { chart, stage }: Layout): Made[] {
  if (!chart) return []
  const grow = growthOf(stage)
  const [width, height] = [chart.width / grow, chart.height / grow]
  const rows = Math.max(1, Math.floor((height - 78) / plateHeight))
  const perRow = Math.max(1, Math.floor((width - 28) / (11 * letter + 24 + gap)))
  return wall.slice(-rows * perRow)
}

/** The wall chart: words hang sorted by part, rare ones glow, bonuses are gold. */
export function WallChart({ layout, state }: { layout: Layout; state: State }) {
  const { chart } = layout
  if (!chart) return null
  const shown = shownOf(state.wall, layout)
  const more = state.wall.length - shown.length
  return (
    <aside
      class="wall-chart"
      style={{ left: chart.x, top: chart.y, width: chart.width, height: chart.height }}
      aria-label={m.word_foundry_word_wall()}
    >
      <h2>{m.word_foundry_word_wall()}</h2>
      <p class="tally">{tallyOf(state)}</p>
      <ul>
        {sortedWall(shown).flatMap(({ words }) =>
          words.map((made) => (
            <li key={made.word} class={`${made.as} ${made.rare ? 'rare' : ''}`}>
              {made.word}
            </li>
          )),
        )}
      </ul>
      {more > 0 && <p class="more">{m.word_foundry_and_more({ more })}</p>}
    </aside>
  )
}

/** 'Order 3 of 8 · 2 ingots', or on the open bench how many words. */
export function tallyOf({ level, order, queue, ingots, wall }: State): string {
  const gold = ingots === 0 ? '' : ` · ${ingots} ${ingots === 1 ? 'ingot' : 'ingots'}`
  const words = `${wall.length} ${wall.length === 1 ? 'word' : 'words'}`
  return level.open
    ? words + gold
    : m.word_foundry_order_of({ min: Math.min(order + 1, queue.length), queue: queue.length, gold })
}
