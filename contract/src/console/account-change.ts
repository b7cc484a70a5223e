import { z } from 'zod'
import { fault } from '../faults.ts'
import { Int32, UrlId } from '../ids.ts'
import { limits } from '../limits.ts'

// What every change of an account by an administrator has.

/** The account that is changed. */
export const which = { params: z.object({ id: UrlId }) }
/** The revision of the account that the change is based on. */
export const based = { revision: Int32.min(0) }
export const Reason = z.string().trim().min(1, fault('reason_missing')).max(limits.console.reason)
