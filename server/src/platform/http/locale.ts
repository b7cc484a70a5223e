import { AsyncLocalStorage } from 'node:async_hooks'
import { baseLocale, getLocale, locales, overwriteGetLocale } from '#messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { sql } from 'kysely'
import type { User } from '../access/access.ts'
import type { Db } from '../database/database.ts'

export type Locale = (typeof locales)[number]

const current = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => current.getStore() ?? baseLocale)

/** Whether there are messages in this locale. */
export const isOurs = (locale: string | null | undefined): locale is Locale => locales.some((one) => one === locale)

const cookieName = 'locale'
const cookieDays = 400
const chosenIn = (cookie = '') => new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookie)?.[1]

/** Returns the locale of a request: from its cookie, or else the best for its `Accept-Language`, or else English. */
export function localeOf(headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }): Locale {
  const chosen = chosenIn(headers.cookie)
  if (isOurs(chosen)) return chosen
  const best = new Negotiator({ headers }).language([...locales])
  return isOurs(best) ? best : baseLocale
}

/** Returns the `Set-Cookie` header with the user's choice. Null removes it, so that the browser decides again. */
export function localeCookie(chosen: string | null, secure: boolean): string {
  const age = chosen === null ? 0 : cookieDays * 86_400
  const parts = [`${cookieName}=${chosen ?? ''}`, 'Path=/', `Max-Age=${age}`, 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}

/** Returns whether a browser lacks the user's choice, which another browser may have changed. */
export const lacksChoice = (cookie: string | undefined, chosen: string | null): boolean =>
  isOurs(chosen) && chosenIn(cookie) !== chosen

/** Runs work with the messages of a locale. */
export const inLocale = <T>(locale: Locale, work: () => T): T => current.run(locale, work)

/** Runs work that writes to a user, in the locale that they chose, or else in `otherwise`. */
export async function inLocaleOfUser<T>(
  db: Db,
  userId: number,
  work: () => Promise<T>,
  otherwise: Locale = getLocale(),
): Promise<T> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('locale').executeTakeFirst()
  return inLocale(isOurs(user?.locale) ? user.locale : otherwise, work)
}

/** The locale of a row of `users`: English without a choice, or if the chosen one has no messages anymore. */
export const spokenLocale = sql<Locale>`case when users.locale = any(${locales}) then users.locale else ${baseLocale} end`

/** The headers on which responses depend, for `Vary`. */
export const varies = locales.length > 1 ? 'accept-encoding, accept-language, cookie' : 'accept-encoding'

/** The languages of cards and games. */
const contentLocales: readonly string[] = [baseLocale]

/** Returns the language of cards and games for this request: English if there are none in its own. */
export function contentLocale(): string {
  const locale = getLocale()
  const [language] = locale.split('-')
  return contentLocales.find((one) => one === locale || one === language) ?? baseLocale
}

type Asking = Pick<FastifyRequest, 'headers'> & { user?: User | null }

/** Returns the logged-in user's choice, or else what the browser asks for. */
export function localeOfRequest({ user, headers }: Asking): Locale {
  const chosen = user?.row.locale
  return isOurs(chosen) ? chosen : localeOf(headers)
}

/** Handles each request in the locale of its user, or of its browser. */
export function useLocale(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLocale(localeOf(request.headers), done))
  // Now it is known who asks. Besides, a body that was read has left the locale of the hook above.
  app.addHook('preValidation', (request, _reply, done) => inLocale(localeOfRequest(request), done))
}
