import type { CSSProperties } from 'react'

/** Placeholder for something that is loading. The surrounding list sets `aria-busy`. */
export function Skeleton({
  width,
  height,
  ratio,
  round,
}: {
  width?: string
  height?: string
  ratio?: string
  round?: string
}) {
  const shape: CSSProperties = { width, height: ratio ? 'auto' : height, aspectRatio: ratio, borderRadius: round }
  return <span className="sk" style={shape} aria-hidden />
}

/** Placeholder tiles with a picture, a title, and a line, as items of the final list. */
export function TileSkeletons({ count, ratio }: { count: number; ratio: string }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="sk-game" aria-hidden>
      <Skeleton ratio={ratio} round="var(--radius)" />
      <Skeleton width="70%" height="18px" />
      <Skeleton width="45%" />
    </li>
  ))
}

/** Placeholder rows with a round picture and two lines. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div className="sk-rows grid" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton width="44px" height="44px" round="50%" />
          <span>
            <Skeleton width="60%" height="18px" />
            <Skeleton width="35%" />
          </span>
        </div>
      ))}
    </div>
  )
}
