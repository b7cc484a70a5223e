/** Resolves when the page is idle, or after a short time. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 })
    else setTimeout(done, 50)
  })
}
