import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

// How many pictures are kept ready. One that is shown is ready all the same.
const room = 120
const ready = new Map<string, HTMLImageElement>()
interface Waiting {
  address: string
  come: () => void
}
const waiting = new Set<Waiting>()
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
  keep(first.address)
  for (const one of waiting) {
    if (one.address !== first.address) continue
    waiting.delete(one)
    one.come()
  }
  frame = requestAnimationFrame(next)
}

/**
 * Tells when a drawn picture can be shown without a long task: at once for one that was shown lately or comes alone, else
 * in a frame of its own. Returns how to stop waiting.
 */
function whenReady(address: string, come: () => void): () => void {
  const own = { address, come }
  if (ready.has(address) || (frame === 0 && waiting.size === 0)) {
    keep(address)
    come()
  } else waiting.add(own)
  if (frame === 0) frame = requestAnimationFrame(next)
  return () => void waiting.delete(own)
}

/** Whether all of these drawn pictures can be put into a drawing now (`<image href>`); it is drawn again when they can. */
export function useReady(addresses: readonly string[]): boolean {
  const all = addresses.join('\n')
  const [come, setCome] = useState('')
  useLayoutEffect(() => {
    if (all === '') return
    const missing = new Set(all.split('\n'))
    const ends = [...missing].map((address) =>
      whenReady(address, () => {
        missing.delete(address)
        if (missing.size === 0) setCome(all)
      }),
    )
    return () => ends.forEach((end) => end())
  }, [all])
  return addresses.length === 0 || come === all
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
    // Never the last picture at the place of the next.
    at?.removeAttribute('src')
    return whenReady(src, () => at?.setAttribute('src', src))
  }, [src])
  return <img ref={image} alt="" draggable={false} {...rest} />
}
