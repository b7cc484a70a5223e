/** Pictures a second of what moves in a drawing without end, as in films drawn by hand. */
const picturesPerSecond = 12
const step = 1000 / picturesPerSecond
// After a tab was hidden everything goes on from where it was.
const longestStep = 4 * step

const moving = new Set<Animation>()
let [timer, last, held] = [0, 0, false]

/** Milliseconds of the page's animations. */
const timelineNow = () => Number(document.timeline.currentTime)

const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Infinity

function go(): void {
  if (!timer && !held && moving.size > 0) timer = window.setTimeout(turn, step)
}

function turn(): void {
  timer = 0
  const now = timelineNow()
  const passed = Math.min(now - last, longestStep)
  last = now
  for (const animation of moving) {
    // A class or an element that went has ended it; what something else set going moves by itself.
    if (animation.currentTime === null || animation.playState !== 'paused') moving.delete(animation)
    else animation.currentTime = Number(animation.currentTime) + passed
  }
  go()
}

/**
 * Turns the pages of a flip book: endless CSS animations inside a drawing (`<svg>`) move all together, twelve times a
 * second, instead of each in every frame. A browser moves a part of a drawing on the page's own thread: it styles, lays
 * out, paints and layers the page anew for it, which on a slow tablet is most of a frame. What ends by itself, and what
 * moves a whole element of HTML, stays with the browser.
 */
export function turnPages(): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof SVGElement) || !target.ownerSVGElement) return
    if (moving.size === 0) last = timelineNow()
    for (const animation of target.getAnimations().filter(endless)) {
      animation.pause()
      moving.add(animation)
    }
    go()
  })
}

/** Stops the book where it is, or lets it go on from there. */
export function holdPages(on: boolean): void {
  held = on
  clearTimeout(timer)
  timer = 0
  last = timelineNow()
  go()
}
