import type { Frame, Page } from '@playwright/test'
import { reachTime, timeline } from './timeline.ts'

interface Watched {
  ran: { timers: number; frames: number }
  sounds: AudioContext[]
  players: HTMLMediaElement[]
}
declare global {
  interface Window {
    watched: Watched
  }
  interface Element {
    /** Set on elements that listen to presses. */
    hearsPresses?: true
  }
}

/** Counts timers and frames, and collects sounds and what listens to presses, in every frame that the page opens. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { ran: { timers: 0, frames: 0 }, sounds: [], players: [] }
    window.watched = watched
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const native = window[name].bind(window) as (run: TimerHandler, ms?: number, ...rest: unknown[]) => number
      Object.assign(window, {
        [name]: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
          native(
            (...given: unknown[]) => {
              watched.ran.timers += 1
              if (typeof run === 'function') run(...given)
              else (0, eval)(run)
            },
            ms,
            ...rest,
          ),
      })
    }
    const nextFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (run) =>
      nextFrame((now) => {
        watched.ran.frames += 1
        run(now)
      })
    const Native = window.AudioContext
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options)
        watched.sounds.push(this)
      }
    }
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      watched.players.push(this)
      return play.call(this)
    }
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof listen>) {
      const isPress = /^(click|pointerdown|mousedown|touchstart)$/.test(given[0])
      if (isPress && this instanceof Element) this.hearsPresses = true
      listen.apply(this, given)
    }
  })

const stateNow = (frame: Frame) =>
  frame.evaluate(() => {
    const { ran, sounds, players } = window.watched
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    return {
      ...ran,
      clocks: sounds.map(({ currentTime }) => currentTime),
      playing: [...players, ...document.querySelectorAll<HTMLMediaElement>('audio, video')].filter((one) => !one.paused)
        .length,
      speaks: speechSynthesis.speaking && !speechSynthesis.paused,
      animations: running.map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className.toString() ?? ''),
    }
  })

const watchedMs = 400

/** What began before a pause may end a little later, on a busy machine even later. */
const attempts = 5

/** Returns what still runs in a paused game: the page has just sent TOGGLE_PAUSE 0. */
export async function stillRunning(page: Page, frame: Frame): Promise<string[]> {
  let faults = await runningNow(page, frame)
  for (let attempt = 1; faults.length > 0 && attempt < attempts; attempt++) faults = await runningNow(page, frame)
  return faults
}

async function runningNow(page: Page, frame: Frame): Promise<string[]> {
  const before = await stateNow(frame)
  await reachTime(page, (await timeline(page)) + watchedMs)
  const after = await stateNow(frame)
  const faults: string[] = []
  const say = (is: boolean, fault: string) => is && faults.push(fault)
  say(after.timers > before.timers, `${after.timers - before.timers} timers ran in ${watchedMs} ms`)
  say(after.frames > before.frames, `${after.frames - before.frames} animation frames ran in ${watchedMs} ms`)
  say(
    after.clocks.some((time, at) => time !== before.clocks[at]),
    'the sound went on',
  )
  say(after.playing > 0, `${after.playing} audio or video elements played`)
  say(after.speaks, 'the voice went on')
  say(after.animations.length > 0, `${after.animations.length} animations ran (${after.animations[0]})`)
  return faults
}
