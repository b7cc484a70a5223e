/** Listens to events of the page, or of `at`, until the answer is called. Time and pauses stay the kit's. */
export function listen(
  handlers: Record<string, (event: never) => void>,
  { at = document, capture = false }: { at?: EventTarget | undefined; capture?: boolean } = {},
): () => void {
  const all = Object.entries(handlers) as [string, EventListener][]
  for (const [kind, handler] of all) at.addEventListener(kind, handler, capture)
  return () => {
    for (const [kind, handler] of all) at.removeEventListener(kind, handler, capture)
  }
}
