import { m } from '#messages'
import { escaped, printedText, seatName, twinPage, wrap, type KeepsakePicture } from '../kit/index.ts'
import { listed } from '../kit/phrases.ts'
import { signFor, toolFor, wordText } from './content.ts'
import type { WeatherPlay } from './play-types.ts'
import { sceneArt } from './scene-art.ts'
import type { Scene } from './state.ts'
import { shapesOf } from './visits.ts'

const blank = '________'
/** 'happy and tired' for the words of a scene; a line to write on for a word of one's own. */
export function rightNow({ pieces }: Scene): string {
  const words = [...new Set(pieces.flatMap((piece) => piece.words))]
  const texts = words.map((word) =>
    word === 'own' ? blank : word === 'unsure' ? m.inside_weather_i_cant_tell_yet() : wordText(word),
  )
  return texts.length > 0 ? listed(texts) : blank
}
export const inBackpack = ({ tool }: Scene): string => toolFor(tool)?.text ?? ''

const width = 800
const cardHeight = 520

/** One card of 800 by 520: the sky, and a few lines beside it. */
function cardArt(play: WeatherPlay, scene: Scene, seat: number): string {
  const { steps } = play.state.value
  const title = printedText(play, seat, 'title')
  const note = printedText(play, seat, 'note')
  const parts: string[] = []
  let y = 84
  const write = (text: string, size: number, weight = 400) => {
    for (const line of wrap(text, size > 24 ? 20 : 25)) {
      parts.push(`<text x="510" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(line)}</text>`)
      y += size * 1.3
    }
    y += 10
  }
  write(title || m.inside_weather_my_weather(), 30, 700)
  write(m.inside_weather_right_now({ words: rightNow(scene) }), 22)
  if (scene.signs.length > 0) write(scene.signs.map((id) => signFor(id)?.text ?? '').join(' '), 20)
  if (inBackpack(scene)) write(m.inside_weather_my_backpack_has({ tool: inBackpack(scene) }), 22)
  if (note) write(note, 20)
  const ask = scene.who === 'adult' ? m.inside_weather_ask_me_about_one_part() : ''
  return (
    `<rect x="10" y="10" width="780" height="500" rx="18" fill="#fff" stroke="#000" stroke-width="2"/>` +
    `<svg x="34" y="60" width="450" height="300" viewBox="0 0 300 200">${sceneArt(shapesOf(scene.pieces, steps), play.look.value, `card-${seat}`)}</svg>` +
    `<g fill="#000" font-family="system-ui, sans-serif">${parts.join('')}<text x="34" y="410" font-size="22">${escaped(ask)}</text></g>` +
    `<path d="M34 452H484M34 486H484" stroke="#999" stroke-width="1.500"/>`
  )
}

/** The outside of a card that folds: waves, and nothing of what is inside. */
const coverArt = () =>
  `<rect x="10" y="10" width="780" height="500" rx="18" fill="#fff" stroke="#000" stroke-width="2"/>` +
  Array.from(
    { length: 7 },
    (_, row) =>
      `<path d="M30 ${80 + row * 60}${'q30 -34 60 0t60 0'.repeat(6)}" fill="none" stroke="#777" stroke-width="3"/>`,
  ).join('') +
  `<rect x="250" y="210" width="300" height="90" rx="14" fill="#fff"/><text x="400" y="268" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle">${escaped(m.inside_weather_just_for_me())}</text>`

const sheet = (height: number, inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`,
  )}`

/** Cards on paper: a postcard, or one that folds; a group gets a sheet with those that were meant to be seen. */
function cards(play: WeatherPlay): KeepsakePicture[] {
  const { scenes, seats } = play.state.value
  const made = scenes
    .map((scene, seat) => ({ scene, seat }))
    .filter(({ scene }) => (scene.made || scene.pieces.length > 0) && !scene.passed && scene.who !== 'boat')
  const about = { name: 'inside-weather', alt: m.inside_weather_a_postcard_with_my_weather() }
  const [first] = made
  if (!first) return []
  if (seats === 1) {
    const { scene, seat } = first
    const card = cardArt(play, scene, seat)
    if (scene.who !== 'me') return [{ ...about, picture: sheet(cardHeight, card) }]
    const folded = `<g transform="translate(${width} ${cardHeight}) rotate(180)">${coverArt()}</g><path d="M0 ${cardHeight}H${width}" stroke="#000" stroke-dasharray="10 8"/><g transform="translate(0 ${cardHeight})">${card}</g>`
    return [{ ...about, picture: sheet(cardHeight * 2, folded) }]
  }
  const open = made.filter(({ scene }) => scene.who !== 'me' && scene.who !== null)
  if (open.length === 0) return []
  const inner = open.map(({ scene, seat }, at) => {
    const name = play.players[seat]
    const [x, y] = [(at % 2) * 400, Math.floor(at / 2) * 300]
    return `<g transform="translate(${x} ${y + 34}) scale(.5)">${cardArt(play, scene, seat)}</g><text x="${x + 14}" y="${y + 28}" font-family="system-ui, sans-serif" font-size="18">${escaped(name ? seatName(name) : '')}</text>`
  })
  return [{ ...about, picture: sheet(Math.ceil(open.length / 2) * 300 + 10, inner.join('')) }]
}

/** What goes home: the cards, and the same skill away from the screen. */
export function keepsakes(play: WeatherPlay): KeepsakePicture[] {
  return [
    ...cards(play),
    twinPage({
      name: 'weather-at-the-table',
      title: m.inside_weather_weather_at_the_table(),
      need: m.inside_weather_twin_need(),
      steps: [m.inside_weather_twin_step_1(), m.inside_weather_twin_step_2(), m.inside_weather_twin_step_3()],
      easier: m.inside_weather_twin_easier(),
      harder: m.inside_weather_twin_harder(),
      care: m.inside_weather_twin_care(),
    }),
  ]
}
