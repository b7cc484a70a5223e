import { m } from '#messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Carousel of step pictures, scrolled by touch, keys, or buttons; 2 to 5 are visible, depending on the width. */
export function StepCarousel({ pictures, alt }: { pictures: { src: string; alt: string }[]; alt: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const go = (index: number) => {
    const item = list.current?.children[Math.max(0, Math.min(index, pictures.length - 1))] as HTMLElement | undefined
    if (!item || !list.current) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current.scrollTo({ left: item.offsetLeft - list.current.offsetLeft, behavior: calm ? 'auto' : 'smooth' })
    setAt(Math.max(0, Math.min(index, pictures.length - 1)))
  }
  const look = () => {
    const row = list.current
    const item = row?.children[0] as HTMLElement | undefined
    if (!row || !item) return
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2
    const first = Math.round(row.scrollLeft / (item.offsetWidth + 14))
    // At the end, all remaining pictures are visible, so the chosen one stays.
    setAt((now) => (atEnd && now >= first ? now : first))
  }
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a row that scrolls must be reachable by keys */}
      <ul className="carousel" ref={list} onScroll={look} tabIndex={0} aria-label={alt}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <img src={picture.src} alt={picture.alt} width="400" height="300" loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
      <div className="car-ctl dots">
        <IconButton label={m.catalogue_previous_pictures()} disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        {pictures.map((picture, index) => (
          <button
            key={picture.src}
            type="button"
            className="dot"
            aria-label={m.catalogue_picture_2({ index: index + 1 })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => go(index)}
          >
            <i />
          </button>
        ))}
        <IconButton
          label={m.catalogue_next_pictures()}
          disabled={at === pictures.length - 1}
          onClick={() => go(at + 1)}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
    </>
  )
}
