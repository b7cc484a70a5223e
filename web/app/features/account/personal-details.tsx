import { limits, occupations, type Me } from '@marigold/contract'
import { useState } from 'react'
import { Checkbox, Select } from '../../ui/field.tsx'
import { OwnField, ProfileForm } from './profile-form.tsx'
import { detailsOf } from './profile-values.ts'
import { useProfileForm, type ProfileFormState } from './use-profile-form.tsx'

interface Own {
  me: Me
  errorOf: ProfileFormState['errorOf']
}

function Company(own: Own) {
  const { me } = own
  const [company, setCompany] = useState(me.is_company)
  return (
    <div className="col-[1/-1] account-company grid gap-2 py-1.5 px-4.5 rounded-[16px] bg-cream">
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
          <OwnField
            {...own}
            label="Company name"
            name="company_name"
            autoComplete="organization"
            maxLength={limits.name}
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
  const own: Own = { me, errorOf: form.errorOf }
  return (
    <ProfileForm id="personal-details" title="Personal Details" form={form} save="Save changes">
      <OwnField {...own} label="First name" name="first_name" autoComplete="given-name" />
      <OwnField {...own} label="Last name" name="last_name" autoComplete="family-name" />
      <OwnField {...own} label="Email" name="email" type="email" autoComplete="email" />
      <OwnField
        {...own}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Select label="Occupation" name="occupation" defaultValue={me.occupation} error={own.errorOf('occupation')}>
        {occupations.map((occupation) => (
          <option key={occupation.code} value={occupation.code}>
            {occupation.name}
          </option>
        ))}
      </Select>
      <OwnField {...own} label="Phone" name="phone_number" type="tel" autoComplete="tel" maxLength={limits.phone} />
      <Company {...own} />
    </ProfileForm>
  )
}
