import { useEffect } from 'react'

/** Duration of the whole entrance, in ms. */
const entrance = 1500
const stagger = 90

/** Elements that enter one after the other. */
const parts = 'h2, .lead, .games > li, .fan, .areas > li, .frees > li, .places, .three > li, .panel > *'

function rise(section: Element) {
  const items = [...section.querySelectorAll(parts)].slice(0, 8)
  const each = entrance - stagger * (items.length - 1)
  items.forEach((item, index) => {
    const from = { transform: 'translateY(36px)' }
    item.animate([from, { transform: 'translateY(0)' }], {
      duration: each,
      delay: stagger * index,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      fill: 'backwards',
      composite: 'add',
    })
  })
}

/**
 * Moves sections below the fold into place once, as they come into view. They are never hidden, so that the page is
 * complete without scripts, on paper, and in screenshots, and nothing shifts around them.
 */
export function useEntranceAnimation() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const below = [...document.querySelectorAll('#main > section')].filter(
      (section) => section.getBoundingClientRect().top > window.innerHeight,
    )
    const watch = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue
        watch.unobserve(entry.target)
        rise(entry.target)
      }
    })
    for (const section of below) watch.observe(section)
    return () => watch.disconnect()
  }, [])
}
