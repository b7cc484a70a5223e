import { useRef } from 'preact/hooks'
import { yarnNames } from './cloth.ts'
import type { ThreadPlay } from './journal.ts'
import { paletteOf } from './palette.ts'
import type { Places } from './places.ts'

const count = 12
const sway = ['0', '5px', '-4px', '3px', '-2px', '0']

/** The warp of the loom is a harp, wherever no tile covers it: a tap plucks a string, and a stroke across it strums. */
export function Harp({ play, places: { loom, web } }: { play: ThreadPlay; places: Places }) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef(-1)
  const { yarn } = paletteOf(play.look.value)
  const pluck = (x: number) => {
    const all = box.current
    if (!all) return
    const { left, width } = all.getBoundingClientRect()
    const at = Math.min(count - 1, Math.max(0, Math.floor(((x - left) / width) * count)))
    if (at === last.current) return
    last.current = at
    if (play.hearing.value !== 'microphone' && !play.speech.speaking())
      play.sound.poke('pluck', { step: at, gain: 0.5 })
    const frames = play.calm.value ? { opacity: [1, 0.4, 1] } : { translate: sway }
    all.children[at]?.animate(frames, { duration: 500 })
  }
  return (
    <div
      ref={box}
      class={`harp ${play.surprise.value === 'strings' ? 'is-colorful' : ''}`}
      data-own-cooldown=""
      aria-hidden="true"
      style={{ left: web.left, top: loom.top, width: web.width, height: web.top + web.height - loom.top }}
      onPointerDown={(event) => {
        last.current = -1
        play.sound.unlock()
        pluck(event.clientX)
      }}
      onPointerMove={(event) => event.buttons > 0 && pluck(event.clientX)}
    >
      {Array.from({ length: count }, (_, at) => (
        <i
          key={at}
          style={{ left: `${((at + 0.5) * 100) / count}%`, background: yarn[yarnNames[at % 6] ?? 'madder'].ground }}
        />
      ))}
    </div>
  )
}
