import { m } from '#messages'
import { getAdministrators, requestAdministrator, type UserRecord } from '@marigold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { ChangeDialog, reasonField } from '../change-dialog.tsx'
import { changeUser } from './change-user.ts'

const fields = [reasonField]

/** Asks another administrator to confirm that the user becomes an administrator, or no longer is one. */
export function AdministratorBox({ user, token }: { user: UserRecord; token: string }) {
  const draft = `${user.id} administrator`
  const [open, setOpen] = useState(false)
  const administrator = user.role !== 'administrator'
  const title = administrator ? m.administrators_make() : m.administrators_remove()
  const name = user.name || user.username
  return (
    <section className="account-box panel" aria-labelledby="administrator-title">
      <h2 id="administrator-title">{m.administrators_rights()}</h2>
      <p>
        {user.administrator_requested
          ? m.administrators_request_waits()
          : administrator
            ? m.administrators_is_not_one()
            : m.administrators_is_one()}
      </p>
      <div className="account-actions">
        {user.administrator_requested ? null : (
          <Button look="quiet" onClick={() => setOpen(true)}>
            {title}
          </Button>
        )}
        <Link className="link" to="/console/users/administrators">
          {m.administrators_all()}
        </Link>
      </div>
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        draft={draft}
        title={title}
        lead={administrator ? m.administrators_make_lead({ name }) : m.administrators_remove_lead({ name })}
        fields={fields}
        action={m.administrators_ask()}
        send={async ({ reason = '' }) => {
          const body = { revision: user.revision, administrator, reason }
          await changeUser(token, () => call(requestAdministrator, { params: { id: user.id }, body }))
          void invalidateQuery({ queryKey: [getAdministrators.path] })
        }}
      />
    </section>
  )
}
