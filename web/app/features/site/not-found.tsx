import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What an unknown address shows. */
export function NotFound() {
  return (
    <section className="sec">
      <div className="wrap page-narrow center">
        <h1>Page not found</h1>
        <EmptyState
          action={
            <div className="dialog-actions center">
              <LinkButton to="/exploregames">All Games</LinkButton>
              <LinkButton to="/" look="quiet">
                Go home
              </LinkButton>
            </div>
          }
        >
          Nothing grows at this address. It may be cut short or out of date.
        </EmptyState>
      </div>
    </section>
  )
}
