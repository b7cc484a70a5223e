/**
 * Repeats an action, each time `pause` ms after the last one finished. Returns a function that stops. A fixed interval
 * would cancel every response on a slow network.
 */
export function poll(act: () => Promise<unknown>, pause: number): () => void {
  let over = false
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    if (over) return
    timer = setTimeout(() => void act().then(wait, wait), pause)
  }
  wait()
  return () => {
    over = true
    clearTimeout(timer)
  }
}
