import { useEffect } from 'react'

/** How long an entrance takes from the first of its parts to the last at rest, in milliseconds. */
const entrance = 1500
const stagger = 90

/** What comes in one after the other when its section comes into view. */
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
 * Sections below the fold rise into place, once each, as they come into view. They are moved and never hidden: a page
 * without scripts, on paper or in a picture is whole, and nothing shifts around them.
 */
export function useEntrance() {
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
