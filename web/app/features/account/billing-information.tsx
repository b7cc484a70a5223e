import { m } from '#messages'
import { isPostalCode, limits, type Me } from '@marigold/contract'
import { useState } from 'react'
import { OwnField, ProfileForm } from './profile-form.tsx'
import { profileOf } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.tsx'

/** Whether zip codes of this country are digits: those of the United States, and where no country is named. */
export function hasNumericZip(country: string): boolean {
  return !isPostalCode('letters', country.trim())
}

/** Billing Information: the address, as one form. */
export function BillingInformation({ me }: { me: Me }) {
  const form = useProfileForm(me, profileOf)
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
        <OwnField
          {...own}
          label={m.account_address()}
          name="address_line_1"
          autoComplete="street-address"
          maxLength={limits.address}
        />
      </div>
      <OwnField {...own} label={m.account_city()} name="city" autoComplete="address-level2" maxLength={limits.name} />
      <OwnField {...own} label={m.account_state()} name="state" autoComplete="address-level1" maxLength={limits.name} />
      <OwnField
        {...own}
        label={m.account_zipcode()}
        name="postal_code"
        autoComplete="postal-code"
        inputMode={hasNumericZip(country) ? 'numeric' : 'text'}
        maxLength={limits.postalCode}
      />
      <OwnField
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
