import { m } from '#messages'
import { useEffect, useMemo } from 'preact/hooks'
import { Layer, Pokes, type Poke } from '../kit/index.ts'
import { helperOf } from './garage.ts'
import type { Box, Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { firstParts } from './parts.ts'
import { smallRobot } from './robot.ts'
import { canPicture, gearsPicture, toolboxPicture } from './room.ts'
import type { Show } from './show.ts'
import { boxStyle, html } from './world.tsx'
import type { RoboPlay } from './state.ts'

type PokeBox = Poke['box']
const map = { scale: 1, left: 0, top: 0 }
const boxOf = ({ x, y, width, height }: Box): PokeBox => [x, y, width, height]

/** The robot's parts that answer a touch, in its own units. */
const onRobot: readonly Poke[] = [
  {
    name: 'antenna',
    box: [-60, -262, 120, 84],
    gag: 'wobble',
    sound: (sound, times) => sound.play('boing', { step: Math.min(times, 6) }),
  },
  { name: 'eyes', box: [-70, -142, 140, 66], gag: 'spin', sound: (sound) => sound.play('spring') },
  { name: 'mouth', box: [-44, -74, 88, 40], gag: 'swell', puff: 'notes', sound: (sound) => sound.play('robotVoice') },
  { name: 'ears', box: [106, -132, 54, 80], gag: 'hop', puff: 'sparks', sound: (sound) => sound.play('pop') },
  {
    name: 'chest',
    box: [-70, 154, 140, 54],
    gag: 'shake',
    puff: 'notes',
    sound: (sound, times) => sound.play('honk', { step: times % 5 }),
  },
  {
    name: 'feet',
    box: [-110, 222, 220, 64],
    gag: 'hop',
    puff: 'dust',
    sound: (sound) => [0, 0.16, 0.32].forEach((delay) => sound.play('wood', { delay })),
  },
]

/** The pokes of a robot that stands at a place. */
export const robotPokes = ({ x, y, scale }: { x: number; y: number; scale: number }): Poke[] =>
  onRobot.map((poke) => {
    const [left, top, width, height] = poke.box
    return { ...poke, box: [x + left * scale, y + top * scale, width * scale, height * scale] }
  })

/** Everything in the workshop that answers a touch. */
function pokesIn({ robot, toolbox, can, gears }: Layout): Poke[] {
  const pokes = robotPokes(robot).filter(({ name }) => robot.stands || name !== 'feet')
  pokes.push({
    name: 'gears',
    box: boxOf(gears),
    gag: 'spin',
    sound: (sound) => sound.play('crank', { gain: 0.6 }),
  })
  if (toolbox)
    pokes.push({
      name: 'toolbox',
      box: [toolbox.x, toolbox.y - toolbox.height * 0.8, toolbox.width, toolbox.height * 1.8],
      gag: 'hop',
      puff: 'hearts',
      sound: (sound, times) => sound.play('squeak', { step: Math.min(times, 5) }),
    })
  if (can)
    pokes.push({ name: 'can', box: boxOf(can), gag: 'squash', puff: 'drops', sound: (sound) => sound.play('hiccup') })
  return pokes
}

/** What the tiny robot says: hello, or the last word again. */
function tinyText(play: RoboPlay, show: Show): string {
  return play.surprise.value === 'echo' ? (play.state.value.built.at(-1)?.word ?? '') : show.tiny.value
}

/** The things in the workshop, and the tiny robot in the toolbox: the child's last robot. It comes closer to help. */
export function Touchables({ play, show, layout }: { play: RoboPlay; show: Show; layout: Layout }) {
  const { toolbox, can, gears } = layout
  const look = play.look.value
  const palette = paletteOf(look)
  const pokes = useMemo(() => pokesIn(layout), [layout])
  const helper = helperOf(play)
  const tiny = useMemo(
    () => smallRobot(helper?.parts ?? { ...firstParts, paint: 2 }, look, helper?.shiny),
    [helper?.name, look],
  )
  const text = tinyText(play, show)
  const thing = (name: string, box: Box, wide: number, drawn: string) => (
    <Layer map={map} box={boxOf(box)} poke={name}>
      <g transform={`translate(${box.x} ${box.y}) scale(${box.width / wide})`} {...html(drawn)} />
    </Layer>
  )
  return (
    <>
      {thing('gears', gears, 126, gearsPicture(palette))}
      {toolbox && (
        <>
          <div
            class={`robo-tiny ${play.state.value.hinted || text !== '' ? 'is-near' : ''}`}
            style={boxStyle({
              x: toolbox.x + toolbox.width * 0.1,
              y: toolbox.y - toolbox.width * 0.56,
              width: toolbox.width * 0.8,
              height: toolbox.width * 1.04,
            })}
            aria-hidden="true"
          >
            <span data-poke="toolbox" {...html(tiny)} />
          </div>
          {thing('', toolbox, 100, toolboxPicture(palette))}
        </>
      )}
      {can && thing('can', can, 62, canPicture(palette))}
      <Pokes play={play} map={map} pokes={pokes} />
      {toolbox && text !== '' && (
        <b
          class="robo-says is-tiny"
          style={{ right: 10, bottom: layout.stage.height - toolbox.y + toolbox.width * 0.56 }}
        >
          {text}
        </b>
      )}
    </>
  )
}

/** Every few turns, for two seconds: the tiny robot echoes the word, the robot sings it, or a sneeze scrambles the chips. */
export const surprises = ['echo', 'opera', 'sneeze'] as const

/** Plays a surprise's sound. */
export function useSurprise({ surprise, sound }: RoboPlay): void {
  const now = surprise.value
  useEffect(() => {
    if (now === 'echo') [0, 0.25, 0.5].forEach((delay) => sound.play('squeak', { delay, gain: 0.7 }))
    if (now === 'opera') [2, 4, 5, 7, 9].forEach((step, i) => sound.play('organ', { step, delay: i * 0.3, gain: 0.7 }))
    if (now === 'sneeze') sound.play('hiccup', { step: 3, delay: 0.2 })
  }, [now])
}

/** What the robot says in a surprise. */
export function surpriseText({ surprise, state }: RoboPlay): string {
  const word = state.value.built.at(-1)?.word ?? ''
  return surprise.value === 'opera' ? `♪ ${word} ♪` : surprise.value === 'sneeze' ? m.robo_voicebox_ah_choo() : ''
}
