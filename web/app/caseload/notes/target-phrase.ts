import { m } from '#messages'
import type { Trial } from '../trial.ts'

const positions = ['initial', 'medial', 'final'] as const
const levels = ['words', 'phrases', 'sentences'] as const
const isOneOf = <T extends string>(list: readonly T[], text: string | undefined): text is T =>
  list.some((one) => one === text)

// Letters that mean the same in the phonetic alphabet. The others keep their letters, because many records programs
// can't show phonetic symbols.
const phonetic = /^[BDFGHKLMNPRSTVWZ]$/
const vocalic = /^(AR|OR|ER|AIR|EAR|IRE|RL)$/
const blend = /^[BCDFGKPST][HLKMNPRTW]R?$/
const digraph = /^(CH|SH|ZH|NG)$/

function soundName(sound: string): string {
  if (sound === 'TH (voiced)') return m.caseload_note_sound_voiced_th()
  if (sound === 'TH (quiet)') return m.caseload_note_sound_voiceless_th()
  if (sound === 'S blends, 3 sounds') return m.caseload_note_sound_three_blends()
  if (phonetic.test(sound)) return m.caseload_note_sound_slashes({ sound: sound.toLowerCase() })
  if (vocalic.test(sound)) return m.caseload_note_sound_vocalic({ sound })
  return blend.test(sound) && !digraph.test(sound) ? m.caseload_note_sound_blend({ sound }) : sound
}

/** What a client produced, as a therapist writes it: 'initial /r/ in words'; null for targets that aren't sounds. */
export function targetPhrase({ area, target }: Pick<Trial, 'area' | 'target'>): string | null {
  if (area !== 'articulation') return null
  const parts = target.split(', ')
  if (parts.length === 3 && parts[1] === 'minimal pairs' && parts[2] === 'said')
    return m.caseload_note_pairs({ contrast: parts[0] ?? '' })
  const [position, level] = parts.slice(-2)
  if (!isOneOf(positions, position) || !isOneOf(levels, level)) return null
  return m.caseload_note_sound({ sound: soundName(parts.slice(0, -2).join(', ')), position, level })
}

/** True for targets whose cards say words that were capitalized for the card alone. */
export const isCapitalized = ({ area, target }: Pick<Trial, 'area' | 'target'>): boolean =>
  area === 'articulation' && !target.endsWith(', sentences')
