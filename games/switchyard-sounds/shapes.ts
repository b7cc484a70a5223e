/** Rounds a number for use in a drawing. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A box: left, top, width, height, and corner radius. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  round: number,
  fill: string,
): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${round}" fill="${fill}"/>`

/** An oval: center x and y, horizontal and vertical radius. */
export const oval = ([x, y, rx, ry]: readonly [number, number, number, number], fill: string, more = ''): string =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  oval([x, y, radius, radius], fill, more)

/** Moves and scales a part of a drawing. */
export const placed = (x: number, y: number, scale: number, body: string, flip = false): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`

/** A disc lit from the upper left. */
export const ball = (x: number, y: number, r: number, base: string, light: string): string =>
  disc(x, y, r, base) +
  path(
    `M${rounded(x - r)} ${rounded(y)}A${r} ${r} 0 0 1 ${rounded(x + r * 0.45)} ${rounded(y - r * 0.89)}A${rounded(r * 1.25)} ${rounded(r * 1.25)} 0 0 0 ${rounded(x - r * 0.65)} ${rounded(y + r * 0.76)}A${r} ${r} 0 0 1 ${rounded(x - r)} ${rounded(y)}Z`,
    light,
  )

/** A smooth ridge through its crests, filled down to `bottom`. */
export function ridge(crests: readonly (readonly [number, number])[], fill: string, bottom: number): string {
  const [first = [0, 0]] = crests
  let d = `M${rounded(first[0])} ${rounded(first[1])}`
  for (const [i, [x, y]] of crests.entries()) {
    const [a, b] = crests[i - 1] ?? [x, y]
    if (i === 0) continue
    const half = (x - a) / 2
    d += `C${rounded(a + half)} ${rounded(b)} ${rounded(x - half)} ${rounded(y)} ${rounded(x)} ${rounded(y)}`
  }
  return path(`${d}V${rounded(bottom)}H${rounded(first[0])}Z`, fill)
}

/** Returns a seeded random number generator, so that a drawing looks the same each time. */
export function seededRandom(seed: number): () => number {
  let at = seed
  return () => ((at = (at * 16807) % 2147483647) - 1) / 2147483646
}
