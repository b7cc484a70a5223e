import { m } from '#messages'
import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, type Location } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'

interface LeavingProps {
  /** A game is running: leaving by a link or Back asks first; closing the tab makes the browser ask. */
  atStake: boolean
  onAsk: () => void
  onStay: () => void
}

// A guest's game is identified by the hash.
const pathWithHash = ({ pathname, hash }: Location) => pathname + hash

/** Asks before a running game is left. */
export function LeaveGuard({ atStake, onAsk, onStay }: LeavingProps) {
  const [location] = useState(pathWithHash(useLocation()))
  // Doesn't block a navigation that has already been confirmed.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atStake && pathWithHash(currentLocation) === location && pathWithHash(nextLocation) !== location,
  )
  const asks = blocker.state === 'blocked'
  const stay = () => {
    blocker.reset?.()
    onStay()
  }
  const asked = useRef(false)
  useEffect(() => {
    // Back closes the question, like any dialog.
    if (asks && asked.current) stay()
    else if (asks) onAsk()
    asked.current = asks
    // Runs only when the question opens; the pause callback changes with every message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker])
  useEffect(() => {
    if (!atStake) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [atStake])
  return (
    <AlertDialog
      open={asks}
      onClose={stay}
      backCloses={false}
      title={m.play_leave_the_game()}
      actions={
        <>
          <Button onClick={stay}>{m.play_keep_playing()}</Button>
          <Button look="quiet" onClick={() => blocker.proceed?.()}>
            {m.ui_leave()}
          </Button>
        </>
      }
    >
      {m.play_the_game_isnt_over_and_would()}
    </AlertDialog>
  )
}
