/** A point on the 128-unit grid. */
export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

/** An ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`

/** Draws a box with rounded corners: position, size, and corner radius. */
export const box = (...[x, y, width, height, corner, fill]: [number, number, number, number, number, string]) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" fill="${fill}"/>`

/** A filled shape. */
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** A round-ended stroke along a path. */
export const stroke = (d: string, width: number, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A round-ended stroke through points. */
export const line = (points: readonly Point[], width: number, color: string) =>
  stroke(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, width, color)

/** Groups parts that are moved, turned, or scaled together. */
export const group = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`

/** Draws head and shoulders large, like Noto's people at work: x 24 to 104 and y 7 to 87 of the grid are visible. */
export const bust = (...parts: string[]) => group('translate(-38.4 -12) scale(1.6)', ...parts)

/** Draws a soft shadow on the ground. */
export const shadow = (x: number, width: number, y = 121) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="4" fill="#000" opacity=".12"/>`

/** Draws short strokes for motion or sound. */
export const motion = (...paths: string[]) => paths.map((d) => stroke(d, 2.6, '#90a4ae')).join('')

/** Returns the drawing as an SVG file. */
export const drawing = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${parts.join('')}</svg>\n`
