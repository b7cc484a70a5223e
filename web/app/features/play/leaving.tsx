import { m } from '#messages'
import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, type Location } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'

interface LeavingProps {
  /** A game is under way: whoever goes elsewhere, by a link or by Back, is asked; the browser asks before the tab is closed. */
  atStake: boolean
  onAsk: () => void
  onStay: () => void
}

// A guest's game stands behind the # of its page.
const placeOf = ({ pathname, hash }: Location) => pathname + hash

/** Asks before a game that is under way is left. */
export function Leaving({ atStake, onAsk, onStay }: LeavingProps) {
  const [here] = useState(placeOf(useLocation()))
  // Whoever has left already is not held back while the game is still on its way out.
  const way = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atStake && placeOf(currentLocation) === here && placeOf(nextLocation) !== here,
  )
  const asks = way.state === 'blocked'
  const stay = () => {
    way.reset?.()
    onStay()
  }
  const asked = useRef(false)
  useEffect(() => {
    // Back while the question is open closes it, as it closes any dialog.
    if (asks && asked.current) stay()
    else if (asks) onAsk()
    asked.current = asks
    // Only when the question comes: what pauses the game is another function after each message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [way])
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
          <Button look="quiet" onClick={() => way.proceed?.()}>
            {m.ui_leave()}
          </Button>
        </>
      }
    >
      {m.play_the_game_isnt_over_and_would()}
    </AlertDialog>
  )
}
