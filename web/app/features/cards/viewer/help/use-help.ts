import { useCallback, useMemo, useState } from 'react'
import { strengthOf, type CueType } from '../../../../caseload/practice.ts'
import type { Cue } from '../../../../caseload/practice.ts'
import { nextCue } from '../../../../caseload/tally.ts'

/** The current cue level, and its type if known. */
export interface Help {
  cue: Cue
  cueType?: CueType
}

const none: Help = { cue: 0 }

/** Returns the next cue level; the type is kept while there is a cue. */
export function nextHelp(now: Help): Help {
  const cue = nextCue(now.cue)
  return cue === 0 ? none : { ...now, cue }
}

/** Returns the cue with another level; the type is kept while there is a cue. */
export function setLevel(now: Help, cue: Cue): Help {
  return cue === 0 ? none : { ...now, cue }
}

/** Returns the cue with this type, at the current or else the type's usual level; choosing the same type clears it. */
export function setType(now: Help, cueType: CueType): Help {
  if (now.cueType === cueType) return { cue: now.cue }
  return { cue: now.cue === 0 ? strengthOf[cueType] : now.cue, cueType }
}

/** Holds the cue for every following score. */
export function useHelp() {
  const [now, set] = useState(none)
  const cycle = useCallback(() => set(nextHelp), [])
  return useMemo(() => ({ now, set, cycle }), [now, cycle])
}
export type CurrentHelp = ReturnType<typeof useHelp>
