import { useState, type SubmitEvent } from 'react'
import { ApiError } from '../../platform/api-client.ts'

/** The texts of a form by the names of its fields. */
export type Values = Record<string, string>

/** Reads a form's texts. Ticks are '' or 'on'. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

/** Sends a form once at a time, and keeps what the server says about its fields. */
export function useForm(
  send: (values: Values, form: HTMLFormElement) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    setErrors({})
    try {
      await send(valuesOf(form), form)
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors)
      onFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (...names: string[]) => names.map((name) => errors[name]?.[0]).find(Boolean)
  return { busy, submit, errorOf }
}
