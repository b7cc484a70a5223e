import { memo } from 'react'
import { inks, type Item, type Page } from './page.ts'
import { wideSpacing } from './text.ts'

/** Draws one item of a page, in millimeters. */
export function ItemView({ item }: { item: Item }) {
  if (item.kind === 'picture') {
    return <image href={item.url} {...item.box} preserveAspectRatio="xMidYMid meet" />
  }
  if (item.kind === 'text') {
    return (
      <text
        x={item.x}
        y={item.y}
        fontSize={item.size}
        fontWeight={item.bold ? 700 : 400}
        textAnchor={item.align}
        fill={inks[item.ink]}
        letterSpacing={item.spaced ? item.size * wideSpacing.letter : undefined}
        wordSpacing={item.spaced ? item.size * wideSpacing.word : undefined}
      >
        {item.text}
      </text>
    )
  }
  if (item.kind === 'line') {
    const [[x1, y1], [x2, y2]] = [item.from, item.to]
    return (
      <line
        {...{ x1, y1, x2, y2 }}
        stroke={inks[item.ink]}
        strokeWidth={item.width}
        strokeDasharray={item.dashed ? '1.6 1.4' : undefined}
      />
    )
  }
  if (item.kind === 'shape') {
    return (
      <path
        d={item.path}
        fill={item.fill ? inks[item.fill] : 'none'}
        stroke={item.stroke ? inks[item.stroke] : undefined}
        strokeWidth={item.width}
        strokeDasharray={item.dashed ? '1.6 1.4' : undefined}
      />
    )
  }
  return (
    <g transform={`rotate(${item.angle} ${item.x} ${item.y})`}>
      {item.items.map((inner, place) => (
        <ItemView key={place} item={inner} />
      ))}
    </g>
  )
}

/** Draws a page in millimeters, as it will be printed. */
export const PageView = memo(function PageView({ page, label }: { page: Page; label: string }) {
  return (
    <svg className="sheet" viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={label}>
      <rect width={page.width} height={page.height} fill={inks.white} />
      {page.items.map((item, place) => (
        <ItemView key={place} item={item} />
      ))}
    </svg>
  )
})
