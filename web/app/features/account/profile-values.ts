import { type Me, type ProfileBody } from '@marigold/contract'
import type { Values } from '../../ui/use-form.ts'

const keptFields = [
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
  'locale',
  'plan_type',
  'status',
  'subscription_status',
] as const

/** Adds the full name, joined from first and last name. */
export function withFullName(body: ProfileBody): ProfileBody {
  return { ...body, name: `${body.first_name} ${body.last_name}`.trim() }
}

/** Returns the complete body for update-profile: this form's values over the stored profile. */
export function toProfileBody(me: Me, values: Values): ProfileBody {
  const known = Object.fromEntries(keptFields.map((name) => [name, me[name]])) as unknown as ProfileBody
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => name in known)) as Partial<ProfileBody>
  return withFullName({ ...known, ...own })
}

/** Returns the values of the personal details form; unchecked boxes are absent from `values`. */
export function toDetailsBody(me: Me, values: Values): ProfileBody {
  const is_company = values.is_company === 'on'
  const company_name = is_company ? (values.company_name ?? '') : me.company_name
  return {
    ...toProfileBody(me, { ...values, company_name }),
    // Not among the fields where the site has one language.
    locale: values.locale === undefined ? me.locale : values.locale || null,
    is_company,
    auto_renewal: is_company && values.auto_renewal === 'on',
  }
}
