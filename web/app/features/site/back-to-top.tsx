import { m } from '#messages'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

const threshold = 100

/** Appears after scrolling 100 px, and scrolls back to the top. */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  const up = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="icon-btn back-to-top" aria-label={m.site_back_to_top()} onClick={up}>
      <Icon of={ArrowUp} />
    </button>
  )
}
