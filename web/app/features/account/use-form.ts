import { useState, type SubmitEvent } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../platform/calls/api-client.ts'

/** The texts of a form by the names of its fields. */
export type Values = Record<string, string>

/** What is wrong, by the names of the fields. */
export type Errors = Record<string, string[]>

/** Reads a form's texts. Ticks are '' or 'on'. */
function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

/** What a call's own schema says about a body before it is sent: the very sentences of the server. */
export function faultsOf(schema: z.ZodType, body: unknown): Errors {
  const parsed = schema.safeParse(body)
  const errors: Errors = {}
  if (!parsed.success)
    for (const issue of parsed.error.issues) (errors[String(issue.path[0])] ??= []).push(issue.message)
  return errors
}

/** Puts the cursor into the first field that something is wrong with. A window that opens next gives it back there. */
function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((element) => {
    const name = (element as HTMLInputElement).name
    return name !== '' && errors[name] !== undefined
  })
  ;(first as HTMLElement | undefined)?.focus()
}

interface Form {
  /** What is wrong before the server is asked; then nothing is sent. */
  check?: (values: Values) => Errors
  /** Told what `check` found. */
  onFault?: (errors: Errors) => void
  send: (values: Values, form: HTMLFormElement) => Promise<void>
  onFailure: (error: unknown) => void
}

/** Sends a form once at a time; keeps what is wrong with its fields, and leads to the first of them. */
export function useForm({ check, onFault, send, onFailure }: Form) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const show = (form: HTMLFormElement, wrong: Errors) => {
    setErrors(wrong)
    focusFirst(form, wrong)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const values = valuesOf(form)
    const wrong = check?.(values) ?? {}
    show(form, wrong)
    if (Object.keys(wrong).length > 0) return onFault?.(wrong)
    setBusy(true)
    try {
      await send(values, form)
    } catch (error) {
      if (error instanceof ApiError) show(form, error.errors)
      onFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (name: string) => errors[name]?.[0]
  return { busy, submit, errorOf }
}
