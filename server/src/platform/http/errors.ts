import { refusals, type RefusalCode } from '@marigold/contract'

/** What was foreseen and is refused with a sentence; anything else thrown is a 500 that says nothing inside. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly errors: Record<string, string[]> | undefined

  constructor(code: RefusalCode, message: string, errors?: Record<string, string[]>) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = refusals[code]
    this.errors = errors
  }
}
