import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'
import type { Kind } from './pairs.ts'

export interface Level extends LevelBase {
  pairs: Kind
  /** How many words each train needs. */
  wagons: 1 | 2
  /** How many choices with stakes each leg has: the way, or what to build, too. */
  choices: 1 | 2
}

export const levels: Level[] = [
  {
    name: m.switchyard_sounds_maximal_contrast(),
    detail: m.switchyard_sounds_two_very_different_sounds_ship_lip(),
    pairs: 'maximal',
    wagons: 1,
    choices: 1,
  },
  {
    name: m.switchyard_sounds_near_minimal_pairs(),
    detail: m.switchyard_sounds_the_contrast_plus_one_more_sound(),
    pairs: 'near',
    wagons: 1,
    choices: 2,
  },
  {
    name: m.switchyard_sounds_target_contrast(),
    detail: m.switchyard_sounds_the_contrast_alone_key_tea(),
    pairs: 'minimal',
    wagons: 1,
    choices: 2,
  },
  {
    name: m.switchyard_sounds_two_cars(),
    detail: m.switchyard_sounds_two_words_to_remember_in_order(),
    pairs: 'minimal',
    wagons: 2,
    choices: 2,
  },
]
