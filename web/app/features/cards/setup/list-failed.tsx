import { m } from '#messages'
import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'

/** Says that a list couldn't be loaded, with a Retry button. */
export function ListFailed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Notice
      tone="bad"
      action={
        <button type="button" className="setup-btn" data-scan="first" onClick={onRetry}>
          {m.ui_retry()}
        </button>
      }
    >
      {children}
    </Notice>
  )
}
