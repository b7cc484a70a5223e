import { useCallback, useState } from 'react'
import { keepDraft, readDraft } from '../../../../../platform/storage/drafts.ts'

function read<Draft extends object>(name: string): Partial<Draft> {
  try {
    const parsed: unknown = JSON.parse(readDraft(name) || '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Draft>) : {}
  } catch {
    return {} // edited by hand
  }
}

/**
 * What is being typed: kept in this tab through reloads, lost networks and ended sign-ins until `settle` says that it has
 * arrived: all of it, or some parts, of which those stay that were typed anew meanwhile. Until something is typed it is
 * what is saved.
 */
export function useDraft<Draft extends object>(name: string, saved: Draft) {
  const [typed, setTyped] = useState<Partial<Draft>>(() => read<Draft>(name))
  const change = useCallback(
    (part: Partial<Draft>) =>
      setTyped((now) => {
        const next = { ...now, ...part }
        keepDraft(name, JSON.stringify(next))
        return next
      }),
    [name],
  )
  const settle = useCallback(
    (arrived?: Partial<Draft>) => {
      const isLeft = ([part, value]: [string, unknown]) =>
        arrived !== undefined && (!(part in arrived) || arrived[part as keyof Draft] !== value)
      const left = (now: Partial<Draft>) => Object.fromEntries(Object.entries(now).filter(isLeft)) as Partial<Draft>
      const kept = left(read<Draft>(name))
      keepDraft(name, Object.keys(kept).length > 0 ? JSON.stringify(kept) : '')
      setTyped(left)
    },
    [name],
  )
  return { draft: { ...saved, ...typed }, begun: Object.keys(typed).length > 0, change, settle }
}
