/** Calls a function once after some milliseconds; what it returns cancels that, and may be called at any time. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

/** Calls a function again and again, each time after some milliseconds; what it returns ends that. */
export function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds)
  return () => clearInterval(timer)
}

/** Resolves after some milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
