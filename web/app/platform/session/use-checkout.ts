import { createCheckoutSession, type PlanWord } from '@marigold/contract'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, call, reasonOf } from '../calls/api-client.ts'
import { useAction } from '../calls/use-action.ts'

const hasPlan = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'already_subscribed' || error.message === 'User already has an active subscription.')

/** Opens the checkout of a plan; `problem` says why it failed. A user with a running plan is sent to the profile. */
export function useCheckout() {
  const navigate = useNavigate()
  const { run, busy, problem, reset } = useAction('Checkout did not start', (error) => {
    if (!hasPlan(error)) return reasonOf(error)
    void navigate('/myprofile', { state: { planRuns: true } })
    return null
  })
  useEffect(() => {
    // Back from the checkout may restore this page in its busy state.
    const shown = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [reset])
  const open = (plan: PlanWord) =>
    run(async () => {
      const { url }: { url?: string } = await call(createCheckoutSession, { body: { plan } })
      if (!url) throw new Error('The answer names no payment page')
      window.location.assign(url)
      // Busy until the page is left.
      await new Promise(() => {})
    })
  return { busy, problem, open, forget: reset }
}
