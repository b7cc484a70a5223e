import { m } from '#messages'
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
        label={m.account_are_you_a_company()}
        checked={company}
        onChange={(event) => setCompany(event.target.checked)}
      />
      {company ? (
        <>
          <OwnField
            {...own}
            label={m.account_company_name()}
            name="company_name"
            autoComplete="organization"
            maxLength={limits.name}
          />
          <Checkbox
            className="switch"
            role="switch"
            name="auto_renewal"
            label={m.account_show_company_name()}
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
    <ProfileForm id="personal-details" title={m.account_personal_details()} form={form} save={m.ui_save_changes()}>
      <OwnField {...own} label={m.account_first_name()} name="first_name" autoComplete="given-name" />
      <OwnField {...own} label={m.account_last_name()} name="last_name" autoComplete="family-name" />
      <OwnField {...own} label={m.ui_email()} name="email" type="email" autoComplete="email" />
      <OwnField
        {...own}
        label={m.account_username()}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Select
        label={m.account_occupation()}
        name="occupation"
        defaultValue={me.occupation}
        error={own.errorOf('occupation')}
      >
        {occupations.map((occupation) => (
          <option key={occupation.code} value={occupation.code}>
            {occupation.name}
          </option>
        ))}
      </Select>
      <OwnField
        {...own}
        label={m.account_phone()}
        name="phone_number"
        type="tel"
        autoComplete="tel"
        maxLength={limits.phone}
      />
      <Company {...own} />
    </ProfileForm>
  )
}
