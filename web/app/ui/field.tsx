import { m } from '#messages'
import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

interface Frame {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to fix it; absent if nothing is. */
  error?: string | undefined
}

function useParts({ hint, error }: Pick<Frame, 'hint' | 'error'>, given?: string) {
  const made = useId()
  const id = given ?? made
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } }
}

/** Error message below a field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className="field-error flex gap-2 items-start text-alert font-semibold text-body leading-[1.4]" id={id}>
      <Icon of={CircleAlert} />
      {children}
    </span>
  )
}

function Frame({ id, label, hint, error, children }: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** A labeled text field. A password field gets a button that reveals it. */
export function Field({ label, hint, error, id: given, type, ...rest }: Frame & ComponentProps<'input'>) {
  const { id, aria } = useParts({ hint, error }, given)
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <div className="input-wrap relative">
        <input id={id} className="input" type={secret && shown ? 'text' : type} {...aria} {...rest} />
        {secret && (
          <IconButton label={shown ? m.ui_hide_password() : m.ui_show_password()} onClick={() => setShown(!shown)}>
            <Icon of={shown ? EyeOff : Eye} />
          </IconButton>
        )}
      </div>
    </Frame>
  )
}

/** A labeled multiline text field. */
export function TextArea({ label, hint, error, id: given, ...rest }: Frame & ComponentProps<'textarea'>) {
  const { id, aria } = useParts({ hint, error }, given)
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea id={id} className="input" {...aria} {...rest} />
    </Frame>
  )
}

/** A labeled native select. */
export function Select({ label, hint, error, id: given, children, ...rest }: Frame & ComponentProps<'select'>) {
  const { id, aria } = useParts({ hint, error }, given)
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <div className="input-wrap relative">
        <select id={id} className="input" {...aria} {...rest}>
          {children}
        </select>
        <Icon of={ChevronDown} />
      </div>
    </Frame>
  )
}

/** A labeled checkbox; the whole line is the target. */
export function Checkbox({ label, error, id: given, ...rest }: Omit<Frame, 'hint'> & ComponentProps<'input'>) {
  const { id, aria } = useParts({ error }, given)
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input type="checkbox" id={id} {...aria} {...rest} />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
