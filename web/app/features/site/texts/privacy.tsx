import { m } from '#messages'
import type { SiteValues } from '@marigold/contract'
import picture from '../../../assets/empty/privacy.svg'
import { PolicyPage } from './policy-page.tsx'

/** The privacy policy. */
export function Privacy({ fields }: { fields: SiteValues }) {
  return <PolicyPage picture={picture} title={m.site_privacy_policy()} fields={fields} />
}
