import { m } from '#messages'
import { deleteAccount, exportData, exportTable } from '@marigold/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call, download, reasonOf } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { clearSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/notice.tsx'
import { problemOf, useForm } from '../../ui/use-form.ts'

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm({
    log: 'The account was not deleted',
    send: async ({ oldpassword = '' }) => {
      await call(deleteAccount, { body: oldpassword ? { oldpassword } : {} })
      clearSession('/login?deleted')
    },
    onFailure: (error) => problemOf(error, m.account_your_account_wasnt_deleted_please_try()),
  })
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <ul className="grid gap-2 pl-5.5 [list-style:disc]">
        <li>{m.account_your_plan_ends_now_and_you()}</li>
        <li>{m.account_youll_be_logged_out_everywhere_and()}</li>
        <li>{m.account_your_reviews_stay_without_your_name()}</li>
      </ul>
      <p>{m.account_this_cant_be_undone_you_may()}</p>
      <Field
        label={m.account_current_password()}
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={form.errorOf('oldpassword')}
      />
      <Problem>{form.problem}</Problem>
      <div className="dialog-actions">
        <Button onClick={onCancel}>{m.account_keep_my_account()}</Button>
        <Button type="submit" look="quiet" aria-disabled={form.busy}>
          {form.busy ? m.account_deleting() : m.account_delete_my_account()}
        </Button>
      </div>
    </form>
  )
}

/** Lets users download or delete everything stored about them. */
export function AccountData() {
  const [deleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Each file is its own download: one may be asked for while the other is on its way.
  const take = (endpoint: typeof exportData | typeof exportTable, name: string) => {
    setProblem(null)
    download(endpoint, name).catch((error: unknown) => {
      logFailure('The data could not be downloaded', error)
      setProblem(reasonOf(error, m.account_we_couldnt_download_your_data_please()))
    })
  }
  return (
    <section className="account-box panel" aria-labelledby="own-data">
      <h2 id="own-data">{m.account_your_data()}</h2>
      <p>{m.account_everything_we_store_about_you_to()}</p>
      <div className="account-actions">
        <Button look="quiet" onClick={() => take(exportTable, 'marigold-data.csv')}>
          <Icon of={Download} />
          {m.account_download_as_a_table_csv()}
        </Button>
        <Button look="quiet" onClick={() => take(exportData, 'marigold-data.json')}>
          <Icon of={Download} />
          {m.account_download_as_json()}
        </Button>
        <Button look="quiet" onClick={() => setDeleting(true)}>
          {m.ui_delete_account()}
        </Button>
      </div>
      <Problem>{problem}</Problem>
      <Dialog open={deleting} onClose={() => setDeleting(false)} title={m.account_delete_your_account()}>
        <DeleteForm onCancel={() => setDeleting(false)} />
      </Dialog>
    </section>
  )
}
