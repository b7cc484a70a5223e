import { m } from '#messages'
import { ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { showFirstSteps } from '../../../platform/storage/first-steps.ts'
import { useToken } from '../../../platform/session/use-token.ts'
import { Icon } from '../../../ui/icon.tsx'

/** For logged-in users, shows the first steps in the Workspace again; nothing for visitors. */
export function ShowFirstSteps() {
  if (typeof useToken() !== 'string') return null
  return (
    <li>
      <Link className="link" to="/speechtherapyhub_new" onClick={showFirstSteps}>
        <Icon of={ListChecks} /> {m.site_show_the_three_steps_in_your()}
      </Link>
    </li>
  )
}
