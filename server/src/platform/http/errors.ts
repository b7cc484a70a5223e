import { refusals, type FaultCode, type RefusalCode } from '@marigold/contract'

/** An expected error with a message. Anything else that's thrown is a 500 that reveals no internals. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly faults: Record<string, FaultCode[]> | undefined

  constructor(
    code: RefusalCode,
    message: string,
    errors?: Record<string, string[]>,
    faults?: Record<string, FaultCode[]>,
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = refusals[code]
    this.errors = errors
    this.faults = faults
  }
}
