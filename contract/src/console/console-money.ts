import { z } from 'zod'
import { PlanWord } from '../billing/plan-words.ts'
import { endpoint } from '../endpoint.ts'
import { UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Payer } from './payer.ts'

/** One month of the last twelve. Amounts are US cents. Running months are counted up to now. */
export const MoneyMonth = z.object({
  /** '2026-11' */
  month: z.string(),
  /** Recurring revenue at the month's end: what each paid period costs, divided by its months, after refunds. */
  revenue: z.int(),
  /** Customers with a paid period at the month's end. */
  paying: z.int(),
  /** Trials that began in the month and are over. */
  trials: z.int(),
  /** How many of them paid. */
  converted: z.int(),
  /** Customers with a paid period at the month's start. */
  began: z.int(),
  /** How many of them had none at its end. */
  left: z.int(),
})
export type MoneyMonth = z.infer<typeof MoneyMonth>

export const planFilters = ['ending', 'past_due', 'canceled', 'trial', 'current'] as const
export type PlanFilter = (typeof planFilters)[number]

export const invoiceFilters = ['open', 'refunded'] as const
export type InvoiceFilter = (typeof invoiceFilters)[number]

export const getMoney = endpoint({
  method: 'GET',
  path: '/api/admin/money',
  auth: 'admin',
  summary: 'Returns recurring revenue, trial conversion, and churn by month, and how many plans are in which state.',
  response: z.object({
    /** Oldest first. */
    months: z.array(MoneyMonth),
    /** Plans that the provider still charges or tries, by filter. A trial that is about to end is in `trial`, too. */
    plans: z.record(z.enum(planFilters), z.int()),
    /** Unpaid and refunded invoices. */
    invoices: z.record(z.enum(invoiceFilters), z.int()),
    /** Cards that were declined on the payment page. */
    declined: z.int(),
    /** Customers who aren't counted as paying, because their running plan's payment was refunded in full. */
    refunded_in_full: z.int(),
    /** Events of the provider that couldn't be applied. */
    failed_events: z.int(),
  }),
})

export const PlanRow = z.object({
  id: z.int(),
  user: Payer,
  plan: PlanWord,
  state: z.enum(['trial', 'current', 'past_due', 'canceled', 'expired']),
  period_end: z.string(),
  /** Since when a payment has been owed. */
  past_due_since: z.string().nullable(),
  /** The provider's code for why the newest unpaid invoice failed; null if nothing failed. */
  failure: z.string().nullable(),
  /** What that invoice is about in US cents, and when the provider tries again; null if nothing is owed. */
  owed: z.object({ amount: z.int(), retry_at: z.string().nullable() }).nullable(),
  card: z.string().nullable(),
})
export type PlanRow = z.infer<typeof PlanRow>

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/admin/plans',
  auth: 'admin',
  summary: `Lists running plans in a state, newest first, ${limits.console.perPage} at a time. Trials end within seven days in "ending".`,
  query: z.object({
    filter: z.enum(planFilters),
    /** Only plans before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({ plans: z.array(PlanRow), next: z.int().nullable() }),
})

export const InvoiceRow = z.object({
  id: z.int(),
  user: Payer,
  number: z.string(),
  amount: z.int(),
  refunded: z.int(),
  created_at: z.string(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

export const getInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/invoices',
  auth: 'admin',
  summary: `Lists unpaid or refunded invoices, newest first, ${limits.console.perPage} at a time.`,
  query: z.object({
    filter: z.enum(invoiceFilters),
    /** Only invoices before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({ invoices: z.array(InvoiceRow), next: z.int().nullable() }),
})

export const eventFilters = ['failed', 'waiting', 'applied'] as const
export type EventFilter = (typeof eventFilters)[number]

export const EventRow = z.object({
  id: z.string(),
  /** As the provider calls it: 'invoice.paid'. */
  type: z.string(),
  user: Payer,
  outcome: z.enum(eventFilters),
  received_at: z.string(),
  applied_at: z.string().nullable(),
  /** Why it couldn't be applied; '' otherwise. */
  error: z.string(),
})
export type EventRow = z.infer<typeof EventRow>

const EventId = z.string().regex(/^\w{1,255}$/)

export const getProviderEvents = endpoint({
  method: 'GET',
  path: '/api/admin/provider-events',
  auth: 'admin',
  summary: `Lists events of the payment provider in the last 30 days, newest first, ${limits.console.perPage} at a time.`,
  query: z.object({
    filter: z.enum(eventFilters).optional(),
    /** Only events before this one. */
    before: EventId.optional(),
  }),
  response: z.object({ events: z.array(EventRow), next: z.string().nullable() }),
})

export const retryProviderEvent = endpoint({
  method: 'POST',
  path: '/api/admin/provider-events/{id}/retry',
  auth: 'admin',
  summary: 'Applies an event of the payment provider now, and returns what came of it.',
  params: z.object({ id: EventId }),
  limit: { max: 300, per: '1 hour', by: 'user' },
  response: EventRow,
})
