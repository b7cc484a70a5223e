import { m } from '#messages'
import { escaped, twinPage, wrap, type KeepsakePicture } from '../kit/index.ts'
import { storyOf } from './content.ts'
import type { PlankPlay } from './play-types.ts'
import { lineOf } from './texts.ts'

/** A strip of 800 by 520 or longer: a plan with lines to fill in by hand, and the lines that were picked. */
function stripOf(play: PlankPlay): KeepsakePicture {
  const state = play.state.value
  // On paper, a line of a safety story could be taken for something that happened.
  const told = state.told.filter(({ story }) => !storyOf(story).safety)
  const picked = told.flatMap(({ story, steps }) =>
    steps.flatMap((step, at) => {
      const line = lineOf(state, storyOf(story), step, at)
      return line ? [`“${line}” ${step.said ? m.plank_by_plank_line_said() : ''}`] : []
    }),
  )
  const plan = [m.plank_by_plank_plan_when(), m.plank_by_plank_plan_say(), m.plank_by_plank_plan_else(), m.plank_by_plank_plan_ask()] // prettier-ignore
  const lines = picked.flatMap((line) => wrap(line, 58))
  const text = (words: string, y: number, size: number, weight = 400) => `<text x="50" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(words)}</text>` // prettier-ignore
  const from = 190 + plan.length * 72
  const height = picked.length > 0 ? from + 70 + lines.length * 40 : from
  const planks = Array.from({ length: 11 }, (_, at) => `<rect x="${60 + at * 62}" y="96" width="52" height="15" rx="3" fill="#fff" stroke="#000" stroke-width="2.500"/>`) // prettier-ignore
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" width="800" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif" fill="#000">` +
    `<rect x="12" y="12" width="776" height="${height - 24}" rx="20" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="8 7"/>${text(m.plank_by_plank_my_plan(), 72, 40, 700)}${planks.join('')}` +
    plan.map((line, at) => text(line, 186 + at * 72, 26)).join('') +
    (picked.length > 0
      ? text(state.seats > 1 ? m.plank_by_plank_lines_we_picked() : m.plank_by_plank_lines_i_picked(), from, 26, 700)
      : '') +
    lines.map((line, at) => text(line, from + 46 + at * 40, 25)).join('') +
    '</g></svg>'
  return {
    name: 'plan-strip',
    alt: m.plank_by_plank_my_plan_alt(),
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  }
}

/** What goes home: a plan to fill in, and the same skill away from the screen. */
export const keepsakes = (play: PlankPlay): KeepsakePicture[] => [
  stripOf(play),
  twinPage({
    name: 'bridge-on-the-table',
    title: m.plank_by_plank_twin_title(),
    need: m.plank_by_plank_twin_need(),
    steps: [m.plank_by_plank_twin_step_1(), m.plank_by_plank_twin_step_2(), m.plank_by_plank_twin_step_3()],
    easier: m.plank_by_plank_twin_easier(),
    harder: m.plank_by_plank_twin_harder(),
    care: m.plank_by_plank_twin_care(),
  }),
]
