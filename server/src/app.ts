import { accountRoutes } from './features/account/account.routes.ts'
import { createAccounts } from './features/account/manage-account.ts'
import { createUser, findUserByEmail } from './features/account/create-user.service.ts'
import { billingRoutes, createCheckouts, createCustomers, createEvents } from './features/billing/billing.routes.ts'
import { createSupport } from './features/billing/support/create-support.ts'
import { cardRoutes } from './features/cards/cards.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { findAnyGame, findGame } from './features/catalogue/catalogue.service.ts'
import { setRows } from './features/cards/set-rows.service.ts'
import { consoleRoutes } from './features/console/console.routes.ts'
import { gamesRoutes } from './features/console/games.routes.ts'
import { moneyRoutes } from './features/console/money.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { partnerRoutes } from './features/partner/partner.routes.ts'
import { guestRoutes } from './features/play/guest/guest.routes.ts'
import { createGames } from './features/play/manage-games.ts'
import { playRoutes } from './features/play/play.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { reviewRoutes } from './features/reviews/reviews.routes.ts'
import type { App, Routes } from './platform/app.ts'
import { createServer, usePlatform } from './platform/app.ts'
import { loadConfig, type Config } from './platform/process/config.ts'
import { outboxRoutes } from './platform/messages/outbox.ts'
import { proxySandbox } from './platform/payments/sandbox-proxy.ts'
import { openServices, type OpenServices, type Services } from './platform/services.ts'
import type { DatabaseStatus } from './platform/database/watched-pool.ts'
import { serveWeb } from './platform/web/web.ts'
import { publicServices } from './public-services.ts'

/** Every feature of the server. */
const features: Routes[] = [
  (app, services) => accountRoutes(app, services, createCheckouts(services), createCustomers(services)),
  billingRoutes,
  catalogueRoutes,
  playRoutes,
  (app, services) => guestRoutes(app, services, { game: findGame, set: setRows }),
  reviewRoutes,
  cardRoutes,
  contactRoutes,
  (app, services) =>
    consoleRoutes(app, services, createAccounts(services, createCustomers(services)), createSupport(services)),
  (app, services) => moneyRoutes(app, services, createEvents(services)),
  (app, services) => gamesRoutes(app, services, { ...createGames(services), find: findAnyGame }),
  siteRoutes,
  notificationRoutes,
  (app, services) => partnerRoutes(app, services, { createUser: createUser, findUserByEmail: findUserByEmail }),
]

export interface BuildOptions {
  /** Overrides the settings from the environment. */
  config?: Partial<Config>
  /** When false, jobs run only when `jobs.runPending` is called. */
  runJobs?: boolean
  /** When false, the payment sandbox isn't started without a provider key. */
  sandbox?: boolean
  /** Adds routes for tests of the platform. */
  routes?: Routes[]
  /** When true, Vite serves pages from their sources and reloads them in the browser as they're edited. */
  development?: boolean
}

/** The app and its resources. Closing the app closes them too. */
export interface Built {
  app: App
  services: Services
  pool: OpenServices['pool']
  status: DatabaseStatus
}

/** Opens the services and builds the whole app, ready to listen or to be injected. Production and tests both use it. */
export async function buildApp(options: BuildOptions = {}): Promise<Built> {
  const config = { ...loadConfig(), ...options.config }
  const status: DatabaseStatus = { down: false, full: false }
  const app = createServer(config, status)
  const { runJobs = true, sandbox = true } = options
  const opened = await openServices(config, app.log, { runJobs, sandbox, status })
  try {
    app.addHook('onClose', () => opened.close())
    await usePlatform(app, opened.services, opened)
    for (const routes of [...features, ...(options.routes ?? [])]) routes(app, opened.services)
    if (!config.production) outboxRoutes(app, opened.services.db, config)
    if (opened.sandbox !== null) await proxySandbox(app, opened.sandbox, config)
    await serveWeb(app, {
      services: publicServices(opened.services),
      changes: opened.changes,
      status,
      development: options.development ?? false,
    })
    await app.ready()
    await opened.startJobs()
  } catch (error) {
    await app.close().catch(() => undefined)
    throw error
  }
  return { app, services: opened.services, pool: opened.pool, status }
}
