import { holdPages } from './flip-book.ts'

let stopped: Animation[] = []

/** Stops every CSS and script animation where it is, or lets exactly those go on. New ones wait through the class `held`. */
export function holdMotion(on: boolean): void {
  document.documentElement.classList.toggle('held', on)
  holdPages(on)
  if (on) {
    stopped = document.getAnimations().filter((animation) => animation.playState === 'running')
    for (const animation of stopped) animation.pause()
    return
  }
  // All are asked before the first one moves, since asking styles the page again after each.
  for (const animation of stopped.filter(({ playState }) => playState === 'paused')) animation.play()
  stopped = []
}
