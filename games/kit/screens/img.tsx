import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

// How many pictures are kept ready. One that is shown is ready all the same.
const room = 120
const ready = new Map<string, HTMLImageElement>()
const waiting = new Map<HTMLImageElement, string>()
let frame = 0

/** Keeps a picture in the browser's memory: what shows it after this draws it without a document of its own. */
function keep(address: string): void {
  const kept = ready.get(address) ?? new Image()
  if (!kept.src) kept.src = address
  ready.delete(address)
  ready.set(address, kept)
  for (const oldest of ready.keys()) if (ready.size > room) ready.delete(oldest)
}

function next(): void {
  frame = 0
  const [first] = waiting
  if (!first) return
  const [, address] = first
  keep(address)
  for (const [image, wanted] of waiting) {
    if (wanted !== address) continue
    image.src = address
    waiting.delete(image)
  }
  frame = requestAnimationFrame(next)
}

function show(image: HTMLImageElement, address: string): void {
  if (ready.has(address) || (frame === 0 && waiting.size === 0)) {
    keep(address)
    image.src = address
  } else {
    // Never the last picture at the place of the next.
    image.removeAttribute('src')
    waiting.set(image, address)
  }
  if (frame === 0) frame = requestAnimationFrame(next)
}

interface ImgProps {
  /** Address of a made picture, as `addressOf` tells. */
  src: string
  class?: string
  style?: JSX.CSSProperties
}
/**
 * A drawn picture (`data:image/svg+xml`) beside whose words it needs none of its own. The browser makes a document of each such
 * picture when it is first shown, some milliseconds on a slow tablet: of several that come together, one is
 * shown in each frame, and those that were shown lately all at once.
 */
export function Img({ src, ...rest }: ImgProps) {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const at = image.current
    if (!at) return
    show(at, src)
    return () => void waiting.delete(at)
  }, [src])
  return <img ref={image} alt="" draggable={false} {...rest} />
}
