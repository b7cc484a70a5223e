import { m } from '#messages'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown if a page couldn't be rendered: nothing was lost, and there is a way to continue. */
export function ErrorPage() {
  return (
    <section className="sec">
      <div className="wrap page-narrow center">
        <h1>{m.site_this_page_didnt_load()}</h1>
        <EmptyState
          action={
            <div className="dialog-actions center">
              <Button onClick={() => window.location.reload()}>{m.ui_retry()}</Button>
              <LinkButton to="/" look="quiet">
                {m.site_go_home()}
              </LinkButton>
            </div>
          }
        >
          {m.site_something_went_wrong_on_our_side()}
        </EmptyState>
      </div>
    </section>
  )
}
