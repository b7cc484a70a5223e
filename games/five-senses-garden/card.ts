import { m } from '#messages'
import { escaped, printedText, twinPage, wrap, type KeepsakePicture } from '../kit/index.ts'
import { plantArt } from './flowers.ts'
import { bedsArt, colorsOf, gateArt } from './garden-art.ts'
import { plantsOf } from './garden.tsx'
import type { GardenPlay } from './play-types.ts'
import { promptFor } from './prompts.ts'
import { ownWord } from './senses.ts'
import { bedCount, planted, type State } from './state.ts'
import { wordField, wordsText } from './texts.ts'

const width = 800
const margin = 48
const text = (words: string, x: number, y: number, size: number, weight = 400): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(words)}</text>`

/** The garden, 700 wide, its middle at 0, 0; in pale colors, so that it reads in black and white, too. */
function gardenArt(state: State): string {
  const colors = {
    ...colorsOf(false, 'playful'),
    soil: ['#EFE6DC', '#EFE6DC'] as const,
    rim: ['#fff', '#8A7B6A'] as const,
  }
  const plants = plantsOf({ ...state, phase: 'over' })
    .map((plant) => `<g transform="translate(${plant.x} ${plant.y}) scale(${plant.size})">${plantArt(plant)}</g>`)
    .join('')
  return `<g fill-opacity=".55">${gateArt(colors)}</g>${bedsArt(bedCount(state), colors, -1)}${plants}`
}

/** What the flowers stand for, in the words that paper may show. */
function wordLines(play: GardenPlay, state: State): string[] {
  const all = planted(state).map((bud, at) => {
    const own = printedText(play, bud.seat, wordField(at)) || '________'
    const words = wordsText(bud.words, bud.words.includes(ownWord) ? own : '')
    return m.five_senses_garden_sense_and_words({ sense: bud.slot.sense, words })
  })
  return wrap(all.join(' · '), 72)
}

/** The pocket card: the garden, the place, three prompts, and the words. */
function pocketCard(play: GardenPlay): KeepsakePicture[] {
  const state = play.state.value
  if (planted(state).length === 0 || !state.place) return []
  const parts: string[] = [
    text(m.five_senses_garden_my_calm_card(), margin, 72, 40, 700),
    text(m.five_senses_garden_for_a_place({ place: state.place }), margin, 112, 25),
    `<g transform="translate(400 420) scale(.92)">${gardenArt(state)}</g>`,
  ]
  let y = 706
  state.pocket.forEach((prompt, at) => {
    parts.push(
      `<circle cx="${margin + 18}" cy="${y - 9}" r="19" fill="none" stroke="#000" stroke-width="2.500"/>`,
      text(String(at + 1), margin + 11, y, 25, 700),
    )
    for (const line of wrap(promptFor(prompt).text, 50)) {
      parts.push(text(line, margin + 54, y, 26, 600))
      y += 34
    }
    y += 16
  })
  y += 8
  parts.push(text(m.five_senses_garden_what_i_noticed(), margin, y, 20, 700))
  for (const line of wordLines(play, state)) {
    y += 28
    parts.push(text(line, margin, y, 20))
  }
  const height = y + 48
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>` +
    `<rect x="12" y="12" width="776" height="${height - 24}" rx="24" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="10 8"/>` +
    `<g fill="#000" font-family="system-ui, sans-serif">${parts.join('')}</g></svg>`
  return [
    {
      picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      alt: m.five_senses_garden_my_calm_card(),
      name: 'calm-card',
    },
  ]
}

/** What goes home: the pocket card, and the same skill away from the screen. */
export function keepsakes(play: GardenPlay): KeepsakePicture[] {
  const twin = twinPage({
    name: 'five-senses-walk',
    title: m.five_senses_garden_five_senses_walk(),
    need: m.five_senses_garden_twin_need(),
    steps: [m.five_senses_garden_twin_step_1(), m.five_senses_garden_twin_step_2(), m.five_senses_garden_twin_step_3()],
    easier: m.five_senses_garden_twin_easier(),
    harder: m.five_senses_garden_twin_harder(),
    care: m.five_senses_garden_twin_care(),
  })
  return [...pocketCard(play), twin]
}
