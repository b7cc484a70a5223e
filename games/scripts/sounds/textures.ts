import { strike, struck } from './instruments.ts'
import {
  filtered,
  fill,
  inBody,
  mix,
  noise,
  random,
  scaled,
  scatter,
  struckCurve,
  through,
  tilted,
  tone,
  type Curve,
  type Signal,
} from './signal.ts'

const swell = (seconds: number, attack: number) => through([0, 0], [attack, 1], [seconds * 0.5, 0.7], [seconds, 0])
const air = (seconds: number, hertz: Curve, q: number, loud: Curve, seed: number): Signal =>
  scaled(filtered('bandpass', noise(seconds, seed), hertz, q), loud)

/** Moments in `seconds`, `perSecond` of them on average, denser where `dense` is high. */
function moments(seconds: number, perSecond: number, seed: number, dense: (k: number) => number = () => 1): number[] {
  const chance = random(seed)
  const found: number[] = []
  for (let t = 0; t < seconds; t += 0.002)
    if (Math.abs(chance()) < perSecond * 0.002 * dense(t / seconds)) found.push(t)
  return found
}

/** A bubble or drop: the pitch rises as the air in it closes. */
const bubble = (hertz: number, fall: number, rise = 1.5): Signal =>
  scaled(
    tone(fall, (t) => hertz * (1 + (rise - 1) * (t / fall))),
    struckCurve(0.004, fall),
  )

export const plop = () => mix([bubble(380, 0.16, 2.2)], [air(0.05, 1400, 0.8, struckCurve(0.001, 0.05), 101), 0.2])
export const drip = () => mix([bubble(1100, 0.09, 1.25)], [bubble(1650, 0.07, 1.2), 0.35, 0.05])
export const bubbles = () => {
  const chance = random(102)
  const when = [0, 0.09, 0.16, 0.27, 0.34, 0.46, 0.53, 0.66]
  return scatter(
    when,
    () => bubble(420 + Math.abs(chance()) * 700, 0.1, 1.6),
    () => 0.5 + Math.abs(chance()) * 0.5,
  )
}
export const splash = () => {
  const chance = random(103)
  const drops = moments(0.6, 40, 104, (k) => 1 - k)
  return mix(
    [air(0.7, through([0, 900], [0.12, 2400], [0.7, 900]), 0.7, struckCurve(0.012, 0.55), 105), 0.8],
    [
      scatter(
        drops,
        () => bubble(700 + Math.abs(chance()) * 1500, 0.06, 1.4),
        () => 0.1 + Math.abs(chance()) * 0.16,
      ),
      1,
    ],
    [bubble(240, 0.2, 1.9), 0.5, 0.03],
  )
}
/** Running water: many small bubbles over a soft rush; it can go around. */
export const brook = () => {
  const chance = random(106)
  const drops = moments(1.35, 55, 107)
  return mix(
    [air(1.5, 700, 0.6, 0.5, 108)],
    [
      scatter(
        drops,
        () => bubble(500 + Math.abs(chance()) ** 2 * 1800, 0.08, 1.4),
        () => 0.05 + Math.abs(chance()) * 0.12,
      ),
    ],
  )
}
export const whoosh = () => air(0.6, through([0, 300], [0.25, 1900], [0.6, 500]), 1.1, swell(0.6, 0.2), 109)
export const breeze = () => air(1.5, through([0, 380], [0.7, 720], [1.5, 330]), 1.2, swell(1.5, 0.5), 110)
export const rustle = () => {
  const chance = random(111)
  return scatter(
    moments(0.5, 46, 112, (k) => Math.sin(k * Math.PI) + 0.3),
    (i) => air(0.05, 3000 + chance() * 1800, 0.9, struckCurve(0.004, 0.045), 113 + i),
    () => 0.25 + Math.abs(chance()) * 0.6,
  )
}
export const creak = () => {
  const stick = fill(0.55, (t) => {
    const rate = through([0, 34], [0.3, 78], [0.55, 46])(t)
    return (t * rate) % 1 < 0.06 ? 1 : 0
  })
  const body = inBody(scaled(stick, 0.3), [520, 3, 14], [960, 2.4, 16], [1730, 1.4, 18], [290, 2, 10])
  return scaled(filtered('highpass', body, 200), swell(0.55, 0.1))
}
export const steam = () => air(0.7, through([0, 5200], [0.7, 3400]), 0.6, struckCurve(0.03, 0.6), 115)
export const sizzle = () => {
  const chance = random(116)
  return mix(
    [air(0.9, 5200, 0.6, swell(0.9, 0.1), 117), 0.35],
    [
      scatter(
        moments(0.8, 60, 118),
        (i) => air(0.02, 4200 + chance() * 2000, 1.5, struckCurve(0.001, 0.018), 119 + i),
        () => Math.abs(chance()) * 0.7,
      ),
    ],
  )
}
export const pop = () =>
  mix([scaled(tone(0.09, through([0, 380], [0.09, 980])), struckCurve(0.003, 0.08))], [strike(1700, 0.012, 120), 0.3])
export const boing = () =>
  scaled(
    tone(
      0.75,
      (t) =>
        165 * (1 + 0.32 * Math.exp(-t * 3) * Math.sin(2 * Math.PI * (11 + t * 6) * t)) * (1 + 0.5 * Math.min(1, t * 4)),
      [1, 0.5, 0.3, 0.18, 0.1],
    ),
    struckCurve(0.006, 0.8),
  )
export const ding = () =>
  struck(
    1760,
    1,
    [
      [1, 1, 1],
      [2.01, 0.3, 0.6],
      [2.98, 0.24, 0.4],
      [5.2, 0.08, 0.2],
    ],
    0.001,
  )
const reed = (hertz: readonly number[], seconds: number, tilt: number): Signal =>
  scaled(
    filtered(
      'lowpass',
      mix(
        ...hertz.map((one): [Signal, number] => [
          tone(seconds, (t) => one * (1 - 0.03 * Math.exp(-t * 30)), tilted(24, tilt)),
          1 / hertz.length,
        ]),
      ),
      3200,
    ),
    through([0, 0], [0.025, 1], [seconds - 0.07, 0.9], [seconds, 0]),
  )
export const honk = () => inBody(reed([233, 294], 0.34, -5), [700, 1.2, 2])
export const toot = () => mix([reed([392, 494, 587], 0.5, -8)], [air(0.5, 2600, 0.8, swell(0.5, 0.05), 121), 0.06])
export const horn = () => inBody(reed([147, 220], 0.7, -7), [420, 0.8, 2])
export const thud = () =>
  mix(
    [
      scaled(
        tone(0.24, (t) => 78 * (1 + 0.9 * Math.exp(-t * 35))),
        struckCurve(0.003, 0.22),
      ),
    ],
    [filtered('lowpass', strike(300, 0.08, 122), 600), 0.8],
  )
export const click = () => mix([strike(2300, 0.012, 123)], [strike(1100, 0.02, 124), 0.6, 0.022])
export const knock = () =>
  mix(
    [
      struck(
        310,
        0.14,
        [
          [1, 1, 0.1],
          [2.3, 0.4, 0.06],
        ],
        0.001,
      ),
      1,
    ],
    [
      struck(
        330,
        0.14,
        [
          [1, 1, 0.1],
          [2.3, 0.4, 0.06],
        ],
        0.001,
      ),
      0.85,
      0.16,
    ],
    [strike(900, 0.02, 125), 0.5],
    [strike(900, 0.02, 126), 0.4, 0.16],
  )
export const zip = () => {
  const teeth = Array.from({ length: 34 }, (_, i) => 0.34 * Math.sqrt(i / 34))
  return scatter(
    teeth,
    (i) => strike(1500 + i * 70, 0.012, 127 + i),
    (i) => 0.4 + i / 60,
  )
}
export const page = () =>
  mix([air(0.28, through([0, 1500], [0.18, 4200], [0.28, 2600]), 0.8, swell(0.28, 0.14), 170)], [rustle(), 0.35, 0.05])
export const jelly = () =>
  scaled(
    tone(0.6, (t) => 210 + 70 * Math.exp(-t * 4) * Math.sin(2 * Math.PI * 9 * t), [1, 0.25, 0.3, 0.1]),
    (t) => struckCurve(0.008, 0.6)(t) * (0.65 + 0.35 * Math.sin(2 * Math.PI * 9 * t)),
  )
export const spring = () =>
  struck(
    300,
    0.7,
    [
      [1, 0.7, 0.5],
      [1.51, 0.6, 0.45],
      [2.13, 0.5, 0.4],
      [2.9, 0.45, 0.32],
      [3.7, 0.4, 0.28],
      [4.8, 0.3, 0.2],
    ],
    0.001,
  )
export const shutter = () =>
  mix(
    [strike(3200, 0.014, 171)],
    [strike(1500, 0.03, 172), 0.8, 0.012],
    [air(0.05, 2600, 1, swell(0.05, 0.01), 173), 0.4, 0.03],
    [strike(2400, 0.016, 174), 0.9, 0.085],
  )
export const crank = () => {
  const teeth = [0, 0.075, 0.15, 0.225, 0.3]
  return scatter(
    teeth,
    (i) =>
      mix(
        [strike(1900, 0.018, 175 + i)],
        [
          struck(
            640,
            0.06,
            [
              [1, 0.6, 0.05],
              [2.3, 0.3, 0.03],
            ],
            0.001,
          ),
        ],
      ),
    (i) => 0.7 + (i % 2) * 0.3,
  )
}
export const slurp = () =>
  mix(
    [air(0.5, through([0, 600], [0.4, 2100], [0.5, 1500]), 3, swell(0.5, 0.1), 180)],
    [
      scatter(
        [0.08, 0.15, 0.21, 0.29, 0.35, 0.41],
        (i) => bubble(380 + i * 60, 0.06, 1.5),
        () => 0.35,
      ),
    ],
  )
export const munch = () =>
  scatter(
    [0, 0.19, 0.38],
    (i) =>
      mix(
        [air(0.09, 1700 - i * 150, 0.8, struckCurve(0.004, 0.08), 182 + i)],
        [
          scatter(
            moments(0.08, 120, 186 + i),
            (j) => strike(2600, 0.01, 190 + j),
            () => 0.5,
          ),
        ],
      ),
    (i) => 1 - i * 0.12,
  )
export const twinkle = () =>
  scatter(
    [0, 0.07, 0.14, 0.22],
    (i) =>
      struck(
        [1568, 2093, 1760, 2637][i]!,
        0.6,
        [
          [1, 1, 0.6],
          [2.76, 0.2, 0.25],
        ],
        0.001,
      ),
    (i) => 0.8 - i * 0.1,
  )
export const bricks = () =>
  mix(
    [
      struck(
        520,
        0.16,
        [
          [1, 1, 0.08],
          [1.7, 0.6, 0.06],
          [2.9, 0.4, 0.04],
        ],
        0.001,
      ),
    ],
    [strike(1300, 0.03, 230), 0.7],
    [filtered('lowpass', strike(240, 0.06, 231), 500), 0.6],
  )
export const swish = () => air(0.26, through([0, 1800], [0.13, 4200], [0.26, 2600]), 1.2, swell(0.26, 0.11), 232)
export const button = () =>
  mix(
    [
      struck(
        660,
        0.12,
        [
          [1, 1, 0.09],
          [2.4, 0.2, 0.04],
        ],
        0.003,
      ),
    ],
    [strike(1500, 0.01, 233), 0.15],
  )
export const applause = () => {
  const chance = random(234)
  const clap = (i: number) => air(0.05, 1000 + Math.abs(chance()) * 1300, 1.3, struckCurve(0.001, 0.04), 240 + i)
  return scatter(
    moments(1.6, 70, 235, (k) => Math.min(1, k * 5) * (1 - k * 0.75)),
    clap,
    () => 0.25 + Math.abs(chance()) * 0.75,
  )
}
export const drumRoll = () => {
  const taps = Array.from({ length: 20 }, (_, i) => i * 0.055)
  return scatter(
    taps,
    (i) => mix([strike(1900, 0.05, 400 + i)], [scaled(tone(0.06, 185), struckCurve(0.002, 0.05)), 0.5]),
    (i) => 0.3 + i * 0.035,
  )
}
