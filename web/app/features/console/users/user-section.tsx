import { m } from '#messages'
import { getUser, type UserRecord } from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import searchPicture from '../../../assets/empty/search.svg'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed, Notice } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { formatDay } from '../format-time.ts'
import { LogList } from '../log-list.tsx'
import { AccessBox } from './access-box.tsx'
import { AdministratorBox } from './administrator-box.tsx'
import { AreasBox } from './areas-box.tsx'
import { DataBox } from './data-box.tsx'
import { PlanBox } from './plan-box.tsx'
import { RoleTags } from './role-tags.tsx'
import { SecurityBox } from './security-box.tsx'
import { ProfileBox, WritingBoxes } from './user-facts.tsx'
import { ViewBox } from './view-box.tsx'

interface UserSectionProps {
  id: number
  token: string
  /** The logged-in administrator. */
  ownId: number
  occupationName: (code: string) => string
}

function Title({ user }: { user: UserRecord }) {
  return (
    <div className="grid gap-2">
      <h1 className="wrap-anywhere">{user.name || user.username}</h1>
      <div className="flex flex-wrap gap-x-4 gap-y-2 items-center text-ink-2">
        <span className="wrap-anywhere">{user.email}</span>
        <RoleTags user={user} />
        <span>{m.console_joined({ date: formatDay(user.created_at) })}</span>
      </div>
    </div>
  )
}

/** The page with the way back to the list, as it was searched. */
function Frame({ children }: { children: ReactNode }) {
  const { list = '/console/users' } = (useLocation().state ?? {}) as { list?: string }
  return (
    <>
      <Link className="link justify-self-start" to={list}>
        <Icon of={ArrowLeft} />
        {m.console_all_users()}
      </Link>
      {children}
    </>
  )
}

/** The account page: what the user has, and what an administrator can do. */
export function UserSection({ id, token, ownId, occupationName }: UserSectionProps) {
  const { data: user, error, isError, refetch } = useCall(getUser, { params: { id }, who: token, staleTime: 0 })
  if (user === undefined)
    return (
      <Frame>
        <h1>{m.ui_users()}</h1>
        {error instanceof ApiError && (error.status === 404 || error.status === 422) ? (
          <EmptyState picture={searchPicture}>{m.console_no_such_account()}</EmptyState>
        ) : isError ? (
          <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_this_account()}</LoadFailed>
        ) : (
          <RowSkeletons count={6} />
        )}
      </Frame>
    )
  const own = user.id === ownId
  return (
    <Frame>
      <Title user={user} />
      {own ? <Notice>{m.console_your_own_account()}</Notice> : null}
      <div className="console-boxes">
        <AccessBox user={user} token={token} own={own} />
        <AreasBox user={user} token={token} />
        {user.role === 'administrator' ? null : <ViewBox user={user} />}
        <ProfileBox user={user} occupation={occupationName(user.profile.occupation)} />
        <PlanBox user={user} token={token} own={own} />
        <SecurityBox user={user} token={token} own={own} />
        <AdministratorBox user={user} token={token} />
        <WritingBoxes user={user} />
        <section className="account-box panel" aria-labelledby="changes-title">
          <h2 id="changes-title">{m.console_changes()}</h2>
          <LogList token={token} query={{ account: String(user.id) }} named={false} />
        </section>
        <DataBox user={user} own={own} />
      </div>
    </Frame>
  )
}
