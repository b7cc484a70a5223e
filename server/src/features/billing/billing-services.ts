import type { Services } from '../../platform/app.ts'

/** What billing needs from the app's services. */
export type Billing = Pick<Services, 'db' | 'payments' | 'jobs' | 'config' | 'log' | 'mail'>
