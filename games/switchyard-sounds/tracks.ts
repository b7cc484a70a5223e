import { rounded, path } from './shapes.ts'

/** A point on a track, with half of its gauge there. */
type TrackPoint = readonly [x: number, y: number, half: number]
type Curve = readonly [TrackPoint, TrackPoint, TrackPoint]

// Half the gauge at the switch, where the engine has its normal size.
const gaugeAtSwitch = 46

/** The tracks of the yard, with the switch at 0, 0. Trains come along `arrival` and leave by one of `exits`. */
export interface Tracks {
  arrival: Curve
  exits: readonly [Curve, Curve]
}

/** Returns the tracks for a yard of this half width; in a narrow yard the stations are closer to the switch. */
export function tracksOf(half: number): Tracks {
  const out = Math.min(340, half * 0.62)
  const exit = (way: 1 | -1): Curve => [
    [0, 0, gaugeAtSwitch],
    [way * out * 0.14, 92, 58],
    [way * out, 260, 86],
  ]
  return {
    arrival: [
      [Math.min(330, half * 0.72), -152, 5],
      [Math.min(70, half * 0.2), -140, 18],
      [0, 0, gaugeAtSwitch],
    ],
    exits: [exit(-1), exit(1)],
  }
}

const between = (curve: Curve, t: number, k: 0 | 1 | 2): number => {
  const [a, b, c] = curve
  return (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * c[k]
}

/** Returns the position and scale of something on a track; `t` goes from 0 at its start to 1 at its end. */
export const spotOn = (curve: Curve, t: number): { x: number; y: number; scale: number } => ({
  x: between(curve, t, 0),
  y: between(curve, t, 1),
  scale: between(curve, t, 2) / gaugeAtSwitch,
})

/** How far along its exit a train stops at the station, and how far it is out of sight. */
export const stationAt = 0.42
export const outOfSightAt = 1.25

const ties = 15

/** Draws the ties of a track. */
export function tiesOf(curve: Curve, color: string): string {
  let drawn = ''
  for (let i = 0; i <= ties; i++) {
    const t = (i / ties) ** 1.2
    const [x, y, w] = [between(curve, t, 0), between(curve, t, 1), between(curve, t, 2)]
    drawn += `M${rounded(x - w * 1.45)} ${rounded(y)}H${rounded(x + w * 1.45)}v${rounded(w * 0.17)}H${rounded(x - w * 1.45)}Z`
  }
  return path(drawn, color)
}

/** The two rails of a track. */
export function railsOf(curve: Curve, color: string): string {
  return [-1, 1]
    .map((side) => {
      let there = ''
      const back: string[] = []
      for (let i = 0; i <= 16; i++) {
        const t = i / 16
        const [y, w] = [between(curve, t, 1), between(curve, t, 2)]
        const [x, thick] = [between(curve, t, 0) + side * w, Math.max(1.6, w * 0.08)]
        there += `${i === 0 ? 'M' : 'L'}${rounded(x - thick)} ${rounded(y)}`
        back.unshift(`L${rounded(x + thick)} ${rounded(y)}`)
      }
      return path(`${there}${back.join('')}Z`, color)
    })
    .join('')
}

/** Lamps along an exit that show which way the switch is set. */
export function routeOf(curve: Curve, color: string): string {
  let drawn = ''
  for (let i = 1; i <= 9; i++) {
    const t = 0.06 + i * 0.085
    const [x, y, w] = [between(curve, t, 0), between(curve, t, 1), between(curve, t, 2)]
    const r = w * 0.13
    drawn += `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(r * 1.2)}" ry="${rounded(r * 0.8)}"/>`
  }
  return `<g fill="${color}" stroke="#2B1B3D" stroke-opacity=".35" stroke-width="2">${drawn}</g>`
}
