import { m } from '#messages'
import backpack from 'pics:backpack'
import goat from 'pics:goat'
import hat from 'pics:womans-hat'
import { useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { Layer, Sprite } from '../kit/index.ts'
import { startsBadly, storyOf } from './content.ts'
import { mapBefore, mostCrossings } from './growth.ts'
import { onBridge, placesOf, type Places } from './layout.ts'
import { figureOf, helperFigure, playerFigure, type Figure } from './people.ts'
import type { PlankPlay } from './play-types.ts'
import { BridgeOf, Canyon, Stander, meetsIn, spotsAt } from './scene.tsx'
import { bridgeOf, mostRopes, type Outcome } from './state.ts'
import { endingText } from './texts.ts'

const lampArt = `<path d="M0 -30V-22" stroke="#5B4636" stroke-width="3"/><circle cy="-8" r="34" fill="#FFE08A" fill-opacity=".28"/><path d="M-9 -22H9L12 2H-12Z" fill="#FFD86B" stroke="#7A4A2C" stroke-width="3" stroke-linejoin="round"/><path d="M-7 -26H7V-22H-7Z" fill="#7A4A2C"/>`
const stoneArt = `<ellipse cy="7" rx="44" ry="10" fill="#E9FFFB" fill-opacity=".75"/><path d="M-36 2C-40 -12 -14 -18 2 -16C24 -18 42 -8 36 4C20 12 -20 12 -36 2Z" fill="#B58A78"/><path d="M-36 2C-20 12 20 12 36 4C36 12 20 18 0 18S-36 12 -36 2Z" fill="#7A4A42"/>`

/** Each on stones of their own, at their own pace. */
function Stones({ places, figures }: { places: Places; figures: readonly [Figure, Figure] }) {
  // prettier-ignore
  const { left, right, unit: u, water, portrait } = places
  const y = water + 34 * u
  const stones = [0.14, 0.32, 0.5, 0.68, 0.86].map((share, at) => ({
    x: left + (right - left) * share,
    y: y + (at % 2) * 12 * u,
  }))
  const [first, , , , last] = stones
  return (
    <>
      {stones.map((stone, at) => (
        <Layer
          key={at}
          box={[stone.x - 50 * u, stone.y - 24 * u, 100 * u, 52 * u]}
          at={`translate(${stone.x} ${stone.y}) scale(${u * (portrait ? 0.6 : 0.85)})`}
          art={stoneArt}
        />
      ))}
      {first && <Stander places={places} figure={figures[0]} {...first} scale={0.86} mood="glad" arms="wave" />}
      {last && (
        <Stander places={places} figure={figures[1]} {...last} scale={0.86} mood="glad" arms="wave" faces="left" />
      )}
    </>
  )
}

/** Both on their own sides, where somebody ended the game before the story did. */
function Apart({ play, places }: { play: PlankPlay; places: Places }) {
  const { level, stories } = play.state.value
  const you = figureOf(storyOf(stories[0] ?? '').who, level.from)
  const at = spotsAt(places, null, 0, false)
  return (
    <>
      <Stander places={places} figure={playerFigure(0, level.from, play.values.skin, you)} x={at.me} arms="wave" />
      <Stander places={places} figure={you} x={at.you} faces="left" arms="wave" />
    </>
  )
}

/** The people of a story at its end. */
function Crossed({ play, told, places, ropes }: { play: PlankPlay; told: Outcome; places: Places; ropes: number }) {
  const { level } = play.state.value
  const story = storyOf(told.story)
  const you = figureOf(story.who, level.from)
  const me = playerFigure(told.steps[0]?.seat ?? 0, level.from, play.values.skin, you, story.wheels)
  const { ending, helper } = told
  const at = spotsAt(places, ending, ropes, story.safety)
  const u = places.unit
  if (ending === 'stones') return <Stones places={places} figures={[me, you]} />
  const glad = { places, mood: story.safety ? 'calm' : 'glad', arms: story.safety ? 'open' : 'wave' } as const
  if (ending === 'path' && !story.safety)
    return (
      <>
        <Stander {...glad} figure={me} x={at.me + 20 * u} arms="open" />
        <Stander {...glad} figure={helperFigure} x={at.me - 42 * u} />
        <Stander {...glad} figure={you} x={at.you} faces="left" mood="calm" />
      </>
    )
  return (
    <>
      {helper && <Stander {...glad} figure={helperFigure} x={at.me} arms="open" />}
      <Stander {...glad} figure={me} {...(at.meToward ?? { x: at.me })} />
      <Stander {...glad} figure={you} {...(at.youToward ?? { x: at.you })} faces="left" />
    </>
  )
}

/** Who stayed on the cliff, and with a gust, what came down on them. */
function Goat({ places, look, gust }: { places: Places; look: Look; gust: boolean }) {
  const { area, deck, unit: u } = places
  const size = 74 * u
  const [x, y] = [area.width - size * 1.25, deck - size + 8 * u]
  return (
    <Layer box={[x, y - size * 0.45, size * 1.1, size * 1.45]}>
      <Sprite svg={look === 'grown-up' ? backpack : goat} {...{ x, y, size }} />
      {gust && <Sprite svg={hat} x={x + size * 0.02} y={y - size * 0.3} size={size * 0.52} />}
    </Layer>
  )
}

/** The bridge of the last story, as large as the screen, with everyone where the story left them. */
export function Ending({ play }: { play: PlankPlay }) {
  const state = play.state.value
  const look = play.look.value
  const stage = play.stage.value
  const places = useMemo(() => placesOf(stage, 'end'), [stage])
  const told = state.told.at(-1) ?? null
  const story = told && storyOf(told.story)
  const steps = told ? told.steps : state.steps
  const bridge = useMemo(() => {
    const built = bridgeOf({ steps, badStart: story !== null && startsBadly(state, story), isOver: true })
    return { ...built, ...(told?.helper && { ropes: mostRopes }) }
  }, [state])
  const far = Math.min(mostCrossings, mapBefore(play, 0).crossings.length + state.told.length)
  const isLit = told?.helper === true || told?.ending === 'path'
  const lights = isLit ? [0.12, 0.3, 0.7, 0.88] : []
  return (
    <div class={`planks is-ending is-${look}`}>
      <Canyon {...{ places, look, far }} />
      <BridgeOf {...{ places, look, bridge }} middle={told !== null && meetsIn(told.ending, story?.safety === true)} />
      {lights.map((share) => {
        const { x, y } = onBridge(places, share, bridge.ropes)
        const u = places.unit
        return (
          <Layer
            key={share}
            box={[x - 36 * u, y - 84 * u, 72 * u, 80 * u]}
            at={`translate(${x} ${y - 30 * u}) scale(${u * 0.8})`}
            art={lampArt}
          />
        )
      })}
      <Goat places={places} look={look} gust={told?.gust === true} />
      {!told && <Apart play={play} places={places} />}
      {told && <Crossed {...{ play, told, places }} ropes={bridge.ropes} />}
      {told && (
        <p class="plate" style={{ width: places.area.width }}>
          <b>{endingText(told)}</b>
          {told.gust && (
            <span>{look === 'grown-up' ? m.plank_by_plank_hat_blew_off_grown() : m.plank_by_plank_hat_blew_off()}</span>
          )}
          {state.seats === 1 && <span>{m.plank_by_plank_bridges_so_far({ count: far })}</span>}
        </p>
      )}
    </div>
  )
}
