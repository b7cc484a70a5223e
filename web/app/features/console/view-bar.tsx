import { m } from '#messages'
import { userRoles } from '@marigold/contract'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { closeView, type View } from '../../platform/session/view-as.ts'
import { after } from '../../platform/time/timers.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formatClock } from './format-time.ts'
import { roleName } from './users/role-tags.tsx'

/** Says on every page that an administrator sees the product as a user does, and leads back to the console. */
export function ViewBar({ view }: { view: View }) {
  const role = userRoles.find((one) => one === view.role)
  useEffect(() => {
    const left = Date.parse(view.endsAt) - Date.now()
    return after(Math.max(0, left), closeView)
  }, [view.endsAt])
  return (
    <aside className="view-bar" aria-label={m.support_view()}>
      <Icon of={Eye} />
      <p>
        <b>{m.support_viewing({ role: role ? roleName(role) : '' })}</b>{' '}
        <span>{m.support_viewing_hint({ time: formatClock(view.endsAt) })}</span>
      </p>
      <Button size="small" look="quiet" onClick={closeView}>
        {m.support_stop_viewing()}
      </Button>
    </aside>
  )
}
