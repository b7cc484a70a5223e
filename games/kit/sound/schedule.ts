/** Seconds before its time at which a sound is made. */
const ahead = 0.15

/**
 * Makes what is heard `seconds` from now: at once where that is soon, else shortly before, in a task of its own. The nodes
 * of one press would else be made in one frame, forty hands of an applause in the press that earned it. Times stay exact,
 * since sounds are handed over with their moment on the audio clock, which a pause stops as well.
 */
export function scheduleSound(seconds: number, make: () => void): void {
  if (seconds < 0.05) make()
  else setTimeout(make, Math.max(0, seconds - ahead) * 1000)
}
