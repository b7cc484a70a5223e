import type { Look } from '@marigold/contract'
import { html } from '../kit/index.ts'
import { cometArt, cometFace } from './comet-art.ts'

/** A comet that `flyTo` moves: its tail turns, and its face stays upright. */
export const Comet = ({ color, look, isLight }: { color: string; look: Look; isLight: boolean }) => (
  <div class="comet" aria-hidden="true">
    <svg viewBox="-80 -40 120 80" {...html(cometArt(color, look, isLight))} />
    {look !== 'grown-up' && <svg viewBox="-80 -40 120 80" {...html(cometFace)} />}
  </div>
)

/** Puts a comet at a place, flying in a direction in radians. */
export function flyTo(comet: Element | undefined, x: number, y: number, turn: number): void {
  if (!(comet instanceof HTMLElement)) return
  comet.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
  const [tail] = comet.children
  if (tail instanceof SVGElement) tail.style.transform = `rotate(${turn.toFixed(2)}rad)`
}
