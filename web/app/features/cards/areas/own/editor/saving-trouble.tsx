import { m } from '#messages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepReturn } from '../../../../../platform/session/return-to.ts'
import { LinkButton } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import type { Trouble } from './use-saving.ts'

/** Says why something was not saved, with the way on: log in, a plan, or what the screen offers (`action`). */
export function SavingTrouble({ trouble, action }: { trouble: Trouble | null; action?: ReactNode }) {
  const { pathname } = useLocation()
  if (!trouble) return null
  const ways = {
    signed_out: ['/login', m.ui_log_in()],
    needs_subscription: ['/pricing', m.cards_see_plans()],
  } as const
  const way = trouble.kind === 'signed_out' || trouble.kind === 'needs_subscription' ? ways[trouble.kind] : null
  return (
    <Notice
      tone="bad"
      action={
        way ? (
          <LinkButton size="small" to={way[0]} onClick={() => keepReturn(pathname)}>
            {way[1]}
          </LinkButton>
        ) : (
          action
        )
      }
    >
      {trouble.text}
    </Notice>
  )
}
