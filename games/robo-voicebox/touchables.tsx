import { m } from '#messages'
import { useEffect, useMemo } from 'preact/hooks'
import { boxStyle, html, Layer, placedAt, plays, poke, Pokes, type Box, type Poke } from '../kit/index.ts'
import { helperOf } from './garage.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { firstParts } from './parts.ts'
import { smallRobot } from './robot.ts'
import { canPicture, gearsPicture, toolboxPicture } from './room.ts'
import type { Show } from './show.ts'
import type { RoboPlay } from './state.ts'

type PokeBox = Poke['box']
const boxOf = ({ x, y, width, height }: Box): PokeBox => [x, y, width, height]

/** The robot's parts that answer a touch, in its own units. */
const onRobot: readonly Poke[] = [
  poke('antenna', [-60, -262, 120, 84], 'wobble', plays('boing', { rises: 6 })),
  poke('eyes', [-70, -142, 140, 66], 'spin', plays('spring')),
  poke('mouth', [-44, -74, 88, 40], 'swell', plays('robotVoice'), 'notes'),
  poke('ears', [106, -132, 54, 80], 'hop', plays('pop'), 'sparks'),
  poke('chest', [-70, 154, 140, 54], 'shake', plays('honk', { cycles: 5 }), 'notes'),
  poke(
    'feet',
    [-110, 222, 220, 64],
    'hop',
    (sound) => [0, 0.16, 0.32].forEach((delay) => sound.play('wood', { delay })),
    'dust',
  ),
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
  pokes.push(poke('gears', boxOf(gears), 'spin', plays('crank', { gain: 0.6 })))
  if (toolbox)
    pokes.push(
      poke(
        'toolbox',
        [toolbox.x, toolbox.y - toolbox.height * 0.8, toolbox.width, toolbox.height * 1.8],
        'hop',
        plays('squeak', { rises: 5 }),
        'hearts',
      ),
    )
  if (can) pokes.push(poke('can', boxOf(can), 'squash', plays('hiccup'), 'drops'))
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
    <Layer box={boxOf(box)} poke={name} at={placedAt(box.x, box.y, box.width / wide)} art={drawn} />
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
      <Pokes play={play} pokes={pokes} />
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
