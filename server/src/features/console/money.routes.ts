import {
  getDeclinedPayments,
  getInvoices,
  getMoney,
  getPlans,
  getProviderEvents,
  retryProviderEvent,
} from '@marigold/contract'
import type { App, Services } from '../../platform/app.ts'
import { readMoney } from './money-figures.service.ts'
import { listDeclined, listInvoices, listPlans } from './money-lists.service.ts'
import type { ApplyEvent } from './ports.ts'
import { listEvents, retryEvent } from './provider-events.service.ts'

/** Registers the console's calls about money. The app passes in how an event of the provider is applied. */
export function moneyRoutes(app: App, services: Services, apply: ApplyEvent): void {
  const { db } = services
  app.call(getMoney, () => readMoney(db))
  app.call(getPlans, ({ query }) => listPlans(db, query))
  app.call(getInvoices, ({ query }) => listInvoices(db, query))
  app.call(getDeclinedPayments, ({ query }) => listDeclined(db, query))
  app.call(getProviderEvents, ({ query }) => listEvents(db, query))
  app.call(retryProviderEvent, ({ user: admin, params: { id } }) =>
    retryEvent(services, apply, { adminId: admin.id, id }),
  )
}
