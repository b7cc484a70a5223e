import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { grownBefore, Layer, Sprite } from '../kit/index.ts'
import { animalsOf, animals, grownOf, type Animal } from './growth.ts'
import { animalPicture } from './pictures.ts'
import type { CometPlay } from './play-types.ts'
import { melodyOfDone } from './show.ts'
import { drawingsArt } from './sky-art.ts'
import { NightSky } from './sky.tsx'
import { animalName } from './texts.ts'

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
  const drawings = useMemo(() => {
    const earlier = play.players.flatMap((_, seat) => [...grownOf(before(seat)).drawings])
    return [...earlier, ...state.done.map(({ line }) => line)].slice(-Math.max(mostPictures, state.done.length))
  }, [state])
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
          ? m.comet_trails_asks_for_a_friend({ animal: animalName(last), friend: animalName(friendOf(last)) })
          : isPlain
            ? m.comet_trails_your_sky()
            : m.comet_trails_the_animals_parade()}
      </p>
    </div>
  )
}
