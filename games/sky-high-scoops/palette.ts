import { m } from '#messages'
import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import type { Flavor, Topping } from './cone.ts'

/** Light, middle, and dark tone of a surface. */
export type Tones = readonly [string, string, string]

/** Each flavor cycles through four shades, so that neighboring scoops differ. */
const scoops: Record<Flavor, readonly [Tones, Tones, Tones, Tones]> = {
  berry: [
    ['#FFD9E3', '#F7A8BF', '#E57F9E'],
    ['#E6DAFF', '#C0A7F2', '#9B7CDA'],
    ['#FFF3D6', '#FFE0AC', '#EFC37C'],
    ['#FFC4CF', '#EE7E97', '#C9556F'],
  ],
  sunny: [
    ['#FFE3B8', '#FFBE62', '#EE9A36'],
    ['#FFF6C4', '#FFE27A', '#EDC23F'],
    ['#FFD6C0', '#FFA683', '#EA7C55'],
    ['#FFF3D6', '#FFE0AC', '#EFC37C'],
  ],
  minty: [
    ['#D6F3E0', '#9BDDB6', '#67BD8D'],
    ['#F1DFCF', '#B98560', '#94623F'],
    ['#E3F2C8', '#BCDD8B', '#93BC5C'],
    ['#D5EEF7', '#98D0E6', '#65AECB'],
  ],
  grape: [
    ['#E9DAFF', '#B693F0', '#8A63CF'],
    ['#D9CCFF', '#9B86E8', '#7059BF'],
    ['#F6D9F2', '#DE9AD3', '#B76CAA'],
    ['#D8E0FF', '#9FB0F2', '#7286D2'],
  ],
  cocoa: [
    ['#E3C4A8', '#A9744A', '#7C4C26'],
    ['#F5E3CE', '#D9B48C', '#B3875A'],
    ['#D2A98A', '#8A5A3A', '#633C22'],
    ['#FFF3E0', '#F2DCBC', '#D2B48A'],
  ],
  rainbow: [
    ['#FFC4CF', '#F2708C', '#C9486A'],
    ['#FFF0A8', '#FFD24D', '#E0A92B'],
    ['#CDEFC2', '#84CC7C', '#57A052'],
    ['#CBE6FF', '#72B4EC', '#4489C4'],
  ],
  pickle: [
    ['#C9E59A', '#8DBB4A', '#5F8A2C'],
    ['#D6EBAA', '#A0C75A', '#6E9836'],
    ['#BEDB92', '#7FAE45', '#567F2A'],
    ['#D0E8A0', '#96C152', '#668F30'],
  ],
}
export const flavorNames: Record<Exclude<Flavor, 'pickle'>, string> = {
  berry: m.sky_high_scoops_berry(),
  sunny: m.sky_high_scoops_sunny(),
  minty: m.sky_high_scoops_minty(),
  grape: m.sky_high_scoops_grape(),
  cocoa: m.sky_high_scoops_cocoa(),
  rainbow: m.sky_high_scoops_rainbow(),
}
/** Each flavor has an instrument of its own, and wobbles in its own way: how hard a scoop pushes the tower. */
export const flavorFeel = {
  berry: { sound: 'ukulele', wobble: 2.6 },
  sunny: { sound: 'glockenspiel', wobble: 3.2 },
  minty: { sound: 'marimba', wobble: 2.2 },
  grape: { sound: 'bass', wobble: 4.2 },
  cocoa: { sound: 'toot', wobble: 1.6 },
  rainbow: { sound: 'xylophone', wobble: 4.8 },
  pickle: { sound: 'squeak', wobble: 5.6 },
} as const satisfies Record<Flavor, object>
export const toppingNames: Record<Topping, string> = {
  cherries: m.sky_high_scoops_cherries(),
  banana: m.sky_high_scoops_banana(),
  strawberry: m.sky_high_scoops_strawberry(),
  chocolate: m.sky_high_scoops_chocolate(),
  star: m.kit_star(),
  pineapple: m.sky_high_scoops_pineapple(),
}
/** The friend who likes each topping, as in 'the bear'. */
export const friendNames: Record<Topping, string> = {
  cherries: m.sky_high_scoops_the_bird(),
  banana: m.sky_high_scoops_the_monkey(),
  strawberry: m.sky_high_scoops_the_butterfly(),
  chocolate: m.sky_high_scoops_the_bear(),
  star: m.sky_high_scoops_the_alien(),
  pineapple: m.sky_high_scoops_the_flamingo(),
}

export interface Palette {
  /** From top to bottom. */
  sky: readonly [string, string, string, string]
  cloud: readonly [string, string]
  hills: readonly [string, string]
  meadow: readonly [string, string]
  rock: Tones
  moon: readonly [string, string]
  cone: Tones
  scoop: (flavor: Flavor, shade: number) => Tones
  /** Whether friends are lights, and no animals. */
  lights?: true
}

const day: Palette = {
  sky: ['#1B1D52', '#3C4FA3', '#7FB6E8', '#E6F5FC'],
  cloud: ['#FFFFFF', '#E3EDF8'],
  hills: ['#A9D8C4', '#8CCB8F'],
  meadow: ['#7CC383', '#57A76C'],
  rock: ['#A8B4C8', '#8591AB', '#66728F'],
  moon: ['#FFF1C9', '#EFD69A'],
  cone: ['#F6CB86', '#E5A75A', '#C98842'],
  scoop: (flavor, shade) => scoops[flavor][shade % 4] ?? scoops[flavor][0],
}

const each = <T extends readonly string[]>(tones: T, share = 0.42) =>
  tones.map((tone) => muted(tone, share)) as unknown as T

const grown: Palette = {
  sky: ['#1A2138', '#43516F', '#93A7BA', '#E9E6DE'],
  cloud: each(day.cloud),
  hills: ['#A3B5AC', '#8AA593'],
  meadow: ['#7F9D86', '#5F8069'],
  rock: each(day.rock),
  moon: each(day.moon),
  cone: each(day.cone, 0.25),
  scoop: (flavor, shade) => each(day.scoop(flavor, shade), 0.3),
  lights: true,
}
const clean: Palette = { ...day, sky: ['#2A3B84', '#5B84CE', '#A6D0F2', '#F2FAFE'], hills: ['#C3E4D6', '#A9D9AE'] }

/** Returns the colors of a look. */
export const paletteOf = (look: Look): Palette => (look === 'grown-up' ? grown : look === 'clean' ? clean : day)
