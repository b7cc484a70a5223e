import { useEffect, useRef } from 'react'
import { Field } from '../../../ui/field.tsx'

/** A line for a code; it is ready to type into at once. `recovery` where letters may come too. */
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
