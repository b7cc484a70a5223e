import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'
import { aim, anyTouch, bothHands, holdAndPinch, listen, type Wave } from './waves.ts'

export interface Level extends LevelBase {
  waves: readonly Wave[]
  /** A touch anywhere pops the nearest bubble: for finding out that touching does something. */
  any?: true
}

export const levels: Level[] = [
  { name: m.bubble_bayou_any_touch(), detail: m.bubble_bayou_touch_anywhere(), waves: anyTouch, any: true },
  { name: m.bubble_bayou_aim(), detail: m.bubble_bayou_touch_inside_the_bubble(), waves: aim },
  { name: m.bubble_bayou_hold_and_pinch(), detail: m.bubble_bayou_long_touches_and_two_fingers(), waves: holdAndPinch },
  { name: m.bubble_bayou_listen(), detail: m.bubble_bayou_pop_only_the_one_you_hear(), waves: listen },
  { name: m.bubble_bayou_both_hands(), detail: m.bubble_bayou_smaller_faster_and_two_hands(), waves: bothHands },
]
