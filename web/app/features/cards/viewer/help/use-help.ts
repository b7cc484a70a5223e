import { useCallback, useMemo, useState } from 'react'
import { strengthOf, type CueType } from '../../tally/practice.ts'
import type { Cue } from '../../tally/practice.ts'
import { nextCue } from '../../tally/tally.ts'

/** How much help there is now, and of what kind where somebody said so. */
export interface Help {
  cue: Cue
  cueType?: CueType
}

const none: Help = { cue: 0 }

/** The next level of help: its kind stays while there is any. */
export function cycledHelp(now: Help): Help {
  const cue = nextCue(now.cue)
  return cue === 0 ? none : { ...now, cue }
}

/** Help of another level: its kind stays while there is any. */
export function withLevel(now: Help, cue: Cue): Help {
  return cue === 0 ? none : { ...now, cue }
}

/** Help of this kind, as strong as it was, or else as this kind usually is; the same kind again is no kind. */
export function withType(now: Help, cueType: CueType): Help {
  if (now.cueType === cueType) return { cue: now.cue }
  return { cue: now.cue === 0 ? strengthOf[cueType] : now.cue, cueType }
}

/** The help that every score from here on was given with. */
export function useHelp() {
  const [now, set] = useState(none)
  const cycle = useCallback(() => set(cycledHelp), [])
  return useMemo(() => ({ now, set, cycle }), [now, cycle])
}
export type HelpNow = ReturnType<typeof useHelp>
