import { useSearchParams } from 'react-router'
import { buttonClass, LinkButton } from '../../ui/button.tsx'

const texts: Record<string, string> = {
  token: 'The link has ended or was used already. Links from your partner site work once, within two minutes.',
  known_address:
    'You have a Marigold account with this address already. Log in once with your password, then open Marigold from your partner site again: from then on it knows you.',
  not_set_up: 'This Marigold is not connected to a partner site.',
  not_kept:
    'This browser couldn’t keep you logged in. Allow storage for Marigold, or free up space on this device, and open Marigold from your partner site again.',
  offline: 'Marigold could not be reached, or had a problem. Check the connection and try again.',
}

/** Says that the partner's sign-in did not work and why, with the ways on. */
export function PartnerTrouble({ partnerUrl }: { partnerUrl: string | null }) {
  const [search] = useSearchParams()
  const why = texts[search.get('reason') ?? '']
  return (
    <div className="partner-page min-h-[60vh] max-w-180 my-0 mx-auto py-16 px-(--gutter) grid content-center justify-items-center gap-5 text-center">
      <h1>The sign-in from your site did not work</h1>
      {why ? <p>{why}</p> : null}
      <div className="flex flex-wrap justify-center gap-3 mt-2">
        {partnerUrl ? (
          <a className={buttonClass({})} href={partnerUrl}>
            Back to your partner site
          </a>
        ) : null}
        <LinkButton look={partnerUrl ? 'quiet' : 'main'} to="/login">
          Login
        </LinkButton>
      </div>
    </div>
  )
}
