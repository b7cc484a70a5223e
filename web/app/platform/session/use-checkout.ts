import { m } from '#messages'
import { createCheckoutSession, type PlanWord } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, call } from '../calls/api-client.ts'
import { logFailure } from '../log.ts'

/** Opens the payment page of a plan; `trouble` says why it did not open. A user whose plan runs is led to the profile. */
export function useCheckout() {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    // The back button of the payment page may show this page as it was left: busy.
    const shown = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
  const open = async (plan: PlanWord) => {
    if (busy) return
    setBusy(true)
    setTrouble(null)
    try {
      const { url }: { url?: string } = await call(createCheckoutSession, { body: { plan } })
      if (!url) throw new Error('The answer names no payment page')
      window.location.assign(url)
    } catch (error) {
      setBusy(false)
      logFailure('Checkout did not start', error)
      const said = error instanceof ApiError ? error : null
      if (said?.code === 'already_subscribed' || said?.message === 'User already has an active subscription.') {
        void navigate('/myprofile', { state: { planRuns: true } })
        return
      }
      setTrouble(said?.message ?? m.ui_something_went_wrong_please_try_again())
    }
  }
  return { busy, trouble, open, forget: () => setTrouble(null) }
}
