import { m } from '#messages'
import { AlertDialog, Dialog } from '../../../ui/dialog.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { formatRemoved } from '../sets/remaining-picks.ts'
import { storeReturnPath } from '../../../platform/session/return-path.ts'
import { changeSettings } from '../viewer/settings/settings.ts'
import type { SetRefusal } from '../sets/use-card-set.ts'

/** Says why a set didn't open. The picks are kept. */
export function SetRefusalDialog(props: {
  refusal: SetRefusal | null
  onClose: () => void
  /** Retries what failed. */
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
        title={m.cards_none_of_these_cards_has_a()}
        actions={
          <>
            <Button onClick={include}>{m.cards_include_words_without_a_picture()}</Button>
            <Button look="quiet" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
          </>
        }
      >
        <p>{m.cards_only_words_with_a_picture_are()}</p>
      </AlertDialog>
    )
  }
  if (refusal?.kind === 'failed') {
    return (
      <AlertDialog
        open
        onClose={onClose}
        title={m.cards_we_couldnt_load_the_cards()}
        actions={
          <>
            {onRetry ? <Button onClick={onRetry}>{m.ui_retry()}</Button> : null}
            <Button look="quiet" onClick={onClose}>
              {m.cards_ok()}
            </Button>
          </>
        }
      >
        <p>{m.cards_your_picks_are_saved({ reason: refusal.reason })}</p>
      </AlertDialog>
    )
  }
  if (refusal?.kind === 'gone') {
    return (
      <AlertDialog open onClose={onClose} title={m.cards_nothing_in_this_set_is_left()}>
        <p>{m.cards_no_longer_in_marigold_please_choose({ namesOf: formatRemoved(refusal.names) })}</p>
      </AlertDialog>
    )
  }
  if (refusal?.kind === 'signed_out') {
    return (
      <Dialog open onClose={onClose} title={m.cards_youve_been_logged_out_2()}>
        <p>{m.cards_your_picks_are_saved_here()}</p>
        <LinkButton to="/login" onClick={() => storeReturnPath(props.returnTo)}>
          {m.ui_log_in()}
        </LinkButton>
      </Dialog>
    )
  }
  return (
    <Dialog open={refusal !== null} onClose={onClose} title={m.cards_these_cards_come_with_a_plan()}>
      <p>{m.cards_your_picks_are_saved_here()}</p>
      <LinkButton to="/pricing" onClick={() => storeReturnPath(props.returnTo)}>
        {m.ui_subscribe_now_for_7_days_free()}
      </LinkButton>
    </Dialog>
  )
}
