import { m } from '#messages'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { RefObject } from 'preact'
import { Icon } from './icons.tsx'

type Rest = 'none' | 'below' | 'above'
const slack = 4
/** Of what is seen, how much of it a press takes away: a line or two stay, so that nobody loses the place. */
const stride = 0.7

/** How far what stands in `body` goes on below its edge while it is at its top. */
function beyond(body: HTMLElement): number {
  const parts = [...body.querySelectorAll<HTMLElement>(':scope > *')]
  const lowest = Math.max(...parts.map((at) => at.offsetTop + at.offsetHeight))
  return lowest - (body.offsetTop + body.clientHeight)
}

/** Where a sheet holds more than a low screen shows: says so, and shows the rest by a press, also by a switch. */
export function MoreBelow({ body, calm }: { body: RefObject<HTMLElement>; calm: boolean }) {
  const [rest, setRest] = useState<Rest>('none')
  useLayoutEffect(() => {
    const at = body.current
    if (!at) return
    const look = () => {
      const hidden = beyond(at)
      setRest(hidden <= slack ? 'none' : at.scrollTop < hidden - slack ? 'below' : 'above')
    }
    const watch = new ResizeObserver(look)
    for (const each of [at, ...at.children]) watch.observe(each)
    at.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      at.removeEventListener('scroll', look)
    }
  }, [])
  if (rest === 'none') return null
  const go = () => {
    const at = body.current
    const top = at && rest === 'below' ? at.scrollTop + at.clientHeight * stride : 0
    at?.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
  }
  return (
    <div class={`more-below ${rest}`}>
      <button type="button" class="button plain" data-scan="" onClick={go}>
        <Icon name={rest === 'below' ? 'down' : 'up'} size={20} />{' '}
        {rest === 'below' ? m.kit_more() : m.kit_to_the_top()}
      </button>
    </div>
  )
}
