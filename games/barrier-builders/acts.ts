import type { Synth } from '../kit/index.ts'
import type { Thing } from './things.ts'

/** What a thing does when it's put down or touched: how it moves, and its sound. */
interface Act {
  gag: 'hop' | 'shake' | 'squash' | 'spin' | 'wobble'
  sound: 'boing' | 'honk' | 'squeak' | 'pop' | 'toot' | 'bell' | 'page' | 'wood'
}

const bounces: Act = { gag: 'hop', sound: 'boing' }
const drives: Act = { gag: 'shake', sound: 'honk' }
const stretches: Act = { gag: 'squash', sound: 'squeak' }
const whirls: Act = { gag: 'spin', sound: 'toot' }

const acts: Partial<Record<Thing, Act>> = {
  ball: bounces,
  rabbit: bounces,
  teddy: bounces,
  pillow: bounces,
  mushroom: bounces,
  car: drives,
  police: drives,
  bicycle: drives,
  scooter: drives,
  skateboard: drives,
  cat: stretches,
  dog: stretches,
  duck: stretches,
  bird: stretches,
  hedgehog: stretches,
  snail: stretches,
  butterfly: stretches,
  balloon: { gag: 'squash', sound: 'pop' },
  kite: whirls,
  star: whirls,
  robot: whirls,
  alien: whirls,
  astronaut: whirls,
  satellite: whirls,
  clock: { gag: 'shake', sound: 'bell' },
  phone: { gag: 'shake', sound: 'bell' },
  book: { gag: 'wobble', sound: 'page' },
  notebook: { gag: 'wobble', sound: 'page' },
}

/** Returns what a thing does; it says nothing about whether its place is right. */
export const actOf = (thing: Thing): Act => acts[thing] ?? { gag: 'wobble', sound: 'wood' }

export const playAct = (sound: Synth, thing: Thing, times = 1): void =>
  sound.play(actOf(thing).sound, { gain: 0.4, step: Math.min(times, 6) })
