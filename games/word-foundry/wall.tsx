import { m } from '#messages'
import { stageScaleOf } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { kindOf } from './joining.ts'
import type { Made, State } from './rules.ts'

/** Returns the part a word is listed under: its last suffix, or else its prefix; for compounds, the second half. */
function hookOf({ parts }: Pick<Made, 'parts'>): string {
  const ending = parts.findLast((part) => kindOf(part) === 'suffix')
  const front = parts.find((part) => kindOf(part) === 'prefix')
  return ending ?? front ?? parts.at(-1) ?? ''
}

/** Returns the words of a wall grouped by part, with the largest groups first. */
export function sortedWall(wall: readonly Made[]): { hook: string; words: Made[] }[] {
  const hooks = [...new Set(wall.map(hookOf))]
  return hooks
    .map((hook) => ({ hook, words: wall.filter((made) => hookOf(made) === hook) }))
    .sort((a, b) => b.words.length - a.words.length)
}

/** The space of a word on the chart, in pixels. */
const [plateHeight, letter, gap] = [38, 10, 8]

/** Returns the newest words that fit on the chart; the others are only counted. */
function shownOf(wall: readonly Made[], { chart, stage }: Layout): Made[] {
  if (!chart) return []
  const grow = stageScaleOf(stage)
  const [width, height] = [chart.width / grow, chart.height / grow]
  const rows = Math.max(1, Math.floor((height - 78) / plateHeight))
  const perRow = Math.max(1, Math.floor((width - 28) / (11 * letter + 24 + gap)))
  return wall.slice(-rows * perRow)
}

/** The wall chart: words sorted by part. Rare ones glow, and bonuses are gold. */
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
      <p class="tally">{progressText(state)}</p>
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

/** Returns 'Order 3 of 8 · 2 ingots', or the number of words on the open bench. */
export function progressText({ level, order, queue, ingots, wall }: State): string {
  return [
    level.open
      ? m.word_foundry_count_words({ count: wall.length })
      : m.word_foundry_order_number_of_total({ number: Math.min(order + 1, queue.length), total: queue.length }),
    ...(ingots > 0 ? [m.word_foundry_count_ingots({ count: ingots })] : []),
  ].join(' · ')
}
