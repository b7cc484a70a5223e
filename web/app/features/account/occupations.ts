import { m } from '#messages'
import type { occupations } from '@marigold/contract'

type Code = (typeof occupations)[number]

const names: Record<Code, () => string> = {
  1: m.account_speech_language_pathologist,
  2: m.account_psychologist,
  3: m.account_occupational_therapist,
  4: m.account_social_worker,
  5: m.account_other,
}

/** Returns an occupation's name; '' for an unknown code. */
export const occupationName = (code: string): string => names[code as Code]?.() ?? ''
