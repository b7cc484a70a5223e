import { m } from '#messages'
import type { Field, Values } from '../game.ts'
import { choice, onOff, range } from './fields.ts'

/**
 * Settings for games that train hands: which one plays, and what a shaky or weak one needs. All count right away.
 * `mirrors` says that a left hand moves things over, and `gestures` that there are pinches, holds, or two hands.
 */
export const handFields = ({ mirrors = false, gestures = false } = {}): Field[] => [
  choice(
    'hand',
    m.kit_hand_that_plays(),
    [
      ['', m.kit_not_set()],
      ['right', m.kit_right()],
      ['left', m.kit_left()],
      ['both', m.kit_both_or_either()],
    ],
    { live: true, help: mirrors ? m.kit_written_in_the_log_left_also() : m.kit_written_in_the_log() },
  ),
  ...(gestures
    ? [
        onOff('oneFinger', m.kit_one_finger_at_a_time(), {
          live: true,
          help: m.kit_pinches_holds_and_two_hands_become(),
        }),
      ]
    : []),
  onOff('steady', m.kit_shaky_hands(), { live: true, help: m.kit_larger_targets_more_room_for_error() }),
  range('dwell', m.kit_rest_on_a_target_to_choose(), [0, 2, 0.2], 0, {
    live: true,
    unit: 's',
    help: m.kit_for_pointers_without_a_click_0(),
  }),
]

/** The hand as the log says it, 'left hand'; nothing where nobody has set it. */
export const handText = ({ hand }: Values): readonly string[] =>
  hand ? [hand === 'both' ? 'both or either hand' : `${String(hand)} hand`] : []

/** What the settings mean for targets and touches. */
export function steadyOf({ steady }: Values) {
  return steady === true ? { grow: 1.3, slack: 16, holdOffMs: 300 } : { grow: 1, slack: 8, holdOffMs: 150 }
}
