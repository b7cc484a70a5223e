import { chanceFrom } from '@marigold/device'
import { channelCenter, halfWidth, riverCenter } from './perspective.ts'
import { forkLength, type River } from './rules.ts'

/** A symbol on or beside the river, with its position and size. */
export interface Sprite {
  name: 'pine' | 'bush' | 'reeds' | 'lily' | 'lotus' | 'current' | 'whirl' | 'rock' | 'dot' | 'glint'
  at: number
  x: number
  size: number
}

/** Returns the sprites on the water, far to near: bends, lilies, currents, whirlpools, and rocks. */
export function waterSprites(river: River): Sprite[] {
  const chance = chanceFrom(river.length * 7 + 1)
  const sprites: Sprite[] = []
  const put = (name: Sprite['name'], at: number, x: number, size: number) => sprites.push({ name, at, x, size })
  for (let at = river.length + 9; at > -1; at -= 0.8) {
    put(
      'glint',
      at,
      channelCenter(river, at) + (chance.next() - 0.5) * halfWidth(river, at) * 1.1,
      0.8 + chance.next() * 0.8,
    )
  }
  for (let at = river.length - 1; at > 0; at--) {
    const feature = river.features[at]
    const x = channelCenter(river, at)
    if (feature === 'current') put('current', at, x, 1.1)
    else put('dot', at, x, 1)
    if (feature === 'lily') {
      put('lily', at + 0.12, x - 0.3, 1.1)
      put('lily', at - 0.1, x + 0.3, 1.25)
      put('lotus', at - 0.02, x + 0.3, 1)
    }
    if (feature !== 'fork') continue
    put('whirl', at + forkLength / 2, channelCenter(river, at + forkLength / 2, true), 1)
    for (const [along, aside] of [
      [1.1, -0.24],
      [1.3, 0.26],
      [2.7, -0.2],
      [3, 0.24],
    ] as const) {
      put('rock', at + along, channelCenter(river, at + along, true) + aside, 0.8 + chance.next() * 0.5)
    }
  }
  return sprites.sort((a, b) => b.at - a.at)
}

/** Returns the sprites on the banks, far to near: pines, bushes, and reeds, clear of every channel. */
export function bankSprites(river: River): Sprite[] {
  const chance = chanceFrom(river.length * 13 + 5)
  const sprites: Sprite[] = []
  const forks = Object.keys(river.features)
    .map(Number)
    .filter((bend) => river.features[bend] === 'fork')
  // A tall pine would hide the fork behind it, so the banks stay clear a little before a fork, too.
  const byFork = (at: number) => forks.some((bend) => at > bend - 2 && at < bend + forkLength + 0.3)
  const wide = (at: number) => (byFork(at) ? 1.3 : halfWidth(river, at))
  for (let at = river.length + 1; at > -0.6; at -= 0.5) {
    for (const side of [-1, 1]) {
      const bank = riverCenter(at, river.length)
      const far = bank + side * (wide(at) + 0.4 + chance.next() * 2.2)
      const name = chance.next() < 0.75 ? 'pine' : 'bush'
      if (at < river.length - 0.8) sprites.push({ name, at, x: far, size: 0.8 + chance.next() * 0.7 })
      const reeds = chance.next() < 0.4 && at < river.length - 1.5
      if (reeds)
        sprites.push({
          name: 'reeds',
          at,
          x: bank + side * (wide(at) + 0.12),
          size: 0.8 + chance.next() * 0.5,
        })
    }
  }
  return sprites.sort((a, b) => b.at - a.at)
}
