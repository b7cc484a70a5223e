import { type Me, type ProfileBody } from '@marigold/contract'
import type { Values } from './use-form.ts'

const kept = [
  'first_name',
  'last_name',
  'username',
  'email',
  'occupation',
  'phone_number',
  'address_line_1',
  'city',
  'country',
  'state',
  'postal_code',
  'is_company',
  'company_name',
  'auto_renewal',
  'plan_type',
  'status',
  'subscription_status',
] as const

/** The profile with the two names in one. */
export function named(body: ProfileBody): ProfileBody {
  return { ...body, name: `${body.first_name} ${body.last_name}`.trim() }
}

/** The whole profile as update-profile takes it: what one form holds over what is known of the rest. */
export function profileOf(me: Me, values: Values): ProfileBody {
  const known = Object.fromEntries(kept.map((name) => [name, me[name]])) as unknown as ProfileBody
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => name in known)) as Partial<ProfileBody>
  return named({ ...known, ...own })
}

/** What the form of personal details holds: ticks are there or not. */
export function detailsOf(me: Me, values: Values): ProfileBody {
  const is_company = values.is_company === 'on'
  const company_name = is_company ? (values.company_name ?? '') : me.company_name
  return {
    ...profileOf(me, { ...values, company_name }),
    is_company,
    auto_renewal: is_company && values.auto_renewal === 'on',
  }
}
