import { m } from '#messages'
import { viewAsUser, type UserRecord } from '@marigold/contract'
import { Eye } from 'lucide-react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { openView } from '../../../platform/session/view-as.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Problem } from '../../../ui/notice.tsx'

/** Opens the product in this tab as the user's plan and card areas show it. */
export function ViewBox({ user }: { user: UserRecord }) {
  const { run, busy, problem } = useAction('The view was not opened')
  const view = () =>
    run(async () => {
      const { token, role, ends_at } = await call(viewAsUser, { params: { id: user.id } })
      openView({ token, role, endsAt: ends_at })
    })
  return (
    <section className="account-box panel" aria-labelledby="view-title">
      <h2 id="view-title">{m.support_view()}</h2>
      <p>{m.support_view_lead()}</p>
      <div className="account-actions">
        <Button look="quiet" aria-disabled={busy} onClick={() => void view()}>
          <Icon of={Eye} />
          {m.support_view_as_this_user()}
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  )
}
