/** Pictures a second of what moves in a drawing without end, as in films drawn by hand. */
const picturesPerSecond = 12
const step = 1000 / picturesPerSecond
// After a tab was hidden everything goes on from where it was.
const longestStep = 4 * step

const moving = new Set<Animation>()
const begun = new Set<SVGElement>()
let [timer, last, held] = [0, 0, false]

/** Milliseconds of the page's animations. */
const timelineNow = () => Number(document.timeline.currentTime)

const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Infinity

function go(): void {
  if (!timer && !held && moving.size > 0) timer = window.setTimeout(turn, step)
}

// To ask an animation of CSS styles the page again when another one was moved before. So here and in `takeUp` all are asked
// first and moved then: in turn, a drawing with ten of them was styled ten times in each picture.
function turn(): void {
  timer = 0
  const now = timelineNow()
  const passed = Math.min(now - last, longestStep)
  last = now
  const next: [Animation, number][] = []
  for (const animation of moving) {
    const at = animation.currentTime
    // A class or an element that went has ended it; what something else set going moves by itself.
    if (at === null || animation.playState !== 'paused') moving.delete(animation)
    else next.push([animation, Number(at) + passed])
  }
  for (const [animation, at] of next) animation.currentTime = at
  go()
}

/** Takes the animations that began in this frame into the book. */
function takeUp(): void {
  if (moving.size === 0) last = timelineNow()
  const found = [...begun].flatMap((element) => element.getAnimations().filter(endless))
  begun.clear()
  for (const animation of found) {
    animation.pause()
    moving.add(animation)
  }
  go()
}

/**
 * Turns the pages of a flip book: endless CSS animations inside a drawing (`<svg>`) move all together, twelve times a
 * second, instead of each in every frame. A browser moves a part of a drawing on the page's own thread: it styles, lays
 * out, paints and layers the page again for it, which on a slow tablet is most of a frame. What ends by itself, and what
 * moves a whole element of HTML, stays with the browser.
 */
export function turnPages(): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof SVGElement) || !target.ownerSVGElement) return
    if (begun.size === 0) requestAnimationFrame(takeUp)
    begun.add(target)
  })
}

/** Stops the book where it is, or lets it go on from there. */
export function holdPages(on: boolean): void {
  held = on
  // What has just begun stands still with the book, and goes on with it.
  takeUp()
  clearTimeout(timer)
  timer = 0
  last = timelineNow()
  go()
}
