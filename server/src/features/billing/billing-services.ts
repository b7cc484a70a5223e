import type { Services } from '../../platform/app.ts'

/** What everything about money needs of the app's services. */
export type Billing = Pick<Services, 'db' | 'payments' | 'jobs' | 'config' | 'log' | 'mail'>
