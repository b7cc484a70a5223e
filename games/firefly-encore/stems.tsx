import { m } from '#messages'
import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { useRef } from 'preact/hooks'
import { html, Layer, Press } from '../kit/index.ts'
import { fireflyArt, isBlue, paleness, toneOf } from './firefly-art.ts'
import type { Site } from './layout.ts'
import type { Stems } from './phrases.ts'
import { scanLabel } from './texts.ts'

interface LookProps {
  look: Look
  soft: boolean
}

/** What a stem shows and does. */
interface StemProps extends LookProps {
  site: Site
  stems: Stems
  stem: number
  isOn: boolean
  isWrong: boolean
  isNext: boolean
  isGlad: boolean
  /** On the harp, one button strums for switches, so that they needn't go from stem to stem. */
  isScanned: boolean
  /** Can be tapped now. */
  isOpen: boolean
  press: (stem: number) => void
}

function stalkArt(x: number, from: number, to: number, wide: number, at: number): string {
  const lean = ((at % 3) - 1) * wide
  const long = to - from
  const leafY = from + long * (0.6 + (at % 3) * 0.08)
  const turn = at % 2 === 0 ? 'scale(-1 1)' : ''
  return (
    `<path d="M${x - wide + lean} ${to}C${x - wide} ${from + long * 0.5} ${x - wide * 0.5} ${from + 40} ${x} ${from}C${x + wide * 0.6} ${from + 40} ${x + wide} ${from + long * 0.5} ${x + wide + lean} ${to}Z" fill="#3E9468"/>` +
    `<path d="M${x + lean} ${to}C${x} ${from + long * 0.5} ${x} ${from + 40} ${x} ${from}C${x + wide * 0.6} ${from + 40} ${x + wide} ${from + long * 0.5} ${x + wide + lean} ${to}Z" fill="#2A7355"/>` +
    `<g transform="translate(${x} ${leafY}) ${turn} rotate(16) scale(${wide / 14})"><path d="M0 0C-20 -34 -84 -40 -112 -8C-76 10 -30 12 0 0Z" fill="#4FA878"/><path d="M0 0C-30 -12 -76 -14 -112 -8C-76 10 -30 12 0 0Z" fill="#2F7F5C"/></g>`
  )
}

/** What fireflies sit on; on the star chart, lines down to the horizon. */
export function Stalks({ site, look, lit }: { site: Site; look: Look; lit: readonly number[] }) {
  const { size, stage, heads, shore } = site
  const wide = Math.max(4, size * 0.085 * Math.min(1, 6 / heads.length))
  return heads.map(({ x, y }, stem) => {
    const foot = y + size * 0.3
    const art =
      look === 'grown-up'
        ? `<path d="M${x} ${foot}V${shore}" stroke="#8FA6B6" stroke-width="2" stroke-dasharray="2 8"/>`
        : stalkArt(x, foot, stage.height + 10, wide, stem)
    return (
      <Layer
        key={stem}
        box={[x - size, foot, size * 2, stage.height - foot]}
        class={`stalk ${lit.includes(stem) ? 'is-bent' : ''}`}
        art={art}
      />
    )
  })
}

const Stem = memo(function Stem(props: StemProps) {
  const { site, stems, stem, look, soft, isOn, isWrong, isNext, isGlad, isScanned, isOpen, press } = props
  const { x, y } = site.heads[stem] ?? { x: 0, y: 0 }
  const { size } = site
  const [main] = toneOf(stems, stem, paleness(look, soft))
  const name = [isOn && 'is-on', isWrong && 'is-wrong', isNext && 'is-next', isGlad && 'is-glad'].filter(Boolean)
  const place = { left: x - size / 2, top: y - size / 2, width: size, height: size, '--glow': main, '--at': stem }
  // The button's own class stays as it is: the scan adds its highlight to it.
  return (
    <>
      <i class={`glow ${name.join(' ')}`} style={place} />
      <Press
        class="stem"
        aria-label={scanLabel(stem, isBlue(stems, stem))}
        data-own-cooldown=""
        data-scan={isScanned ? '' : undefined}
        disabled={!isOpen}
        style={place}
        onClick={() => press(stem)}
      >
        <svg
          class={`bug ${name.join(' ')}`}
          viewBox="-105 -112 210 200"
          aria-hidden="true"
          {...html(fireflyArt(stems, stem, look, soft))}
        />
      </Press>
    </>
  )
})

/** The way through the phrase, with the places of each light: the drawn trail of help. */
function Trail({ site, answer, from }: { site: Site; answer: readonly number[]; from: number }) {
  const spots = answer.map((stem) => site.heads[stem] ?? { x: 0, y: 0 })
  const off = site.size * 0.42
  const way = `M${spots.map(({ x, y }) => `${x} ${y - off}`).join('L')}`
  const signs = spots.map(({ x, y }, at) => {
    const before = answer.slice(0, at).filter((stem) => stem === answer[at]).length
    return { x: x + before * 34, y: y - off, at }
  })
  return (
    <Layer box={[0, 0, site.stage.width, site.stage.height]} class="trail">
      <path d={way} fill="none" stroke="#F4FBE3" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 14" />
      {signs.map(({ x, y, at }) => (
        <g key={at} class={at < from ? 'is-done' : ''}>
          <circle cx={x} cy={y} r="17" fill={at === from ? '#FFC24D' : '#FFF9EF'} stroke="#2B1B3D" stroke-width="2" />
          <text x={x} y={y + 7} text-anchor="middle" font-size="20" font-weight="700" fill="#2B1B3D">
            {at + 1}
          </text>
        </g>
      ))}
    </Layer>
  )
}

interface BoardProps extends LookProps {
  site: Site
  stems: Stems
  lit: readonly number[]
  wrong: number | null
  isGlad: boolean
  /** Stems that can be tapped. */
  open: readonly number[]
  next: number | null
  trail: { answer: readonly number[]; from: number } | null
  press: (stem: number) => void
  /** Called for each stem that a finger brushes; null where stems are only tapped. */
  brush: ((stem: number) => void) | null
}

/** All stems, with what help shows on them. */
export function Board({ site, stems, look, soft, lit, wrong, isGlad, open, next, trail, press, brush }: BoardProps) {
  const last = useRef(-1)
  const touch = (event: PointerEvent) => {
    if (!brush || event.buttons === 0) return
    const { left } = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const x = event.clientX - left
    const near = site.heads.findIndex((head) => Math.abs(head.x - x) < Math.min(site.size * 0.3, 30))
    if (near >= 0 && near !== last.current) brush(near)
    last.current = near
  }
  const start = (event: PointerEvent) => {
    last.current = -1
    // The finger goes on to the next stems.
    ;(event.target as HTMLElement).releasePointerCapture(event.pointerId)
    touch(event)
  }
  const isAll = site.heads.every((_, stem) => lit.includes(stem))
  return (
    <div
      class={`stems ${brush ? 'is-harp' : ''} ${isAll ? 'is-all' : ''}`}
      role="group"
      aria-label={m.firefly_encore_fireflies()}
      {...(brush && { onPointerDown: start, onPointerMove: touch, 'data-own-cooldown': '' })}
    >
      {site.heads.map((_, stem) => (
        <Stem
          key={stem}
          {...{ site, stems, stem, look, soft, isGlad, press }}
          isOn={lit.includes(stem)}
          isWrong={wrong === stem}
          isNext={next === stem}
          isScanned={brush === null}
          isOpen={open.includes(stem)}
        />
      ))}
      {trail && <Trail site={site} {...trail} />}
    </div>
  )
}
