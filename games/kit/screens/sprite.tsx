import { html } from './html.ts'

/**
 * A picture of the content inside a drawing, in the drawing's units. It is part of the page: as `<image href>` the browser
 * would load each as a document of its own.
 */
export function Sprite({ svg, x, y, size }: { svg: string; x: number; y: number; size: number }) {
  return <svg x={x} y={y} width={size} height={size} {...html(svg)} />
}
