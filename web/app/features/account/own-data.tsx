import { deleteAccount, exportData, exportTable } from '@marigold/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError, call, download } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { forgetPerson } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from './use-form.ts'

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const [trouble, setTrouble] = useState('')
  const form = useForm({
    check: () => {
      setTrouble('')
      return {}
    },
    send: async ({ oldpassword = '' }) => {
      await call(deleteAccount, { body: oldpassword ? { oldpassword } : {} })
      forgetPerson('/login?deleted')
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.sentences.length > 0) return
      logFailure('The account was not deleted', error)
      setTrouble(error instanceof ApiError ? error.message : 'Your account was not deleted. Please try again.')
    },
  })
  return (
    <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
      <ul className="grid gap-2 pl-5.5 [list-style:disc]">
        <li>Your plan ends now, and nothing is charged again. What is paid is not refunded in part.</li>
        <li>You are logged out everywhere, and your profile, photo, card sets and own cards are erased.</li>
        <li>Your reviews stay without your name. Invoices are kept as the law asks, without your name too.</li>
      </ul>
      <p>This cannot be undone. You may want to download your data first.</p>
      <Field
        label="Current password"
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={form.errorOf('oldpassword')}
      />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <div className="dialog-actions">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" look="quiet" aria-disabled={form.busy}>
          {form.busy ? 'Deleting' : 'Delete my account'}
        </Button>
      </div>
    </form>
  )
}

/** What is kept about the person: to take along, and to be deleted. */
export function OwnData() {
  const [deleting, setDeleting] = useState(false)
  const [trouble, setTrouble] = useState('')
  const take = (endpoint: typeof exportData | typeof exportTable, name: string) => {
    setTrouble('')
    download(endpoint, name).catch((error: unknown) => {
      logFailure('The data could not be downloaded', error)
      setTrouble(error instanceof ApiError ? error.message : 'Your data could not be downloaded. Please try again.')
    })
  }
  return (
    <section className="account-box" aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p>Everything that we keep about you, to read or to take elsewhere.</p>
      <div className="account-ways">
        <Button look="quiet" onClick={() => take(exportTable, 'marigold-data.csv')}>
          <Icon of={Download} />
          Download as a table (CSV)
        </Button>
        <Button look="quiet" onClick={() => take(exportData, 'marigold-data.json')}>
          <Icon of={Download} />
          Download as JSON
        </Button>
        <Button look="quiet" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <Dialog open={deleting} onClose={() => setDeleting(false)} title="Delete your account?">
        <DeleteForm onCancel={() => setDeleting(false)} />
      </Dialog>
    </section>
  )
}
