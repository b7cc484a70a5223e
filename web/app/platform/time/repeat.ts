/**
 * Does something again and again, each time so long after the last time was over, until the answer is called. What asks
 * anew by the clock alone would drop, on a slow network, each answer on its way.
 */
export function repeat(act: () => Promise<unknown>, pause: number): () => void {
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
