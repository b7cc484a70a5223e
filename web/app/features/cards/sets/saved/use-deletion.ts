import { useRef, useState } from 'react'
import { logFailure } from '../../../../platform/log.ts'
import { deleteSet, type AccountSet } from './account-sets.ts'

/** State of a deletion and the action it offers. */
export interface Deletion {
  name: string
  state: 'deleted' | 'not-deleted' | 'not-restored'
  /** Restores the set, or retries the deletion. */
  act: () => void
}

/** Deletes sets one at a time; the last deletion can be undone. */
export function useDeletion() {
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const running = useRef(false)
  const once = async (run: () => Promise<Deletion | null>, failed: Deletion) => {
    if (running.current) return
    running.current = true
    try {
      setDeletion(await run())
    } catch (error) {
      logFailure('A set could not be deleted or restored', error)
      setDeletion(failed)
    } finally {
      running.current = false
    }
  }
  const restore = (name: string, undo: () => Promise<void>) => {
    const act = () => restore(name, undo)
    const run = async () => {
      await undo()
      return null
    }
    void once(run, { name, state: 'not-restored', act })
  }
  const remove = (set: AccountSet) => {
    const { name } = set
    const run = async (): Promise<Deletion> => {
      const undo = await deleteSet(set)
      return { name, state: 'deleted', act: () => restore(name, undo) }
    }
    void once(run, { name, state: 'not-deleted', act: () => remove(set) })
  }
  return { deletion, remove, forget: () => setDeletion(null) }
}
