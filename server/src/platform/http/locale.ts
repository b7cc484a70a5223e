import { AsyncLocalStorage } from 'node:async_hooks'
import { baseLocale, locales, overwriteGetLocale } from '#messages'
import type { FastifyInstance } from 'fastify'
import Negotiator from 'negotiator'

export type Locale = (typeof locales)[number]

const current = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => current.getStore() ?? baseLocale)

const isOurs = (locale: string | undefined): locale is Locale => locales.some((one) => one === locale)

/** The locale of a request: the one that its cookie names, else the best for its `Accept-Language`, else English. */
export function localeOf(headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }): Locale {
  const chosen = /(?:^|; )locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
  if (isOurs(chosen)) return chosen
  const best = new Negotiator({ headers }).language([...locales])
  return isOurs(best) ? best : baseLocale
}

/** Runs work whose messages are in a locale. */
export const inLocale = <T>(locale: Locale, work: () => T): T => current.run(locale, work)

/** Answers each request in its own locale. */
export function useLocale(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLocale(localeOf(request.headers), done))
}
