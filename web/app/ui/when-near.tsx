import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the screen children are rendered already. */
const ahead = '300px'

/**
 * A box whose children are rendered once it comes near the screen, so that what is far below costs nothing. Its class
 * must give it a size, or the page would move.
 */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || near) return
    const watch = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${ahead} 0px`,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [near])
  return (
    <div ref={box} className={className}>
      {near ? children : null}
    </div>
  )
}
