import { useEffect, useRef } from 'react'
import { Field } from '../../../ui/field.tsx'

/** Text field for a code, focused when it appears. `recovery` also allows letters. */
export function CodeField(props: { label: string; error?: string | undefined; recovery?: boolean; hint?: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field
      ref={input}
      label={props.label}
      name="code"
      hint={props.hint}
      error={props.error}
      inputMode={props.recovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  )
}
