import { inks, type Item, type Page } from './page.ts'
import { ItemView } from './page-view.tsx'
import { textWidth } from './text.ts'

/** A line of text as a bar, and a picture as a disc: at this size, neither could be told from the other. */
function SketchedItem({ item }: { item: Item }) {
  if (item.kind === 'text') {
    const width = textWidth(item.text, item.size, item.bold, item.spaced)
    const left = { start: 0, middle: width / 2, end: width }[item.align]
    const height = item.size * 0.6
    return <rect x={item.x - left} y={item.y - height} {...{ width, height }} rx={height / 2} fill={inks.pale} />
  }
  if (item.kind === 'picture') {
    const { x, y, width, height } = item.box
    const r = (Math.min(width, height) / 2) * 0.85
    return <circle cx={x + width / 2} cy={y + height / 2} r={r} className="fill-sun" />
  }
  if (item.kind === 'turned')
    return (
      <g transform={`rotate(${item.angle} ${item.x} ${item.y})`}>
        {item.items.map((inner, place) => (
          <SketchedItem key={place} item={inner} />
        ))}
      </g>
    )
  return <ItemView item={item} />
}

/** A page as a sketch for small sizes, drawn from what is printed: every part has its own place and size. */
export function PageSketch({ page }: { page: Page }) {
  return (
    <svg className="page-sketch" viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden>
      <rect width={page.width} height={page.height} fill={inks.white} />
      {page.items.map((item, place) => (
        <SketchedItem key={place} item={item} />
      ))}
    </svg>
  )
}
