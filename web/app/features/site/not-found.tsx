import { m } from '#messages'
import lostPicture from '../../assets/empty/lost.svg'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown for an unknown URL. */
export function NotFound() {
  return (
    <section className="sec">
      <div className="wrap page-narrow center">
        <EmptyState
          picture={lostPicture}
          size="scene"
          title={m.site_page_not_found()}
          action={
            <div className="dialog-actions center">
              <LinkButton to="/exploregames">{m.ui_all_games()}</LinkButton>
              <LinkButton to="/" look="quiet">
                {m.site_go_home()}
              </LinkButton>
            </div>
          }
        >
          {m.site_nothing_grows_at_this_address_the()}
        </EmptyState>
      </div>
    </section>
  )
}
