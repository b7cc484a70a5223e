import { m } from '#messages'
import { limits } from '@marigold/contract'
import type { ReactNode } from 'react'

interface FactListProps {
  /** Shown when there are none. */
  none: string
  count: number
  children: ReactNode
}

/** A plain list in a box of the account page. */
export function FactList({ none, count, children }: FactListProps) {
  if (count === 0) return <p className="text-ink-2">{none}</p>
  return (
    <>
      <ul className="fact-list">{children}</ul>
      {count === limits.console.listed ? <p className="hint">{m.console_newest_only({ count })}</p> : null}
    </>
  )
}
