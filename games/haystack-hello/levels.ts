import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'

/** The learner's task: press, communicate, choose who, or choose where. */
type Kind = 'explore' | 'ask' | 'find' | 'where'

export interface Level extends LevelBase {
  kind: Kind
}

export const levels: Level[] = [
  { name: m.haystack_hello_explore(), detail: m.haystack_hello_tap_anything_that_wobbles_to_open(), kind: 'explore' },
  { name: m.kit_ask(), detail: m.haystack_hello_it_opens_when_the_child_communicates(), kind: 'ask' },
  { name: m.haystack_hello_find(), detail: m.haystack_hello_who_is_it_choose_by_name(), kind: 'find' },
  { name: m.kit_where_is_it(), detail: m.haystack_hello_in_on_under_or_behind(), kind: 'where' },
]
