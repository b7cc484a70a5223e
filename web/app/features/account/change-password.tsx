import { m } from '#messages'
import { changePassword } from '@marigold/contract'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { useHere } from '../../platform/session/use-here.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from './use-form.ts'

/** How changing the password ended, as a line on the page. */
export interface PasswordNews {
  tone: 'good' | 'bad'
  text: string
}

interface ChangePasswordProps {
  open: boolean
  onClose: () => void
  onNews: (news: PasswordNews) => void
}

function ChangePasswordForm({ onNews, onClose }: Pick<ChangePasswordProps, 'onNews' | 'onClose'>) {
  const here = useHere()
  const onEnd = (news: PasswordNews) => {
    onNews(news)
    if (here()) onClose()
  }
  const form = useForm({
    // The server says what is wrong: it alone knows the current password, and compares the two new ones.
    send: async ({ oldpassword = '', new_password = '', new_password_confirmation = '' }) => {
      const body = { ...(oldpassword && { oldpassword }), new_password, new_password_confirmation }
      await call(changePassword, { body })
      onEnd({ tone: 'good', text: m.account_your_password_was_changed_every_other() })
    },
    onFailure: (error) => {
      // What is wrong with a field stands beside it, in the open window.
      if (error instanceof ApiError && error.sentences.length > 0) return
      logFailure('The password was not changed', error)
      onEnd({
        tone: 'bad',
        text: error instanceof ApiError ? error.message : m.account_your_password_wasnt_changed(),
      })
    },
  })
  const { errorOf } = form
  return (
    <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
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

/** The window that changes the password of a signed-in person. */
export function ChangePasswordDialog({ open, onClose, onNews }: ChangePasswordProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.account_reset_password()}>
      <ChangePasswordForm onNews={onNews} onClose={onClose} />
    </Dialog>
  )
}
