import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { escaped, grownBefore, Layer, Sprite, twinPage, type KeepsakePicture } from '../kit/index.ts'
import { lineArt } from './paths.ts'
import { animalsOf, animals, grownAfter, type Animal } from './growth.ts'
import { animalPicture } from './pictures.ts'
import type { CometPlay } from './play-types.ts'
import { melodyOfDone } from './show.ts'
import { drawingsArt } from './sky-art.ts'
import { NightSky } from './sky.tsx'
import { figureNow, type State } from './state.ts'
import { figureOf } from './figures.ts'

const beatMs = 300
const restMs = 700
/** Star pictures in the ending at most: tonight's, and the last ones of earlier nights. */
const mostPictures = 12

/** Plays the tune of each figure while its star picture glows. */
function useParade(play: CometPlay) {
  const at = useSignal(-1)
  useEffect(() => {
    let isOver = false
    const playAll = async () => {
      await play.clock.wait(700)
      for (const [number, done] of play.state.value.done.entries()) {
        at.value = number
        for (const step of melodyOfDone(done)) {
          if (isOver) return
          play.sound.play('harp', { step, gain: 0.8 })
          play.sound.play('musicBox', { step: step + 2, gain: 0.25 })
          await play.clock.wait(beatMs)
        }
        await play.clock.wait(restMs)
      }
      at.value = -1
      if (!isOver) play.sound.play('twinkle', { gain: 0.6 })
    }
    void playAll()
    return () => void (isOver = true)
  }, [])
  return at.value
}

/** The animal that the last one asks for: the next of its kind. */
function friendOf(animal: Animal): Animal {
  const kind: readonly Animal[] = (animals.day as readonly Animal[]).includes(animal) ? animals.day : animals.night
  return kind[(kind.indexOf(animal) + 1) % kind.length] ?? animal
}

const nameOf = (animal: Animal): string => m.comet_trails_animal({ animal })

/** The sky in the child's own lines, as large as the screen, with the animals that woke up on parade. */
export function Ending({ play }: { play: CometPlay }) {
  const state = play.state.value
  const stage = play.stage.value
  const look = play.look.value
  const { width, height, portrait } = stage
  const isLow = height < 480
  const ground = height * (isLow ? 0.62 : portrait ? 0.53 : 0.6)
  const right = isLow ? width * 0.64 : width
  const before = (seat: number) => grownBefore(play, seat)
  const woken = useMemo(() => animalsOf(state, before), [state])
  const drawings = useMemo(
    () => play.players.flatMap((_, seat) => [...grownAfter(state, seat, before(seat)).drawings]).slice(-mostPictures),
    [state],
  )
  const now = useParade(play)
  const size = Math.min((right * 0.94) / Math.max(4, woken.length), height * 0.17)
  const foot = height * (isLow ? 0.9 : portrait ? 0.685 : 0.78)
  const from = (right - woken.length * size) / 2
  const last = woken.at(-1)
  const isPlain = look === 'grown-up'
  const glow = now < 0 ? -1 : drawings.length - state.done.length + now
  const top = height * (isLow ? 0.16 : 0.1)
  const sky = [right * 0.04, top, right * 0.92, ground - top - size * 0.5] as const
  return (
    <div class={`comet-world is-ending is-${look}`}>
      <NightSky stage={stage} ground={ground} look={look} />
      <Layer
        box={[0, 0, width, height]}
        class="own-sky"
        art={drawingsArt(drawings, sky, '#FFD86B').replaceAll(`data-at="${glow}"`, 'data-now=""')}
      />
      {woken.map((animal, at) => {
        const [x, y] = [from + at * size, foot - size - (at % 2) * size * 0.12]
        return (
          <Layer key={at} box={[x, y, size, size]} class={`parade ${at % 2 === 1 ? 'is-odd' : ''}`}>
            <Sprite svg={animalPicture(animal, look)} x={x} y={y} size={size * 0.94} />
          </Layer>
        )
      })}
      <p class="program">
        {last && !isPlain && now < 0
          ? m.comet_trails_asks_for_a_friend({ animal: nameOf(last), friend: nameOf(friendOf(last)) })
          : isPlain
            ? m.comet_trails_your_sky()
            : m.comet_trails_the_animals_parade()}
      </p>
    </div>
  )
}

const svgOf = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif">${body}</g></svg>`)}`

/** Pages have Letter's shape: 8.5 inches are 816 units, so a figure of 150 units is about 40 mm wide. */
const paper = { width: 816, height: 1056 }

/** One figure four times: as a road, as dots, from its dot, and alone on its lines. */
function rowArt(id: string, style: State['style'], y: number, high: number): string {
  const figure = figureOf(id, style)
  const scale = Math.min(150 / figure.width, high / figure.height)
  const cell = (column: number, body: string) =>
    `<g transform="translate(${58 + column * 184 + (150 - figure.width * scale) / 2} ${y}) scale(${scale}) translate(${-figure.left} ${-figure.top})">${body}</g>`
  const line = (width: number, color: string, more = '') =>
    figure.strokes
      .map(
        (path) =>
          `<path d="${lineArt(path.points)}" fill="none" stroke="${color}" stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
      )
      .join('')
  const rules = figure.isWritten
    ? [0, 50, 100]
        .map(
          (at) =>
            `<path d="M${figure.left - 8} ${at}H${figure.left + figure.width + 8}" stroke="#999" stroke-width="${1 / scale}" ${at === 50 ? `stroke-dasharray="${6 / scale}"` : ''}/>`,
        )
        .join('')
    : ''
  const starts = figure.strokes
    .map(
      ({ points: [start] }, at) =>
        `<circle cx="${start?.[0]}" cy="${start?.[1]}" r="${9 / scale}" fill="#fff" stroke="#000" stroke-width="${1.5 / scale}"/><text x="${start?.[0]}" y="${(start?.[1] ?? 0) + 4.5 / scale}" font-size="${12 / scale}" text-anchor="middle">${at + 1}</text>`,
    )
    .join('')
  return (
    cell(0, rules + line(30, '#D8D8D8') + line(27, '#F4F4F4') + starts) +
    cell(1, rules + line(3, '#000', `stroke-dasharray="0 ${9 / scale}"`) + starts) +
    cell(2, rules + starts) +
    cell(
      3,
      rules ||
        `<rect x="${figure.left}" y="${figure.top}" width="${figure.width}" height="${figure.height}" fill="none" stroke="#BBB" stroke-width="${1 / scale}" stroke-dasharray="${4 / scale}"/>`,
    )
  )
}

/** The child's sky, a page to trace the same figures on, and the twin away from the screen. */
export function keepsakes(play: CometPlay): KeepsakePicture[] {
  const state = play.state.value
  const own = state.done.map(({ line }) => line)
  const sky =
    `<rect width="800" height="600" fill="#1B2263"/><rect y="470" width="800" height="130" fill="#0F1538"/>` +
    drawingsArt(own, [40, 100, 720, 360], '#FFD86B') +
    `<text x="400" y="70" font-size="42" font-weight="700" text-anchor="middle" fill="#FFF6DC">${escaped(m.comet_trails_my_sky())}</text><text x="400" y="545" font-size="26" text-anchor="middle" fill="#FFF6DC">${escaped(m.comet_trails_drawn_with_comet_trails())}</text>`
  const ids = [...new Set(state.done.length > 0 ? state.done.map(({ id }) => id) : [figureNow(state).id])].slice(0, 5)
  const high = 150
  const page =
    `<text x="58" y="80" font-size="34" font-weight="700">${escaped(m.comet_trails_practice_page())}</text><text x="58" y="114" font-size="19">${escaped(m.comet_trails_trace_these())}</text>` +
    ids.map((id, at) => rowArt(id, state.style, 150 + at * (high + 26), high - 14)).join('')
  return [
    { picture: svgOf(800, 600, sky), name: 'comet-sky', alt: m.comet_trails_sky_drawn_in_my_lines(), what: 'picture' },
    {
      picture: svgOf(paper.width, paper.height, page),
      name: 'comet-practice',
      alt: m.comet_trails_practice_page(),
      what: 'poster',
    },
    twinPage({
      name: 'comet-at-home',
      title: m.comet_trails_trace_at_home(),
      need: m.comet_trails_need_crayon_or_salt(),
      steps: [m.comet_trails_twin_step_1(), m.comet_trails_twin_step_2(), m.comet_trails_twin_step_3()],
      easier: m.comet_trails_twin_easier(),
      harder: m.comet_trails_twin_harder(),
      care: m.comet_trails_twin_care(),
    }),
  ]
}
