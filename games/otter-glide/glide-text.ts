import { m } from '#messages'
import { oneDecimal } from '../kit/statistics.ts'
import { itemForKey, type Item } from './items.ts'
import { currentItem } from './rules.ts'
import type { Glide, VoiceReading, State } from './state.ts'
import type { StartKind } from './voice.ts'

export const startNames: Record<StartKind, string> = {
  soft: m.otter_glide_soft_start(),
  quick: m.otter_glide_quick_start(),
}

/** Returns the name of a start, including whether it was made by hand. */
export const startName = ({ by, start }: VoiceReading): string =>
  by === 'hand' ? m.otter_glide_start_by_hand({ start }) : startNames[start]

const flowKind = ({ breaks }: VoiceReading) => (breaks === 0 ? 'whole' : 'broken')

/** Describes how a glide went, without judging it. */
export const flowText = (heard: VoiceReading): string =>
  heard.by === 'hand'
    ? m.otter_glide_hand_flow({ flow: flowKind(heard) })
    : m.otter_glide_voice_flow({ flow: flowKind(heard) })

/** Describes a glide, such as 'Soft start, kept flowing'. */
export const glideText = (heard: VoiceReading): string =>
  heard.by === 'hand'
    ? m.otter_glide_start_hand_flow({ start: heard.start, flow: flowKind(heard) })
    : m.otter_glide_start_voice_flow({ start: heard.start, flow: flowKind(heard) })

/** Returns the measurements as text; empty for manual glides. */
export const measurementText = ({ by, rise, voiced }: VoiceReading): string =>
  by === 'hand'
    ? m.otter_glide_voice_not_measured()
    : m.otter_glide_rise_time_milliseconds_voice_seconds({ milliseconds: rise, seconds: oneDecimal(voiced / 1000) })

/** Returns the level's current item. */
export const itemToSay = (state: State): Item => itemForKey(state.kind, currentItem(state))

/**
 * Returns the log entry: every measurement, or whether the adult heard a voice where none was measured, and the start
 * that was asked for or called.
 */
export function logText(glide: Glide, heard: boolean): string {
  return [
    startName(glide),
    ...(glide.by === 'hand'
      ? [m.otter_glide_voice_not_measured(), ...(heard ? [m.otter_glide_voice_heard_by_the_adult()] : [])]
      : [
          m.otter_glide_rise_time_milliseconds({ milliseconds: glide.rise }),
          m.otter_glide_voiced_seconds({ seconds: oneDecimal(glide.voiced / 1000) }),
          m.otter_glide_count_breaks({ count: glide.breaks }),
        ]),
    ...(glide.asked ? [m.otter_glide_asked_for_a_start({ asked: glide.asked })] : []),
  ].join(', ')
}
