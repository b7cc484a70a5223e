import { getBillingDetails, getMe, logout, type BillingDetails, type Me, type PlanWord } from '@marigold/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { call } from '../calls/api-client.ts'
import { setOwner } from '../storage/device-owner.ts'
import { clearDrafts } from '../storage/drafts.ts'
import { logFailure } from '../log.ts'
import { clearLoginStorage } from '../storage/login-storage.ts'
import { invalidateQuery, queryClient, useCall } from '../calls/query-client.ts'
import { clearToken, onTokenChange, readToken } from './token.ts'
import { closeView, readView } from './view-as.ts'

export { clearToken, LoginNotStoredError, readToken, storeToken } from './token.ts'

/**
 * The current session. `unknown` until the browser has checked (always on the server); `visitor` without a token;
 * `loading` until `/api/me` responds; `failed` if it didn't, so that the user counts as neither active nor new.
 */
export interface Session {
  status: 'unknown' | 'visitor' | 'loading' | 'known' | 'failed'
  token: string | null
  me: Me | null
  /** null: never billed. undefined: not known yet. */
  billing: BillingDetails | null | undefined
  /** Billing couldn't be read. */
  billingFailed: boolean
  /** The last checkout ended because its card had already had a free trial. */
  trialRefused: boolean
  /** Whether the free trial is available; undefined until known. */
  trialAvailable: boolean | undefined
  /** Plan of an unfinished checkout. */
  unfinishedPlan: PlanWord | null
  lastPayment: LastPayment
  active: boolean
  newUser: boolean
  /** Came from the partner's site. Only a label for the header; grants no access. */
  partner: boolean
}

/** The last successful payment; null before the first one. */
export type LastPayment = z.output<typeof getBillingDetails.response>['last_payment']

const partnerCookie = 'partner_user'

function hasPartnerCookie(): boolean {
  return /(?:^|; )partner_user=1(?:;|$)/.test(document.cookie)
}

/** Returns the logged-in user and their billing, shared by the whole page. */
export function useSession(): Session {
  const token = useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () => undefined)
  const loggedIn = typeof token === 'string'
  const user = useCall(getMe, { who: token ?? null, enabled: loggedIn })
  const billing = useCall(getBillingDetails, { who: token ?? null, enabled: loggedIn })
  const id = user.data?.id
  useEffect(() => {
    if (loggedIn && id !== undefined) setOwner(token, id)
  }, [loggedIn, token, id])
  if (token === undefined) return emptySession('unknown')
  if (token === null) return emptySession('visitor')
  const me = user.data ?? null
  return {
    status: me ? 'known' : user.isError ? 'failed' : 'loading',
    token,
    me,
    billing: billing.data?.data,
    billingFailed: billing.isError && billing.data === undefined,
    ...billingFacts(billing.data),
    active: me?.active ?? false,
    newUser: me?.new_user ?? false,
    partner: hasPartnerCookie(),
  }
}

/** Returns the billing facts, with defaults until they are known. */
function billingFacts(answer: z.output<typeof getBillingDetails.response> | undefined) {
  return {
    trialRefused: answer?.trial_refused ?? false,
    trialAvailable: answer?.trial_available,
    unfinishedPlan: answer?.unfinished_plan ?? null,
    lastPayment: answer?.last_payment ?? null,
  }
}

function emptySession(status: 'unknown' | 'visitor'): Session {
  return {
    status,
    token: null,
    me: null,
    billing: undefined,
    billingFailed: false,
    ...billingFacts(undefined),
    active: false,
    newUser: false,
    partner: false,
  }
}

/** Returns true if this screen has shown a logged-in user; a visitor on it then has an expired login. */
export function useWasLoggedIn(status: Session['status']): boolean {
  const [was, setWas] = useState(false)
  if (!was && (status === 'known' || status === 'loading')) setWas(true)
  return was
}

/** Fetches the logged-in user's id. Throws as `call` does. */
export async function fetchUserId(): Promise<number> {
  return (await call(getMe)).id
}

/** Refetches the session after something that changes it (a payment, a saved profile). */
export async function refreshSession(): Promise<void> {
  await Promise.all([
    invalidateQuery({ queryKey: [getMe.path] }),
    invalidateQuery({ queryKey: [getBillingDetails.path] }),
  ])
}

/**
 * Refetches the plan before a dialog shows dates and amounts, because it may have changed in another tab or on another
 * device. Throws as `call` does.
 */
export async function refetchBilling(token: string): Promise<BillingDetails | null> {
  const answer = await call(getBillingDetails)
  queryClient.setQueryData([getBillingDetails.path, null, null, token], answer)
  await invalidateQuery({ queryKey: [getMe.path] })
  return answer.data
}

const patience = 4000

/** Logs out here and on the server, clears what was cached, and opens the login page. Only ends a view, if it's one. */
export async function logOut(): Promise<void> {
  if (readView()) return closeView()
  if (!hasPartnerCookie() && readToken()) {
    // A hanging network must not keep anyone logged in on this device.
    const signal = AbortSignal.timeout(patience)
    await call(logout, { signal }).catch((error: unknown) => logFailure('Logout did not reach the server', error))
  }
  clearSession('/login')
}

/** Clears everything about the user on this device, because the next user is someone else, and opens a page. */
export function clearSession(next: string): void {
  document.cookie = `${partnerCookie}=; path=/; max-age=0`
  document.cookie = 'sass_user=; path=/; max-age=0'
  queryClient.clear()
  clearDrafts()
  clearLoginStorage()
  clearToken()
  window.location.assign(next)
}
