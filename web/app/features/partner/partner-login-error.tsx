import { m } from '#messages'
import { useSearchParams } from 'react-router'
import { buttonClass, LinkButton } from '../../ui/button.tsx'

const texts: Record<string, string> = {
  token: m.partner_the_link_has_expired_or_was(),
  known_address: m.partner_you_already_have_a_marigold_account(),
  not_set_up: m.partner_this_marigold_isnt_connected_to_a(),
  not_kept: m.partner_this_browser_couldnt_keep_you_logged(),
  offline: m.partner_we_couldnt_reach_marigold_or_it(),
}

/** Says why the partner login failed, and what to do next. */
export function PartnerLoginError({ partnerUrl }: { partnerUrl: string | null }) {
  const [search] = useSearchParams()
  const why = texts[search.get('reason') ?? '']
  return (
    <div className="partner-page min-h-[60vh] max-w-180 my-0 mx-auto py-16 px-(--gutter) grid content-center justify-items-center gap-5 text-center">
      <h1>{m.partner_login_from_your_site_didnt_work()}</h1>
      {why ? <p>{why}</p> : null}
      <div className="flex flex-wrap justify-center gap-3 mt-2">
        {partnerUrl ? (
          <a className={buttonClass({})} href={partnerUrl}>
            {m.partner_back_to_your_partner_site()}
          </a>
        ) : null}
        <LinkButton look={partnerUrl ? 'quiet' : 'main'} to="/login">
          {m.ui_login()}
        </LinkButton>
      </div>
    </div>
  )
}
