import { m } from '#messages'
import { isPostalCode, limits, type Me } from '@marigold/contract'
import { useState } from 'react'
import { ProfileField, ProfileForm } from './profile-form.tsx'
import { toProfileBody } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.tsx'

/** Returns true if ZIP codes of this country are digits: in the United States, and if no country is given. */
export function hasNumericZip(country: string): boolean {
  return !isPostalCode('letters', country.trim())
}

/** Edits the billing address. */
export function BillingInformation({ me }: { me: Me }) {
  const form = useProfileForm(me, toProfileBody)
  const [country, setCountry] = useState(me.country)
  const own = { me, errorOf: form.errorOf }
  return (
    <ProfileForm
      id="billing-information"
      title={m.account_billing_information()}
      form={form}
      save={m.account_save_address()}
    >
      <div className="col-[1/-1]">
        <ProfileField
          {...own}
          label={m.ui_address()}
          name="address_line_1"
          autoComplete="street-address"
          maxLength={limits.address}
        />
      </div>
      <ProfileField
        {...own}
        label={m.account_city()}
        name="city"
        autoComplete="address-level2"
        maxLength={limits.name}
      />
      <ProfileField
        {...own}
        label={m.account_state()}
        name="state"
        autoComplete="address-level1"
        maxLength={limits.name}
      />
      <ProfileField
        {...own}
        label={m.account_zipcode()}
        name="postal_code"
        autoComplete="postal-code"
        inputMode={hasNumericZip(country) ? 'numeric' : 'text'}
        maxLength={limits.postalCode}
      />
      <ProfileField
        {...own}
        label={m.account_country()}
        name="country"
        autoComplete="country-name"
        maxLength={limits.name}
        onChange={(event) => setCountry(event.target.value)}
      />
    </ProfileForm>
  )
}
