import { m } from '#messages'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import lockedPicture from '../../assets/empty/locked.svg'
import { useSession } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { claimedEmail } from './claimed-email.ts'
import { logInOnce } from './partner-login.ts'

/** Replaces this page, so that Back doesn't return here. */
const goTo = (address: string) => window.location.replace(address)

/** Reads the token and removes it from the address bar. */
function useToken(): string {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('itemArray') ?? '')
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])
  return token
}

/** Logs in a user who comes from the partner's site. Asks first if another account is logged in. */
export function PartnerRedirect() {
  const token = useToken()
  const { status, me } = useSession()
  // Decided once, because the login changes the session.
  const [step, setStep] = useState<'look' | 'ask' | 'go'>('look')
  const known = status === 'visitor' || status === 'known' || status === 'failed'
  if (step === 'look' && known && token !== '') {
    const other = me !== null && me.email.toLowerCase() !== claimedEmail(token)
    setStep(other ? 'ask' : 'go')
  }
  useEffect(() => {
    if (step !== 'go') return
    let isMounted = true
    void logInOnce(token).then((entry) => {
      if (isMounted) goTo(entry === 'in' ? '/exploregames' : `/therapist-login?reason=${entry}`)
    })
    return () => {
      isMounted = false
    }
  }, [step, token])
  return (
    <div className="partner-page min-h-[60vh] max-w-180 my-0 mx-auto py-16 px-(--gutter) grid content-center justify-items-center gap-5 text-center">
      <h1 className="sr-only">{m.partner_logging_in_from_your_site()}</h1>
      <Spinner label={m.partner_processing_your_request()} />
      {token === '' ? (
        <EmptyState picture={lockedPicture} size="scene" action={<LinkButton to="/">{m.ui_home()}</LinkButton>}>
          {m.partner_theres_nothing_to_do_here_please()}
        </EmptyState>
      ) : null}
      <AlertDialog
        open={step === 'ask'}
        onClose={() => goTo('/')}
        title={m.partner_switch_to_another_user()}
        actions={
          <>
            <Button onClick={() => setStep('go')}>
              {m.partner_continue_as({ claimedEmail: claimedEmail(token) ?? m.partner_that_user() })}
            </Button>
            <Button look="quiet" onClick={() => goTo('/')}>
              {m.partner_stay_as({ email: me?.email ?? '' })}
            </Button>
          </>
        }
      >
        <p>{m.partner_youre_logged_in_here_as_your({ email: me?.email ?? '' })}</p>
      </AlertDialog>
    </div>
  )
}
