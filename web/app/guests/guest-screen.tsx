import { m } from '#messages'
import type { GuestEntry } from '@marigold/contract'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import lockup from '../assets/brand/lockup.svg'
import heartPicture from '../assets/empty/favorites.svg'
import lockedPicture from '../assets/empty/locked.svg'
import { codeLink, parseCode } from '../platform/words/spoken-code.ts'
import { Button } from '../ui/button.tsx'
import { CodeForm } from '../ui/code-form.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useGuestEntry } from './use-guest-entry.ts'

const noSubscription = () => () => {}

/** Returns the code in the URL's hash, which isn't sent to the server; undefined on the server. */
function useCode(): string | null | undefined {
  const { hash } = useLocation()
  const ready = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  return ready ? parseCode(hash.slice(1)) : undefined
}

/**
 * A guest's page: opens what the code in the URL is for and renders it with `children`. Leaving returns here, where
 * only the code is asked for: no prices, no other games.
 */
export function GuestScreen({ children }: { children: (entry: GuestEntry) => ReactNode }) {
  const code = useCode()
  const navigate = useNavigate()
  const entry = useGuestEntry(code ?? null)
  const [played, setPlayed] = useState(false)
  const goTo = (address: string) => void navigate(address, { replace: true })
  if (entry.state === 'open' && !played) setPlayed(true)
  if (entry.state === 'open') return children(entry.entry)
  if (code === undefined) return null
  return (
    <main
      id="main"
      className="min-h-[100dvh] grid place-content-center justify-items-center gap-7 py-6 px-4 bg-[color-mix(in_srgb,var(--marigold)_17%,var(--cream))]"
    >
      <img src={lockup} alt={m.ui_marigold()} width="181" height="40" />
      {entry.state === 'opening' ? <Spinner label={m.players_opening()} /> : null}
      {entry.state === 'ended' ? (
        <div className="guest-note grid justify-items-center gap-3.5 max-w-[34ch] text-lead text-center" role="alert">
          <img src={heartPicture} alt="" width="210" height="163" />
          <h1>{m.players_thats_all_for_today()}</h1>
          <p>{m.players_this_link_was_ended_thank_you()}</p>
        </div>
      ) : null}
      {entry.state === 'refused' ? (
        <div className="guest-note grid justify-items-center gap-3.5 max-w-[34ch] text-lead text-center">
          <img src={lockedPicture} alt="" width="320" height="187" />
          <h1>{m.players_this_didnt_open()}</h1>
          <p role="alert">{entry.reason}</p>
          {entry.again ? <Button onClick={entry.retry}>{m.ui_try_again()}</Button> : null}
          <Button look={entry.again ? 'quiet' : 'main'} onClick={() => goTo('/guest')}>
            {m.ui_type_another_code()}
          </Button>
        </div>
      ) : null}
      {entry.state === 'none' ? (
        <CodeForm
          title={played ? m.players_thank_you_for_playing() : m.players_open_a_guest_link()}
          hint={played ? m.players_to_play_again_type_the_code() : m.players_type_the_code_that_your_therapist()}
          button={m.ui_open()}
          onCode={(typed) => goTo(codeLink('', '/guest', typed))}
        />
      ) : null}
    </main>
  )
}
