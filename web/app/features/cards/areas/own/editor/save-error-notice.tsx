import { m } from '#messages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { storeReturnPath } from '../../../../../platform/session/return-path.ts'
import { LinkButton } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import type { SaveError } from './use-saving.ts'

/** Says why saving failed, with a link to log in or get a plan, or with `action`. */
export function SaveErrorNotice({ problem, action }: { problem: SaveError | null; action?: ReactNode }) {
  const { pathname } = useLocation()
  if (!problem) return null
  const ways = {
    signed_out: ['/login', m.ui_log_in()],
    needs_subscription: ['/pricing', m.cards_see_plans()],
  } as const
  const way = problem.kind === 'signed_out' || problem.kind === 'needs_subscription' ? ways[problem.kind] : null
  return (
    <Notice
      tone="bad"
      action={
        way ? (
          <LinkButton size="small" to={way[0]} onClick={() => storeReturnPath(pathname)}>
            {way[1]}
          </LinkButton>
        ) : (
          action
        )
      }
    >
      {problem.text}
    </Notice>
  )
}
