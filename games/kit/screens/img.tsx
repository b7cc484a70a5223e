import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

// How many pictures are known as shown lately.
const room = 120
const ready = new Map<string, HTMLImageElement | null>()
interface Waiting {
  picture: string
  come: () => void
}
const waiting = new Set<Waiting>()
let frame = 0

/** Remembers a picture; an address is loaded too, so that what shows it after this draws it without a document of its own. */
function keep(picture: string): void {
  const kept = ready.get(picture) ?? (picture.startsWith('<') ? null : new Image())
  if (kept && !kept.src) kept.src = picture
  ready.delete(picture)
  ready.set(picture, kept)
  for (const oldest of ready.keys()) if (ready.size > room) ready.delete(oldest)
}

function next(): void {
  frame = 0
  const [first] = waiting
  if (!first) return
  keep(first.picture)
  for (const one of waiting) {
    if (one.picture !== first.picture) continue
    waiting.delete(one)
    one.come()
  }
  frame = requestAnimationFrame(next)
}

/**
 * Tells when a drawn picture can be shown without a long task: at once for one that was shown lately or comes alone, else
 * in a frame of its own. Returns how to stop waiting.
 */
function whenReady(picture: string, come: () => void): () => void {
  const own = { picture, come }
  if (ready.has(picture) || (frame === 0 && waiting.size === 0)) {
    keep(picture)
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

const filling = '<svg style="display:block;width:100%;height:100%"'

function show(host: HTMLElement, svg: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.innerHTML = svg.replace('<svg', filling)
  host.toggleAttribute('data-come', svg !== '')
}

interface ImgProps {
  /** The picture as SVG with a `viewBox`. */
  svg: string
  class?: string
  style?: JSX.CSSProperties
}
/**
 * A drawn picture beside whose words it needs none of its own, as wide and high as rules for `.drawn` say. It is part of the page, in a
 * tree of its own so that neither names nor rules meet those around it: as `<img>` it would be a document for the browser,
 * four times as dear to show. Of several that come together one is shown in each frame, and those that were shown lately
 * all at once.
 */
export function Img({ svg, class: name, style }: ImgProps) {
  const host = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const at = host.current as HTMLSpanElement
    // Never the last picture at the place of the next.
    if (at.shadowRoot) show(at, '')
    return whenReady(svg, () => show(at, svg))
  }, [svg])
  return <span ref={host} class={name ? `drawn ${name}` : 'drawn'} style={style} aria-hidden="true" />
}
