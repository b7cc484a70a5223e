import { m } from '#messages'
import { getUsers, limits, userFilters, type UserFilter, type UserRow } from '@marigold/contract'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import searchPicture from '../../../assets/empty/search.svg'
import { useCall } from '../../../platform/calls/query-client.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/field.tsx'
import { LoadFailed, Notice } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { formatDay } from '../format-time.ts'
import { KeysetPages } from '../keyset-pages.tsx'
import { SearchBox } from '../search-box.tsx'
import { roleName, RoleTags } from './role-tags.tsx'
import { parseUserQuery, userListPath, type UserQuery } from './user-query.ts'

const filterNames: Record<UserFilter, string> = {
  trial: roleName('trial'),
  subscriber: roleName('subscriber'),
  past_due: roleName('past_due'),
  canceled: roleName('canceled'),
  none: m.console_without_a_plan(),
  administrators: m.console_administrators(),
  complimentary: m.console_complimentary_accounts(),
  blocked: m.console_blocked_accounts(),
}

function Row({ user, list }: { user: UserRow; list: string }) {
  const { id, name, email, username, company, created_at } = user
  return (
    <li>
      <Link className="user-row" to={`/console/users/${id}`} state={{ list }}>
        <span className="min-w-0">
          <b className="block wrap-anywhere">{name || username}</b>
          <span className="block text-ink-2 wrap-anywhere">{email}</span>
        </span>
        <span className="min-w-0 text-ink-2 wrap-anywhere">{company || username}</span>
        <RoleTags user={user} />
        <span className="text-ink-2">{m.console_joined({ date: formatDay(created_at) })}</span>
      </Link>
    </li>
  )
}

/** The parts of a search that are given. */
const givenOf = ({ search, filter, before }: UserQuery) => ({
  ...(search && { search }),
  ...(filter && { filter }),
  ...(before && { before }),
})

/** Users by search words and filter, newest first. */
export function UsersSection({ token }: { token: string }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { deleted } = (useLocation().state ?? {}) as { deleted?: string }
  const sought = parseUserQuery(query)
  const { search, filter, before } = sought
  const { data, isPending, isError, refetch } = useCall(getUsers, { query: givenOf(sought), who: token })
  const go = (next: Partial<typeof sought>) => void navigate(userListPath({ ...sought, before: null, ...next }))
  return (
    <>
      {deleted ? <Notice tone="good">{m.console_account_deleted({ email: deleted })}</Notice> : null}
      <div className="flex flex-wrap gap-y-3 gap-x-4 items-end">
        <SearchBox
          label={m.console_search_users()}
          placeholder={m.console_search_hint()}
          maxLength={limits.console.search}
          search={search}
          onSearch={(words) => go({ search: words })}
        />
        <div className="console-filter">
          <Select
            label={m.console_which_users()}
            value={filter ?? ''}
            onChange={(event) => go({ filter: userFilters.find((one) => one === event.target.value) ?? null })}
          >
            <option value="">{m.console_everyone()}</option>
            {userFilters.map((one) => (
              <option key={one} value={one}>
                {filterNames[one]}
              </option>
            ))}
          </Select>
        </div>
        <LinkButton look="quiet" to="/console/users/administrators">
          {m.console_administrators()}
        </LinkButton>
      </div>
      {isPending ? <RowSkeletons count={6} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_the_users()}</LoadFailed>
      ) : null}
      {data?.users.length === 0 ? (
        <EmptyState picture={searchPicture}>
          {search ? m.console_no_users_match() : m.console_no_users_here()}
        </EmptyState>
      ) : null}
      {data && data.users.length > 0 ? (
        <ul className="user-list">
          {data.users.map((user) => (
            <Row key={user.id} user={user} list={userListPath(sought)} />
          ))}
        </ul>
      ) : null}
      <KeysetPages before={before} next={data?.next ?? null} pathTo={(id) => userListPath({ ...sought, before: id })} />
    </>
  )
}
