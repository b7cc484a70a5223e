import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { ease } from '@marigold/device'
import { Img } from '../kit/index.ts'
import { handSvg, tuneSvg } from './pictures.ts'
import type { HayPlay } from './scene.ts'
import type { Show } from './show.ts'
import { secondsPerStep, playTune } from './tune.ts'
import { MarcherView } from './world.tsx'

/** Shows the parade walking past to its music; every friend calls once more and waves goodbye. Then the game ends. */
export function March({ play, show }: { play: HayPlay; show: Show }) {
  const hold = useRef<HTMLDivElement>(null)
  const { stage } = show.layout.value
  const { parade, tune } = play.state.value
  const calm = play.calm.value
  const size = Math.min(stage.height * 0.34, stage.width * 0.7)
  const gap = size * 1.08
  const long = gap * (parade.length + 1)
  const small = Math.min(1, (stage.width - 24) / long)
  useLayoutEffect(() => {
    const march = async () => {
      const ms = Math.min(9000, 4200 + parade.length * 420)
      playTune(play.sound, tune, Math.floor(ms / 1000 / secondsPerStep))
      for (const [at, { friend }] of parade.entries())
        play.clock.after(((at + 1.5) / (parade.length + 2)) * ms, () => show.call(friend, { gain: 0.5 }))
      play.say(m.haystack_hello_goodbye_see_you_next_time())
      if (calm) return play.clock.wait(3200)
      await play.clock.tween(
        ms,
        (k) => {
          const x = -long + (stage.width + long) * k
          if (hold.current) hold.current.style.transform = `translate3d(${x}px, 0, 0)`
        },
        ease.linear,
      )
    }
    void march().then(() => play.finish())
  }, [])
  return (
    <>
      <div class="dusk" aria-hidden="true" />
      <div
        ref={hold}
        class={`march moves ${calm ? 'still' : ''}`}
        style={
          calm
            ? { top: stage.height * 0.62 - size * small, left: (stage.width - long * small) / 2, zoom: small }
            : { top: stage.height * 0.88 - size, left: 0, transform: `translate3d(${-long}px, 0, 0)` }
        }
        aria-hidden="true"
      >
        {[...parade].reverse().map((marcher, at) => (
          <span key={marcher.friend} class="steps" style={{ width: gap, animationDelay: `${-at * 0.16}s` }}>
            <MarcherView marcher={marcher} size={size} />
          </span>
        ))}
        <span class="steps" style={{ width: gap }}>
          <span class="marcher" style={{ width: size, height: size }}>
            <Img svg={tuneSvg(tune)} />
          </span>
        </span>
      </div>
      <p class="goodbye" role="status">
        <Img svg={handSvg()} /> {m.haystack_hello_goodbye()}
      </p>
    </>
  )
}
