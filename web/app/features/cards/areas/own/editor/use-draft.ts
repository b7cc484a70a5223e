import { useCallback, useState } from 'react'
import { storeDraft, readDraft } from '../../../../../platform/storage/drafts.ts'

function read<Draft extends object>(name: string): Partial<Draft> {
  try {
    const parsed: unknown = JSON.parse(readDraft(name) || '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Draft>) : {}
  } catch {
    return {} // edited by hand
  }
}

/**
 * Keeps a draft in this tab through reloads, lost connections, and expired logins until `settle` confirms that it was
 * saved, fully or in part; parts that were edited in the meantime stay. Without a draft, returns the saved values.
 */
export function useDraft<Draft extends object>(name: string, saved: Draft) {
  const [typed, setTyped] = useState<Partial<Draft>>(() => read<Draft>(name))
  const change = useCallback(
    (part: Partial<Draft>) =>
      setTyped((now) => {
        const next = { ...now, ...part }
        storeDraft(name, JSON.stringify(next))
        return next
      }),
    [name],
  )
  const settle = useCallback(
    (arrived?: Partial<Draft>) => {
      const isLeft = ([part, value]: [string, unknown]) =>
        arrived !== undefined && (!(part in arrived) || arrived[part as keyof Draft] !== value)
      const left = (now: Partial<Draft>) => Object.fromEntries(Object.entries(now).filter(isLeft)) as Partial<Draft>
      const remaining = left(read<Draft>(name))
      storeDraft(name, Object.keys(remaining).length > 0 ? JSON.stringify(remaining) : '')
      setTyped(left)
    },
    [name],
  )
  return { draft: { ...saved, ...typed }, begun: Object.keys(typed).length > 0, change, settle }
}
