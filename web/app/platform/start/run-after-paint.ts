// Hidden pages render no frames.
const fallbackMs = 150

/** Runs a function after the current render has been painted. */
export function runAfterPaint(act: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    act()
  }
  setTimeout(once, fallbackMs)
  requestAnimationFrame(() => setTimeout(once))
}
