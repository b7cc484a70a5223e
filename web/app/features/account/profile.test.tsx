import { ProfileBody, type Me } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../platform/calls/api-client.ts'
import { accountName } from './account-screen.tsx'
import { EmailConfirmationBanner } from './email-confirmation-banner.tsx'
import { BillingInformation, hasNumericZip } from './billing-information.tsx'
import { PersonalDetails } from './personal-details.tsx'
import { toDetailsBody, toProfileBody } from './profile-values.ts'
import { updateDoneText, updateFailedText, saveProfile } from './use-profile-form.tsx'

const rosa = {
  username: 'rosa.vega',
  first_name: 'Rosa',
  last_name: 'Vega',
  email: 'rosa@clinic.test',
  phone_number: '555 0134',
  country: 'United States',
  state: 'Oregon',
  city: 'Portland',
  address_line_1: '18 Mill Lane',
  postal_code: '97205',
  occupation: '1',
  is_company: true,
  company_name: 'Mill Lane Clinic',
  auto_renewal: true,
  plan_type: '1',
  status: 'active',
  subscription_status: 'current',
  email_confirmed: true,
  pending_email: null,
} as Me

const inputs = (html: string) =>
  new Map([...html.matchAll(/<(?:input|select)[^>]*name="([^"]+)"[^>]*>/g)].map(([tag, name]) => [name, tag]))

test('each form sends the whole profile: its own fields over the stored ones', () => {
  const details = toDetailsBody(rosa, {
    first_name: 'Mei',
    is_company: 'on',
    company_name: 'River House',
    auto_renewal: '',
  })
  expect(details).toMatchObject({ name: 'Mei Vega', first_name: 'Mei', city: 'Portland', company_name: 'River House' })
  expect([details.is_company, details.auto_renewal]).toEqual([true, false])
  const billing = toProfileBody(rosa, { city: 'Salem', is_admin: 'on' })
  expect(billing).toMatchObject({ city: 'Salem', first_name: 'Rosa', is_company: true, plan_type: '1' })
  expect(billing).not.toHaveProperty('is_admin')
  for (const body of [details, billing]) expect(ProfileBody.safeParse(body).success).toBe(true)
})

test('a language can be chosen where the site has several, each by its own name', () => {
  const shown = (locales: string[], locale: string | null = null) =>
    renderToStaticMarkup(<PersonalDetails me={{ ...rosa, locale }} locales={locales} />)
  expect(shown(['en'])).not.toContain('name="locale"')
  const two = shown(['en', 'es'], 'es')
  expect(two).toContain('<option value="">Same as this browser</option>')
  expect(two).toContain('<option value="en" lang="en">English</option>')
  expect(two).toContain('<option value="es" lang="es" selected="">Español</option>')
  const chosen = (values: Record<string, string>) => toDetailsBody({ ...rosa, locale: 'es' }, values).locale
  expect([chosen({}), chosen({ locale: '' }), chosen({ locale: 'en' })]).toEqual(['es', null, 'en'])
})

test('saving keeps what another tab changed after the form opened', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('window', { localStorage: { getItem: () => 'token' } })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path === '/api/me') return Promise.resolve(Response.json({ ...rosa, first_name: 'Mei', company_name: '' }))
    sent.push(JSON.parse(String(body)))
    return Promise.resolve(Response.json({ success: true, message: 'x', pending_email: null }))
  })
  const result = await saveProfile(rosa, { city: 'Salem' }, toProfileBody)
  expect(sent).toMatchObject([{ city: 'Salem', first_name: 'Mei', name: 'Mei Vega', company_name: '' }])
  expect(result).toMatchObject({ asked: 'rosa@clinic.test', pending: null })
  // Unchanged fields of the same form don't overwrite newer values either.
  const company = { is_company: 'on', company_name: 'Mill Lane Clinic', auto_renewal: 'on' }
  await saveProfile(rosa, { first_name: 'Rosa', last_name: 'Luna', ...company }, toDetailsBody)
  expect(sent[1]).toMatchObject({ first_name: 'Mei', last_name: 'Luna', name: 'Mei Luna', phone_number: '555 0134' })
  // A second save doesn't either, although the field still shows the old first name.
  const fields = { first_name: 'Rosa', last_name: 'Vega', ...company }
  const { shown } = await saveProfile(rosa, { ...fields, last_name: 'Luna' }, toDetailsBody)
  expect(shown).toMatchObject({ first_name: 'Rosa', last_name: 'Luna' })
  await saveProfile(shown, { ...fields, last_name: 'Sol' }, toDetailsBody)
  expect(sent[3]).toMatchObject({ first_name: 'Mei', last_name: 'Sol', name: 'Mei Sol' })
  // Values are compared as the server stores them: trimmed and lowercase.
  const typed = { ...fields, last_name: ' Luna ', username: 'Rosa.Luna' }
  const { stored, shown: next } = await saveProfile(rosa, typed, toDetailsBody)
  expect(stored).toMatchObject({ last_name: 'Luna', username: 'rosa.luna' })
  expect(next).toMatchObject({ last_name: 'Luna', username: 'rosa.luna' })
})

test('keeps a hidden company name for users who are not a company', () => {
  expect(toDetailsBody(rosa, { first_name: 'Rosa' })).toMatchObject({
    is_company: false,
    auto_renewal: false,
    company_name: 'Mill Lane Clinic',
  })
})

test('shows the company name only if the account is set to show it', () => {
  expect(accountName(rosa)).toBe('Mill Lane Clinic')
  expect(accountName({ ...rosa, auto_renewal: false })).toBe('Rosa Vega')
  expect(accountName({ ...rosa, company_name: '' })).toBe('Rosa Vega')
  expect(accountName({ ...rosa, auto_renewal: false, first_name: '', last_name: '' })).toBe('rosa.vega')
})

describe('the profile forms', () => {
  test('use a telephone field, and ask for the company only if there is one', () => {
    const company = inputs(renderToStaticMarkup(<PersonalDetails me={rosa} locales={['en']} />))
    expect(company.get('phone_number')).toContain('type="tel"')
    expect(company.get('email')).toContain('type="email"')
    expect([...company.keys()]).toContain('company_name')
    const person = inputs(
      renderToStaticMarkup(<PersonalDetails me={{ ...rosa, is_company: false }} locales={['en']} />),
    )
    expect([person.has('company_name'), person.has('auto_renewal'), person.has('is_company')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('use a numeric ZIP code in the United States and if no country is given', () => {
    const zip = (country: string) =>
      inputs(renderToStaticMarkup(<BillingInformation me={{ ...rosa, country }} />)).get('postal_code')
    expect(zip('United States')).toContain('inputMode="numeric"')
    expect(zip('Norway')).toContain('inputMode="text"')
    expect(['', ' USA ', 'united states', 'Canada'].map(hasNumericZip)).toEqual([true, true, true, false])
  })

  test("show the specified message and the server's reasons below it", () => {
    const sentence = 'There was an error updating your profile. Please try again.'
    const taken = new ApiError(422, 'invalid', 'x', { username: ['This username is taken.'] })
    expect(updateFailedText(taken)).toEqual({ title: 'Update Failed', lines: [sentence, 'This username is taken.'] })
    expect(updateFailedText(new TypeError('x'))).toEqual({ title: 'Update Failed', lines: [sentence] })
    const done = 'Your profile has been successfully updated!'
    expect(updateDoneText('ROSA@clinic.test', rosa, 'waits@clinic.test')).toEqual({ title: 'Updated', lines: [done] })
    expect(updateDoneText('new@clinic.test', rosa, 'new@clinic.test').lines).toEqual([
      done,
      'We sent a link to new@clinic.test. Your address will change once you open it.',
    ])
  })
})

test('the banner is shown until the email is confirmed and names the new address', () => {
  const banner = (facts: Partial<Me>) => renderToStaticMarkup(<EmailConfirmationBanner me={{ ...rosa, ...facts }} />)
  expect(banner({})).toBe('')
  expect(banner({ email_confirmed: false })).toContain('the link we sent to rosa@clinic.test')
  expect(banner({ email_confirmed: false })).not.toContain('Keep my address')
  const pending = banner({ pending_email: 'new@clinic.test' })
  expect(pending).toContain('will change to new@clinic.test once')
  expect(pending).toContain('Keep my address')
})
