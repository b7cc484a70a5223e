/** The noise that sounds are made of, and the echo of the room that they are heard in, as samples from -1 to 1. */
export interface RoomSound {
  /** A second that dies away, the same on both sides: twice as long and wide, it takes the browser four times as long. */
  echo: Float32Array<ArrayBuffer>
  /** Two seconds of soft noise that can go round. */
  noise: Float32Array<ArrayBuffer>
}

// What nearly every device plays, in samples a second.
const usual = 48_000
// RoomSound made in one go: well below a frame on a slow tablet.
const slice = 6_000

function* making(rate: number): Generator<undefined, RoomSound> {
  const echo = new Float32Array(rate)
  for (let i = 0; i < rate; i++) {
    const left = 1 - i / rate
    echo[i] = (Math.random() * 2 - 1) * left * left * left
    if (i % slice === slice - 1) yield
  }
  const noise = new Float32Array(rate * 2)
  let slow = 0
  for (let i = 0; i < noise.length; i++) {
    slow = 0.97 * slow + 0.03 * (Math.random() * 2 - 1)
    noise[i] = slow * 6
    if (i % slice === slice - 1) yield
  }
  return { echo, noise }
}

/** Calls back when the browser has nothing better to do. */
const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 2000 })
  else setTimeout(call, 60)
}

/**
 * Makes the samples a little at a time from now on, so that the first press need not: all at once they take longer than a
 * frame. Whoever asks sooner, or for another rate (samples a second), gets them whole.
 */
export function noiseAhead(idle = whenIdle): (rate: number) => RoomSound {
  let work = making(usual)
  let made: RoomSound | null = null
  const step = () => {
    if (made) return
    const next = work.next()
    if (next.done) made = next.value
    else idle(step)
  }
  idle(step)
  return (rate) => {
    if (rate !== usual) work = making(rate)
    while (!made || made.noise.length !== rate * 2) {
      const next = work.next()
      if (next.done) made = next.value
    }
    return made
  }
}
