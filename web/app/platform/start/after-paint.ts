// A page that is hidden draws no frames.
const longest = 150

/** Does something once what was just drawn is on the screen. */
export function afterPaint(act: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    act()
  }
  setTimeout(once, longest)
  requestAnimationFrame(() => setTimeout(once))
}
