import { m } from '#messages'
import { confirmSecondFactor, getSecondFactor, startSecondFactor } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { askAgain } from '../../../platform/calls/query-client.ts'
import { useHere } from '../../../platform/session/use-here.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { useForm, type Values } from '../use-form.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Key {
  key: string
  address: string
}

/** A form whose refusals without a field stand above its button. */
export function useSecurityForm(send: (values: Values) => Promise<void>) {
  const [trouble, setTrouble] = useState('')
  const here = useHere()
  const form = useForm({
    check: () => {
      setTrouble('')
      return {}
    },
    send: async (values) => {
      await send(values)
      // The window is gone: what its page shows was asked for before.
      if (!here()) void askAgain({ queryKey: [getSecondFactor.path] })
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.sentences.length > 0) return
      logFailure('Two-step login was not changed', error)
      setTrouble(error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again())
    },
  })
  return { ...form, notice: trouble ? <Notice tone="bad">{trouble}</Notice> : null }
}

function AskPassword({ onKey }: { onKey: (key: Key) => void }) {
  const form = useSecurityForm(async ({ oldpassword = '' }) =>
    onKey(await call(startSecondFactor, { body: oldpassword ? { oldpassword } : {} })),
  )
  return (
    <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{m.account_you_need_an_authenticator_app_on()}</p>
      <Field
        label={m.account_current_password()}
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={form.errorOf('oldpassword')}
      />
      {form.notice}
      <div>
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? m.account_one_moment() : m.ui_continue()}
        </Button>
      </div>
    </form>
  )
}

function ConfirmCode({ shown, onCodes }: { shown: Key; onCodes: (codes: string[]) => void }) {
  const form = useSecurityForm(async ({ code = '' }) =>
    onCodes((await call(confirmSecondFactor, { body: { code } })).recovery_codes),
  )
  return (
    <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
      <div className="second-factor-key">
        <QrCode text={shown.address} label={m.account_qr_code_for_your_authenticator_app()} />
        <div>
          <p>{m.account_scan_this_code_with_your_app()}</p>
          <p>
            <span className="hint">{m.account_key()}</span>
            <code className="second-factor-words block [font:600_18px/1.5_ui-monospace,monospace] wrap-anywhere [user-select:all]">
              {shown.key}
            </code>
          </p>
        </div>
      </div>
      <CodeField label={m.account_code_shown_in_the_app_now()} error={form.errorOf('code')} />
      <p className="hint">{m.account_your_other_devices_will_be_logged()}</p>
      {form.notice}
      <div>
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? m.account_turning_on() : m.account_turn_on()}
        </Button>
      </div>
    </form>
  )
}

/** Turns two-step login on: the password, the key for the app with a code of it, and the recovery codes to keep. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return key ? <ConfirmCode shown={key} onCodes={setCodes} /> : <AskPassword onKey={setKey} />
}
