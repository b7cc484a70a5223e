/** Calls a function once after a delay in ms. Returns a function that cancels, which may be called at any time. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Calls a function repeatedly, every so many ms. Returns a function that stops. */
export function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds)
  return () => clearInterval(timer)
}

/** Resolves after a delay in ms. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
