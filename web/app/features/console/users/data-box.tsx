import { m } from '#messages'
import { deleteUser, exportUser, getAuditLog, getUsers, limits, type UserRecord } from '@marigold/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { ChangeDialog, reasonField, type ChangeField } from '../change-dialog.tsx'
import { rereadUser } from './change-user.ts'

/** Exports a user's data, or deletes the account after its email was typed. */
export function DataBox({ user, own }: { user: UserRecord; own: boolean }) {
  const { id, email, revision } = user
  const administrator = user.role === 'administrator'
  const navigate = useNavigate()
  const fields: ChangeField[] = [
    { name: 'email', label: m.console_type_the_email({ email }), maxLength: limits.email },
    reasonField,
  ]
  const [deleting, setDeleting] = useState(false)
  const { run, busy, problem } = useAction('The data was not exported')
  const takeOut = () =>
    run(async () => {
      const data = await call(exportUser, { params: { id } })
      const text = JSON.stringify(data, null, 2)
      saveFile(`marigold-account-${id}.json`, new Blob([text], { type: 'application/json' }))
      await rereadUser()
    })
  const remove = async (typed: { email: string; reason: string }) => {
    try {
      await call(deleteUser, { params: { id }, body: { revision, ...typed } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await rereadUser()
      throw error
    }
    void invalidateQuery({ queryKey: [getUsers.path] })
    void invalidateQuery({ queryKey: [getAuditLog.path] })
    void navigate('/console/users', { state: { deleted: email } })
  }
  return (
    <section className="account-box panel" aria-labelledby="data-title">
      <h2 id="data-title">{m.console_data()}</h2>
      <p>{m.console_data_lead()}</p>
      {administrator && !own ? <p>{m.console_delete_administrator_first()}</p> : null}
      <div className="account-actions">
        <Button look="quiet" aria-disabled={busy} onClick={() => void takeOut()}>
          <Icon of={Download} />
          {m.console_export_file()}
        </Button>
        {own || administrator ? null : (
          <Button look="quiet" onClick={() => setDeleting(true)}>
            {m.ui_delete_account()}
          </Button>
        )}
      </div>
      <Problem>{problem}</Problem>
      <ChangeDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        draft={`${id} delete`}
        title={m.ui_delete_account()}
        lead={m.console_delete_lead()}
        fields={fields}
        action={m.ui_delete_account()}
        keep={m.console_keep_the_account()}
        send={({ email: typed = '', reason = '' }) => remove({ email: typed, reason })}
      />
    </section>
  )
}
