/** A number as it stands in a drawing. */
export const f = (value: number): number => Math.round(value * 10) / 10

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A box: left, top, width and height, and how round its corners are. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  round: number,
  fill: string,
): string => `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}" rx="${round}" fill="${fill}"/>`

/** An oval: its middle, half its width and height. */
export const oval = ([x, y, rx, ry]: readonly [number, number, number, number], fill: string, more = ''): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  oval([x, y, radius, radius], fill, more)

/** A part moved and scaled to its place. */
export const at = (x: number, y: number, scale: number, body: string, flip = false): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`

/** A disc lit from the upper left. */
export const ball = (x: number, y: number, r: number, base: string, light: string): string =>
  disc(x, y, r, base) +
  path(
    `M${f(x - r)} ${f(y)}A${r} ${r} 0 0 1 ${f(x + r * 0.45)} ${f(y - r * 0.89)}A${f(r * 1.25)} ${f(r * 1.25)} 0 0 0 ${f(x - r * 0.65)} ${f(y + r * 0.76)}A${r} ${r} 0 0 1 ${f(x - r)} ${f(y)}Z`,
    light,
  )

/** A soft ridge through its crests, filled down to `bottom`. */
export function ridge(crests: readonly (readonly [number, number])[], fill: string, bottom: number): string {
  const [first = [0, 0]] = crests
  let d = `M${f(first[0])} ${f(first[1])}`
  for (const [i, [x, y]] of crests.entries()) {
    const [a, b] = crests[i - 1] ?? [x, y]
    if (i === 0) continue
    const half = (x - a) / 2
    d += `C${f(a + half)} ${f(b)} ${f(x - half)} ${f(y)} ${f(x)} ${f(y)}`
  }
  return path(`${d}V${f(bottom)}H${f(first[0])}Z`, fill)
}

/** Numbers from 0 to 1 that are the same each time a drawing is made. */
export function steady(seed: number): () => number {
  let at = seed
  return () => ((at = (at * 16807) % 2147483647) - 1) / 2147483646
}
