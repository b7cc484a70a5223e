import { AlertDialog, Dialog } from '../../../ui/dialog.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { namesOf } from '../sets/last-parts.ts'
import { keepReturn } from '../../../platform/session/return-to.ts'
import { changeSettings } from '../viewer/settings/settings.ts'
import type { SetRefusal } from '../sets/use-card-set.ts'

/** Says why a set did not open. What was picked stays. */
export function SetRefusalDialog(props: {
  refusal: SetRefusal | null
  onClose: () => void
  /** Tries once more what failed. */
  onRetry: (() => void) | null
  returnTo: string
}) {
  const { refusal, onClose, onRetry } = props
  if (refusal?.kind === 'no_pictures') {
    const include = () => {
      changeSettings({ onlyPictured: false })
      onClose()
      onRetry?.()
    }
    return (
      <AlertDialog
        open
        onClose={onClose}
        title="None of these cards has a picture"
        actions={
          <>
            <Button onClick={include}>Include words without a picture</Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <p>Only words with a picture are shown now, for children who do not read yet. Your picks are kept.</p>
      </AlertDialog>
    )
  }
  if (refusal?.kind === 'failed') {
    return (
      <AlertDialog
        open
        onClose={onClose}
        title="The cards could not be fetched"
        actions={
          <>
            {onRetry ? <Button onClick={onRetry}>Retry</Button> : null}
            <Button look="quiet" onClick={onClose}>
              OK
            </Button>
          </>
        }
      >
        <p>{refusal.reason} Your picks are kept.</p>
      </AlertDialog>
    )
  }
  if (refusal?.kind === 'gone') {
    return (
      <AlertDialog open onClose={onClose} title="Nothing of this set is left">
        <p>Not in Marigold any more: {namesOf(refusal.names)}. Please choose other cards.</p>
      </AlertDialog>
    )
  }
  if (refusal?.kind === 'signed_out') {
    return (
      <Dialog open onClose={onClose} title="Your sign-in has ended">
        <p>What you picked is kept, and waits for you here.</p>
        <LinkButton to="/login" onClick={() => keepReturn(props.returnTo)}>
          Log in
        </LinkButton>
      </Dialog>
    )
  }
  return (
    <Dialog open={refusal !== null} onClose={onClose} title="These cards come with a plan">
      <p>What you picked is kept, and waits for you here.</p>
      <LinkButton to="/pricing" onClick={() => keepReturn(props.returnTo)}>
        Subscribe Now for 7 Days Free Trial
      </LinkButton>
    </Dialog>
  )
}
