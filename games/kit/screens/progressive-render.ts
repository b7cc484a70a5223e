import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * How many parts of a large drawing are drawn by now: the first one at once, then one more in each frame, so that what
 * comes whole with a new scene is no long task. For what fades or slides in, where nobody sees it come.
 */
export function useProgressiveRender(parts: number): number {
  const [drawn, setDrawn] = useState(1)
  useLayoutEffect(() => {
    if (drawn >= parts) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1))
    return () => cancelAnimationFrame(frame)
  }, [drawn, parts])
  return Math.min(drawn, parts)
}
