import { m } from '#messages'
import type { SiteValues } from '@marigold/contract'
import picture from '../../../assets/empty/terms.svg'
import { PolicyPage } from './policy-page.tsx'

/** The terms and conditions. */
export function Terms({ fields }: { fields: SiteValues }) {
  return <PolicyPage picture={picture} title={m.site_terms_and_conditions_2()} fields={fields} />
}
