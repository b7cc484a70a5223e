import { m } from '#messages'
import { changePassword } from '@marigold/contract'
import { call } from '../../platform/calls/api-client.ts'
import { useIsMounted } from '../../platform/use-is-mounted.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { problemOf, useForm } from '../../ui/use-form.ts'

/** The result of changing the password, shown on the page. */
export interface PasswordResult {
  tone: 'good' | 'bad'
  text: string
}

interface ChangePasswordProps {
  open: boolean
  onClose: () => void
  onNews: (news: PasswordResult) => void
}

function ChangePasswordForm({ onNews, onClose }: Pick<ChangePasswordProps, 'onNews' | 'onClose'>) {
  const isMounted = useIsMounted()
  const onEnd = (news: PasswordResult) => {
    onNews(news)
    if (isMounted()) onClose()
  }
  const form = useForm({
    log: 'The password was not changed',
    // Only the server knows the current password, and it compares the two new ones, so it reports every error.
    send: async ({ oldpassword = '', new_password = '', new_password_confirmation = '' }) => {
      const body = { ...(oldpassword && { oldpassword }), new_password, new_password_confirmation }
      await call(changePassword, { body })
      onEnd({ tone: 'good', text: m.account_your_password_was_changed_every_other() })
    },
    onFailure: (error) => {
      // Field errors are shown next to the fields in the open dialog.
      const text = problemOf(error, m.account_your_password_wasnt_changed())
      if (text !== null) onEnd({ tone: 'bad', text })
      return text
    },
  })
  const { errorOf } = form
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <Field
        label={m.account_current_password()}
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={errorOf('oldpassword')}
      />
      <Field
        label={m.account_new_password()}
        name="new_password"
        type="password"
        autoComplete="new-password"
        hint={errorOf('new_password') ? undefined : m.account_at_least_8_characters()}
        error={errorOf('new_password')}
      />
      <Field
        label={m.account_confirm_password()}
        name="new_password_confirmation"
        type="password"
        autoComplete="new-password"
        error={errorOf('new_password_confirmation')}
      />
      <p className="hint">{m.account_your_other_devices_will_be_logged()}</p>
      <div>
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? m.ui_saving() : m.account_change_password()}
        </Button>
      </div>
    </form>
  )
}

/** Dialog that changes the user's password. */
export function ChangePasswordDialog({ open, onClose, onNews }: ChangePasswordProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.account_reset_password()}>
      <ChangePasswordForm onNews={onNews} onClose={onClose} />
    </Dialog>
  )
}
