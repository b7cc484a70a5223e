import { limits, occupations, type Me } from '@marigold/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Field, Select } from '../../ui/field.tsx'
import { detailsOf } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.tsx'

type ErrorOf = (name: string) => string | undefined

function Company({ me, errorOf }: { me: Me; errorOf: ErrorOf }) {
  const [company, setCompany] = useState(me.is_company)
  return (
    <div className="account-wide account-company">
      <Checkbox
        className="switch"
        role="switch"
        name="is_company"
        label="Are you a company"
        checked={company}
        onChange={(event) => setCompany(event.target.checked)}
      />
      {company ? (
        <>
          <Field
            label="Company name"
            name="company_name"
            autoComplete="organization"
            maxLength={limits.name}
            defaultValue={me.company_name}
            error={errorOf('company_name')}
          />
          <Checkbox
            className="switch"
            role="switch"
            name="auto_renewal"
            label="Show company name"
            defaultChecked={me.auto_renewal}
          />
        </>
      ) : null}
    </div>
  )
}

/** Personal Details: who the person is, as one form. */
export function PersonalDetails({ me }: { me: Me }) {
  const form = useProfileForm(me, detailsOf)
  const { errorOf } = form
  return (
    <section className="account-box" aria-labelledby="personal-details">
      <h2 id="personal-details">Personal Details</h2>
      <form className="form account-form" noValidate onSubmit={(event) => void form.submit(event)}>
        <Field
          label="First name"
          name="first_name"
          autoComplete="given-name"
          defaultValue={me.first_name}
          error={errorOf('first_name')}
        />
        <Field
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          defaultValue={me.last_name}
          error={errorOf('last_name')}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={me.email}
          error={errorOf('email')}
        />
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={me.username}
          error={errorOf('username')}
        />
        <Select label="Occupation" name="occupation" defaultValue={me.occupation} error={errorOf('occupation')}>
          {occupations.map((occupation) => (
            <option key={occupation.code} value={occupation.code}>
              {occupation.name}
            </option>
          ))}
        </Select>
        <Field
          label="Phone"
          name="phone_number"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          defaultValue={me.phone_number}
          error={errorOf('phone_number')}
        />
        <Company me={me} errorOf={errorOf} />
        <div className="account-wide">
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? 'Saving' : 'Save changes'}
          </Button>
        </div>
      </form>
      {form.alert}
    </section>
  )
}
