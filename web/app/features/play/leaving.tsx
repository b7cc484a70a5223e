import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'

interface LeavingProps {
  /** A game is under way: the browser asks before the tab is closed. */
  atStake: boolean
  asks: boolean
  onStay: () => void
  leaveTo: string
}

/** Asks before a game that is under way is left. */
export function Leaving({ atStake, asks, onStay, leaveTo }: LeavingProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!atStake) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [atStake])
  return (
    <AlertDialog
      open={asks}
      onClose={onStay}
      title="Leave the game?"
      actions={
        <>
          <Button onClick={onStay}>Go on playing</Button>
          <Button look="quiet" onClick={() => void navigate(leaveTo)}>
            Leave
          </Button>
        </>
      }
    >
      The game is not over and would begin anew the next time. The tally of this session stays.
    </AlertDialog>
  )
}
