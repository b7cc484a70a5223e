import { getBillingDetails, getMe, logout, type BillingDetails, type Me, type PlanWord } from '@marigold/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { call } from '../calls/api-client.ts'
import { noteOwner } from '../storage/device-owner.ts'
import { forgetDrafts } from '../storage/drafts.ts'
import { logFailure } from '../log.ts'
import { forgetOwn } from '../storage/own-storage.ts'
import { askAgain, queryClient, useCall } from '../calls/query-client.ts'
import { forgetToken, onTokenChange, readToken } from './token.ts'

export { forgetToken, LoginNotKept, readToken, storeToken } from './token.ts'

/**
 * Who is here. `unknown` until the browser has looked (and always while the server renders); `visitor` without a token;
 * `loading` until `/api/me` answers; `failed` when it did not: then the person counts as neither active nor new.
 */
export interface Session {
  status: 'unknown' | 'visitor' | 'loading' | 'known' | 'failed'
  token: string | null
  me: Me | null
  /** null: never billed. undefined: not known (yet). */
  billing: BillingDetails | null | undefined
  /** Billing could not be read. */
  billingFailed: boolean
  /** The newest checkout ended because its card had had a free trial before. */
  trialRefused: boolean
  /** Whether the free trial can still be had; undefined until known. */
  trialAvailable: boolean | undefined
  /** The plan of a checkout that was left before paying. */
  unfinishedPlan: PlanWord | null
  lastPayment: LastPayment
  active: boolean
  newUser: boolean
  /** Came from the partner's site: a label for the header, never a right. */
  partner: boolean
}

/** The newest payment that went through; null before the first one. */
export type LastPayment = z.output<typeof getBillingDetails.response>['last_payment']

const partnerCookie = 'partner_user'

function hasPartnerCookie(): boolean {
  return /(?:^|; )partner_user=1(?:;|$)/.test(document.cookie)
}

/** The signed-in person and their billing, the same in every part of the page. */
export function useSession(): Session {
  const token = useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () => undefined)
  const signedIn = typeof token === 'string'
  const person = useCall(getMe, { who: token ?? null, enabled: signedIn })
  const billing = useCall(getBillingDetails, { who: token ?? null, enabled: signedIn })
  const id = person.data?.id
  useEffect(() => {
    if (signedIn && id !== undefined) noteOwner(token, id)
  }, [signedIn, token, id])
  if (token === undefined) return nobody('unknown')
  if (token === null) return nobody('visitor')
  const me = person.data ?? null
  return {
    status: me ? 'known' : person.isError ? 'failed' : 'loading',
    token,
    me,
    billing: billing.data?.data,
    billingFailed: billing.isError && billing.data === undefined,
    ...moneyFacts(billing.data),
    active: me?.active ?? false,
    newUser: me?.new_user ?? false,
    partner: hasPartnerCookie(),
  }
}

/** What is known of a user's checkouts and payments, before and after billing is read. */
function moneyFacts(answer: z.output<typeof getBillingDetails.response> | undefined) {
  return {
    trialRefused: answer?.trial_refused ?? false,
    trialAvailable: answer?.trial_available,
    unfinishedPlan: answer?.unfinished_plan ?? null,
    lastPayment: answer?.last_payment ?? null,
  }
}

function nobody(status: 'unknown' | 'visitor'): Session {
  return {
    status,
    token: null,
    me: null,
    billing: undefined,
    billingFailed: false,
    ...moneyFacts(undefined),
    active: false,
    newUser: false,
    partner: false,
  }
}

/** Whether this screen has shown a signed-in person: then a visitor on it is somebody whose sign-in has ended meanwhile. */
export function useWasSignedIn(status: Session['status']): boolean {
  const [was, setWas] = useState(false)
  if (!was && (status === 'known' || status === 'loading')) setWas(true)
  return was
}

/** The id of whoever is signed in, asked for now. Throws as `call` does. */
export async function readWho(): Promise<number> {
  return (await call(getMe)).id
}

/** Asks again who is here, after something that changes it (a payment, a saved profile). */
export async function refreshSession(): Promise<void> {
  await Promise.all([askAgain({ queryKey: [getMe.path] }), askAgain({ queryKey: [getBillingDetails.path] })])
}

/**
 * Reads the plan again before a dialog states dates and amounts: it may have changed in another tab or on another device.
 * Throws as `call` does.
 */
export async function readBillingNow(token: string): Promise<BillingDetails | null> {
  const answer = await call(getBillingDetails)
  queryClient.setQueryData([getBillingDetails.path, null, null, token], answer)
  await askAgain({ queryKey: [getMe.path] })
  return answer.data
}

const patience = 4000

/** Ends the sign-in here and on the server, forgets what was read with it, and opens the login page. */
export async function signOut(): Promise<void> {
  if (!hasPartnerCookie() && readToken()) {
    // A network that hangs must not keep anyone signed in on this device.
    const signal = AbortSignal.timeout(patience)
    await call(logout, { signal }).catch((error: unknown) => logFailure('Logout did not reach the server', error))
  }
  forgetPerson('/login')
}

/** Forgets here whoever was signed in, and opens a page: whoever sits here next is somebody else. */
export function forgetPerson(next: string): void {
  document.cookie = `${partnerCookie}=; path=/; max-age=0`
  document.cookie = 'sass_user=; path=/; max-age=0'
  queryClient.clear()
  forgetDrafts()
  forgetOwn()
  forgetToken()
  window.location.assign(next)
}
