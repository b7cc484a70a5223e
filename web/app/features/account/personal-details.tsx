import { m } from '#messages'
import { limits, occupations, type Me } from '@marigold/contract'
import { useState } from 'react'
import { Checkbox, Select } from '../../ui/field.tsx'
import { ProfileField, ProfileForm } from './profile-form.tsx'
import { toDetailsBody } from './profile-values.ts'
import { LanguageChoice } from './language-choice.tsx'
import { occupationName } from './occupations.ts'
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
          <ProfileField
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

/** Edits the user's personal details. */
export function PersonalDetails({ me, locales }: { me: Me; locales: readonly string[] }) {
  const form = useProfileForm(me, toDetailsBody)
  const own: Own = { me, errorOf: form.errorOf }
  return (
    <ProfileForm id="personal-details" title={m.account_personal_details()} form={form} save={m.ui_save_changes()}>
      <ProfileField {...own} label={m.account_first_name()} name="first_name" autoComplete="given-name" />
      <ProfileField {...own} label={m.account_last_name()} name="last_name" autoComplete="family-name" />
      <ProfileField {...own} label={m.ui_email()} name="email" type="email" autoComplete="email" />
      <ProfileField
        {...own}
        label={m.ui_username()}
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
        {occupations.map((code) => (
          <option key={code} value={code}>
            {occupationName(code)}
          </option>
        ))}
      </Select>
      <ProfileField
        {...own}
        label={m.ui_phone()}
        name="phone_number"
        type="tel"
        autoComplete="tel"
        maxLength={limits.phone}
      />
      <LanguageChoice locales={locales} chosen={me.locale} error={own.errorOf('locale')} />
      <Company {...own} />
    </ProfileForm>
  )
}
