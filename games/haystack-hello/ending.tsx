import { Pokes } from '../kit/index.ts'
import { calls } from './calls.ts'
import { friendByName } from './friends.ts'
import { defaultRoom, layoutOf } from './layout.ts'
import { paletteOf } from './palette.ts'
import type { HayPlay } from './scene.ts'
import { MarcherView, Yard } from './world.tsx'

/** Rows and size of `count` squares that fill a room best. */
function gridOf(count: number, width: number, height: number) {
  const grids = [1, 2, 3, 4].map((rows) => {
    const across = Math.max(1, Math.ceil(count / rows))
    return { across, size: Math.min(width / across, height / rows) }
  })
  return grids.reduce((best, one) => (one.size > best.size ? one : best))
}

/** The whole parade up close: each friend that is touched calls once more and hops. */
export function Ending({ play }: { play: HayPlay }) {
  const stage = play.stage.value
  const { parade } = play.state.value
  const isLow = stage.height < 480
  // On a phone on its side, the buttons take the right third of the stage; else they are below.
  const [width, height] = isLow ? [stage.width * 0.62, stage.height * 0.9] : [stage.width * 0.94, stage.height * 0.53]
  const { across, size } = gridOf(parade.length, width, height)
  const rows = Math.ceil(parade.length / across)
  const left = stage.width * (isLow ? 0.32 : 0.5)
  const top = isLow ? (stage.height - rows * size) / 2 : stage.height * 0.09 + (height - rows * size) / 2
  const placed = parade.map((marcher, at) => {
    const row = Math.floor(at / across)
    const inRow = Math.min(across, parade.length - row * across)
    return { marcher, x: left + ((at % across) - inRow / 2) * size, y: top + row * size }
  })
  const map = { scale: 1, left: 0, top: 0 }
  // A lower hill, so that most friends are on the grass.
  const layout = { ...layoutOf(stage, defaultRoom), horizon: stage.height * 0.3 }
  const arch = Math.min(stage.width * 0.94, layout.horizon * 1.8)
  const contrast = play.values.contrast === true
  return (
    <div class="haystack is-ending">
      <Yard layout={layout} color={paletteOf(play.look.value, contrast)} plain={contrast} />
      {parade.some(({ dances }) => dances) && (
        <div class="rainbow" style={{ width: arch, top: layout.horizon - arch / 2 }} aria-hidden="true" />
      )}
      {placed.map(({ marcher, x, y }) => (
        <span
          key={marcher.friend}
          class="in-line"
          data-poke={marcher.friend}
          aria-hidden="true"
          style={{ left: x, top: y, width: size, height: size }}
        >
          <MarcherView marcher={marcher} size={size * 0.62} />
        </span>
      ))}
      <Pokes
        play={play}
        map={map}
        pokes={placed.map(({ marcher: { friend }, x, y }) => ({
          name: friend,
          box: [x, y, size, size],
          gag: 'hop',
          puff: 'hearts',
          sound: (sound, times) =>
            sound.phrase(calls[friendByName(friend).call], { pitch: 1 + Math.min(times - 1, 5) * 0.06, gain: 0.7 }),
        }))}
      />
    </div>
  )
}
