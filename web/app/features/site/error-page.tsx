import { m } from '#messages'
import { useSyncExternalStore } from 'react'
import brokenPicture from '../../assets/empty/broken.svg'
import offlinePicture from '../../assets/empty/offline.svg'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown if a page couldn't be rendered, or reached without a network: nothing was lost, and there is a way on. */
export function ErrorPage() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <section className="sec">
      <div className="wrap page-narrow center">
        <EmptyState
          picture={isOnline ? brokenPicture : offlinePicture}
          size="scene"
          title={isOnline ? m.site_this_page_didnt_load() : m.site_youre_offline()}
          action={
            <div className="dialog-actions center">
              <Button onClick={() => window.location.reload()}>{m.ui_retry()}</Button>
              <LinkButton to="/" look="quiet">
                {m.site_go_home()}
              </LinkButton>
            </div>
          }
        >
          {isOnline ? m.site_something_went_wrong_on_our_side() : m.site_reconnect_and_try_again_scores_on()}
        </EmptyState>
      </div>
    </section>
  )
}
