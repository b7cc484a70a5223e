import { isPostalCode, limits, type Me } from '@marigold/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
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
  const { errorOf } = form
  const numeric = hasNumericZip(country)
  return (
    <section className="account-box" aria-labelledby="billing-information">
      <h2 id="billing-information">Billing Information</h2>
      <form className="form account-form" noValidate onSubmit={(event) => void form.submit(event)}>
        <div className="account-wide">
          <Field
            label="Address"
            name="address_line_1"
            autoComplete="street-address"
            maxLength={limits.address}
            defaultValue={me.address_line_1}
            error={errorOf('address_line_1')}
          />
        </div>
        <Field
          label="City"
          name="city"
          autoComplete="address-level2"
          maxLength={limits.name}
          defaultValue={me.city}
          error={errorOf('city')}
        />
        <Field
          label="State"
          name="state"
          autoComplete="address-level1"
          maxLength={limits.name}
          defaultValue={me.state}
          error={errorOf('state')}
        />
        <Field
          label="Zipcode"
          name="postal_code"
          autoComplete="postal-code"
          inputMode={numeric ? 'numeric' : 'text'}
          maxLength={limits.postalCode}
          defaultValue={me.postal_code}
          error={errorOf('postal_code')}
        />
        <Field
          label="Country"
          name="country"
          autoComplete="country-name"
          maxLength={limits.name}
          defaultValue={me.country}
          onChange={(event) => setCountry(event.target.value)}
          error={errorOf('country')}
        />
        <div className="account-wide">
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? 'Saving' : 'Save address'}
          </Button>
        </div>
      </form>
      {form.alert}
    </section>
  )
}
