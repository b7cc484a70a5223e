import { m } from '#messages'
import type { ComponentChildren } from 'preact'
import { html, seatName } from '../kit/index.ts'
import { signFor } from './content.ts'
import { nextPiece, trayOf } from './pieces.ts'
import { pieceArt } from './piece-art.ts'
import type { WeatherPlay } from './play-types.ts'
import { inBackpack, rightNow } from './postcard.ts'
import { cardSize, sceneArt } from './scene-art.ts'
import { noScene, type Scene } from './state.ts'
import { shapesOf, visitBefore, type Shape } from './visits.ts'
import './ending.css'

const frame = `0 0 ${cardSize[0]} ${cardSize[1]}`
const SceneSvg = ({ play, shapes, id }: { play: WeatherPlay; shapes: readonly Shape[]; id: string }) => (
  <svg viewBox={frame} preserveAspectRatio="xMidYMid slice" {...html(sceneArt(shapes, play.look.value, id))} />
)

const curtainColors = ['#8C7CC9', '#5FA3A8', '#C98A4B', '#C96B8E', '#5B7FB8', '#6B9A58'] as const
const curtainMarks = [
  (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="7"/>`,
  (x: number, y: number) => `<path d="M${x - 9} ${y}L${x} ${y - 10}L${x + 9} ${y}L${x} ${y + 10}Z"/>`,
  (x: number, y: number) => `<path d="M${x - 12} ${y + 5}q6 -14 12 0t12 0v6h-24z"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 10}l3 7h7l-6 5 3 8-7-5-7 5 3-8-6-5h7z"/>`,
  (x: number, y: number) => `<path d="M${x - 10} ${y + 8}C${x - 10} ${y - 8} ${x} ${y - 11} ${x + 10} ${y - 9}C${x + 10} ${y + 4} ${x} ${y + 9} ${x - 10} ${y + 8}Z"/>`, // prettier-ignore
  (x: number, y: number) => `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" rx="4"/>`,
] as const

/** A drawn curtain with a pattern of its own: a pass, and what is only for oneself, look the same. */
function curtainArt(seat: number): string {
  const color = curtainColors[seat % curtainColors.length] ?? curtainColors[0]
  const mark = curtainMarks[seat % curtainMarks.length] ?? curtainMarks[0]
  const marks = Array.from({ length: 35 }, (_, at) => mark(24 + (at % 7) * 42, 26 + Math.floor(at / 7) * 38 + ((at % 7) % 2) * 16)) // prettier-ignore
  const folds = [50, 100, 200, 250].map((x) => `<path d="M${x} 0V200" stroke="#2B1B3D" stroke-opacity=".12" stroke-width="14"/>`) // prettier-ignore
  return `<rect width="300" height="200" fill="${color}"/><g fill="#fff" fill-opacity=".42">${marks.join('')}</g>${folds.join('')}<path d="M150 0V200" stroke="#2B1B3D" stroke-opacity=".3" stroke-width="3"/>`
}

const isSeen = ({ who, passed }: Scene) => who === 'group' && !passed

/** The house where everyone has a window. */
function House({ play }: { play: WeatherPlay }) {
  const { scenes, steps } = play.state.value
  return (
    <div class="house">
      <svg class="roof" viewBox="0 0 400 70" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70L200 0L400 70Z" fill="#B5564A" />
        <path d="M0 70L200 0L232 11L70 70Z" fill="#C96B5C" />
      </svg>
      <ol class={`windows-${scenes.length}`}>
        {scenes.map((scene, seat) => (
          <li key={seat}>
            {isSeen(scene) ? (
              <SceneSvg play={play} shapes={shapesOf(scene.pieces, steps)} id={`window-${seat}`} />
            ) : (
              <svg viewBox={frame} preserveAspectRatio="xMidYMid slice" {...html(curtainArt(seat))} />
            )}
            <b>{play.players[seat] ? seatName(play.players[seat]) : ''}</b>
            {scene.who === 'adult' && !scene.passed && (
              <i class="mail" title={m.inside_weather_a_postcard_to_talk_about()} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The postcard on the table, with the adult's question. */
const Postcard = ({ play, scene, shapes }: { play: WeatherPlay; scene: Scene; shapes: readonly Shape[] }) => (
  <figure class="postcard">
    <SceneSvg play={play} shapes={shapes} id="postcard" />
    <figcaption>
      <i class="stamp" />
      <p>{m.inside_weather_right_now({ words: rightNow(scene) })}</p>
      {scene.signs.length > 0 && <p>{scene.signs.map((id) => signFor(id)?.text).join(' ')}</p>}
      {inBackpack(scene) && <p>{m.inside_weather_my_backpack_has({ tool: inBackpack(scene) })}</p>}
      <p class="ask">{m.inside_weather_ask_me_about_one_part()}</p>
    </figcaption>
  </figure>
)

/** The player's own window, with the curtains half open. */
const OwnWindow = ({ children }: { children: ComponentChildren }) => (
  <div class="own-window">
    {children}
    <svg class="curtain" viewBox={frame} preserveAspectRatio="none" {...html(curtainArt(0))} />
    <svg class="curtain is-right" viewBox={frame} preserveAspectRatio="none" {...html(curtainArt(0))} />
  </div>
)

/** The sky as a paper boat: it floats away, and nothing of it stays. */
const Boat = () => (
  <div class="sea">
    <svg viewBox="0 0 400 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="400" height="260" fill="#DDF0EF" />
      <circle cx="310" cy="70" r="26" fill="#FFE9B0" />
      <path d="M0 150q25 -14 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V260H0Z" fill="#9AD7DD" />
      <g class="sails">
        <path d="M130 140H270L240 184H160Z" fill="#fff" />
        <path d="M130 140H200L190 184H160Z" fill="#F1EAFD" />
        <path d="M200 62L244 140H156Z" fill="#FFF9EF" />
        <path d="M200 62L200 140H156Z" fill="#E8DFF5" />
      </g>
      <path d="M0 184q25 -14 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V260H0Z" fill="#6FBFCB" />
      <path d="M0 216q25 -14 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V260H0Z" fill="#4BA3B5" />
    </svg>
  </div>
)

/** The sky of last time, or the one before something was tried, beside this one. Neither is called better. */
function earlierOf(play: WeatherPlay, scene: Scene): { title: string; shapes: Shape[] } | null {
  const { steps } = play.state.value
  if (scene.before) return { title: m.kit_before(), shapes: shapesOf(scene.before, steps) }
  const { last } = visitBefore(play, 0)
  return last && play.values.store === 'device' ? { title: m.inside_weather_last_time(), shapes: last } : null
}

function Single({ play, scene }: { play: WeatherPlay; scene: Scene }) {
  const shapes = shapesOf(scene.pieces, play.state.value.steps)
  if (scene.who === 'boat') return <Boat />
  const earlier = earlierOf(play, scene)
  const now =
    scene.who === 'adult' ? (
      <Postcard play={play} scene={scene} shapes={shapes} />
    ) : (
      <OwnWindow>
        <SceneSvg play={play} shapes={shapes} id="own" />
      </OwnWindow>
    )
  if (!earlier) return now
  return (
    <div class="two-skies">
      <figure>
        <SceneSvg play={play} shapes={earlier.shapes} id="earlier" />
        <figcaption>{earlier.title}</figcaption>
      </figure>
      {now}
    </div>
  )
}

/** The piece that the next visit brings. */
function NextPiece({ play }: { play: WeatherPlay }) {
  const { level, storms, seat } = play.state.value
  const { count } = visitBefore(play, Math.min(seat, play.players.length - 1))
  const piece = nextPiece(level.tray, count)
  if (!piece || !trayOf(level.tray, count + 1, storms).includes(piece)) return null
  return (
    <p class="next-piece">
      <svg viewBox="-66 -66 132 132" aria-hidden="true" {...html(pieceArt(piece))} />
      {m.inside_weather_next_time_piece({ piece: m.inside_weather_piece({ piece }) })}
    </p>
  )
}

/** What was made: a window of one's own, a postcard, a boat, or a house full of windows. */
export function Ending({ play }: { play: WeatherPlay }) {
  const { scenes, seats } = play.state.value
  const scene = scenes[0] ?? noScene
  const who = seats > 1 ? 'group' : (scene.who ?? 'me')
  return (
    <div class={`inside-ending is-${who}`}>
      {seats > 1 ? <House play={play} /> : <Single play={play} scene={scene} />}
      <NextPiece play={play} />
    </div>
  )
}
