import { faultOf } from '@marigold/contract'
import { useState, type SubmitEvent } from 'react'
import type { z } from 'zod'
import { ApiError, reasonOf } from '../platform/calls/api-client.ts'
import { useAction } from '../platform/calls/use-action.ts'
import { faultSentence } from '../platform/words/fault-sentences.ts'

/** Field values by name. */
export type Values = Record<string, string>

/** Error messages by field name. */
export type Errors = Record<string, string[] | undefined>

/** Reads a form's values. Checkboxes are '' or 'on'. */
function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

/** Validates a body against the call's schema before it is sent; the sentences are the same as the server's. */
export function faultsOf(schema: z.ZodType, body: unknown): Errors {
  const parsed = schema.safeParse(body)
  const errors: Errors = {}
  if (!parsed.success)
    for (const issue of parsed.error.issues)
      (errors[String(issue.path[0])] ??= []).push(faultSentence(faultOf(issue, body)))
  return errors
}

/** Focuses the first invalid field. A dialog that opens next returns the focus there. */
function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((element) => {
    const name = (element as HTMLInputElement).name
    return name !== '' && errors[name] !== undefined
  })
  // What is folded away can't be focused.
  const fold = first?.closest('details')
  if (fold) fold.open = true
  ;(first as HTMLElement | undefined)?.focus()
}

/** Returns why a form wasn't taken; null when that is shown beside its fields. */
export function problemOf(error: unknown, otherwise?: string): string | null {
  return error instanceof ApiError && error.sentences.length > 0 ? null : reasonOf(error, otherwise)
}

interface Form<Done, Problem> {
  /** Names the failure in the console. */
  log?: string
  /** Returns errors found before sending; if there are any, nothing is sent. */
  check?: (values: Values) => Errors
  /** Returns what to show about what `check` found. */
  onFault?: (errors: Errors) => Problem
  send: (values: Values, form: HTMLFormElement, button: HTMLElement | null) => Promise<Done>
  /** Runs after `send`, unless the form is gone. */
  onDone?: (done: Done) => void
  /** Returns what to show about a failure. */
  onFailure?: (error: unknown) => Problem | null
}

/** Submits a form one request at a time, keeps its field errors, and focuses the first invalid field. */
export function useForm<Done, Problem = string>(options: Form<Done, Problem>) {
  const { log = null, check, onFault, send, onDone } = options
  const { onFailure = problemOf as (error: unknown) => never } = options
  const [errors, setErrors] = useState<Errors>({})
  const action = useAction<Done, Problem>(log, onFailure)
  const show = (form: HTMLFormElement, wrong: Errors) => {
    setErrors(wrong)
    focusFirst(form, wrong)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (action.busy) return
    action.reset()
    const form = event.currentTarget
    const button = (event.nativeEvent as globalThis.SubmitEvent).submitter
    const values = valuesOf(form)
    const wrong = check?.(values) ?? {}
    show(form, wrong)
    if (Object.keys(wrong).length > 0) {
      if (onFault) action.setProblem(onFault(wrong))
      return
    }
    const work = () =>
      send(values, form, button).catch((error: unknown) => {
        if (error instanceof ApiError) show(form, error.errors)
        throw error
      })
    void action.run(work, onDone)
  }
  const errorOf = (name: string) => errors[name]?.[0]
  return { ...action, submit, errorOf }
}
