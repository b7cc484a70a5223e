import { ProfileBody, type Me } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../platform/calls/api-client.ts'
import { accountName } from './account-screen.tsx'
import { AddressBanner } from './address-banner.tsx'
import { BillingInformation, hasNumericZip } from './billing-information.tsx'
import { PersonalDetails } from './personal-details.tsx'
import { detailsOf, profileOf } from './profile-values.ts'
import { doneUpdate, failedUpdate, saveProfile } from './use-profile-form.tsx'

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

test('each form sends the whole profile: its own fields, and what is known of the rest', () => {
  const details = detailsOf(rosa, {
    first_name: 'Mei',
    is_company: 'on',
    company_name: 'River House',
    auto_renewal: '',
  })
  expect(details).toMatchObject({ name: 'Mei Vega', first_name: 'Mei', city: 'Portland', company_name: 'River House' })
  expect([details.is_company, details.auto_renewal]).toEqual([true, false])
  const billing = profileOf(rosa, { city: 'Salem', is_admin: 'on' })
  expect(billing).toMatchObject({ city: 'Salem', first_name: 'Rosa', is_company: true, plan_type: '1' })
  expect(billing).not.toHaveProperty('is_admin')
  for (const body of [details, billing]) expect(ProfileBody.safeParse(body).success).toBe(true)
})

test('what was changed elsewhere since the form opened stays when it is saved', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('window', { localStorage: { getItem: () => 'token' } })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path === '/api/me') return Promise.resolve(Response.json({ ...rosa, first_name: 'Mei', company_name: '' }))
    sent.push(JSON.parse(String(body)))
    return Promise.resolve(Response.json({ success: true, message: 'x', pending_email: null }))
  })
  const result = await saveProfile(rosa, { city: 'Salem' }, profileOf)
  expect(sent).toMatchObject([{ city: 'Salem', first_name: 'Mei', name: 'Mei Vega', company_name: '' }])
  expect(result).toMatchObject({ asked: 'rosa@clinic.test', pending: null })
  // Fields of the same form that were left as they opened count as little as those of another.
  const company = { is_company: 'on', company_name: 'Mill Lane Clinic', auto_renewal: 'on' }
  await saveProfile(rosa, { first_name: 'Rosa', last_name: 'Luna', ...company }, detailsOf)
  expect(sent[1]).toMatchObject({ first_name: 'Mei', last_name: 'Luna', name: 'Mei Luna', phone_number: '555 0134' })
  // Nor in a second save, after which the first name is still the one that its field showed.
  const fields = { first_name: 'Rosa', last_name: 'Vega', ...company }
  const { shown } = await saveProfile(rosa, { ...fields, last_name: 'Luna' }, detailsOf)
  expect(shown).toMatchObject({ first_name: 'Rosa', last_name: 'Luna' })
  await saveProfile(shown, { ...fields, last_name: 'Sol' }, detailsOf)
  expect(sent[3]).toMatchObject({ first_name: 'Mei', last_name: 'Sol', name: 'Mei Sol' })
  // What is typed with capitals or spaces is known as it is stored.
  const typed = { ...fields, last_name: ' Luna ', username: 'Rosa.Luna' }
  const { stored, shown: next } = await saveProfile(rosa, typed, detailsOf)
  expect(stored).toMatchObject({ last_name: 'Luna', username: 'rosa.luna' })
  expect(next).toMatchObject({ last_name: 'Luna', username: 'rosa.luna' })
})

test('a person who is no company keeps its name for later, unseen', () => {
  expect(detailsOf(rosa, { first_name: 'Rosa' })).toMatchObject({
    is_company: false,
    auto_renewal: false,
    company_name: 'Mill Lane Clinic',
  })
})

test('an account is called by its company only where the company is to be shown', () => {
  expect(accountName(rosa)).toBe('Mill Lane Clinic')
  expect(accountName({ ...rosa, auto_renewal: false })).toBe('Rosa Vega')
  expect(accountName({ ...rosa, company_name: '' })).toBe('Rosa Vega')
  expect(accountName({ ...rosa, auto_renewal: false, first_name: '', last_name: '' })).toBe('rosa.vega')
})

describe('the forms', () => {
  test('ask for the phone by telephone, and for the company only where one is', () => {
    const company = inputs(renderToStaticMarkup(<PersonalDetails me={rosa} />))
    expect(company.get('phone_number')).toContain('type="tel"')
    expect(company.get('email')).toContain('type="email"')
    expect([...company.keys()]).toContain('company_name')
    const person = inputs(renderToStaticMarkup(<PersonalDetails me={{ ...rosa, is_company: false }} />))
    expect([person.has('company_name'), person.has('auto_renewal'), person.has('is_company')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('ask for a numeric zip in the United States and where no country is named', () => {
    const zip = (country: string) =>
      inputs(renderToStaticMarkup(<BillingInformation me={{ ...rosa, country }} />)).get('postal_code')
    expect(zip('United States')).toContain('inputMode="numeric"')
    expect(zip('Norway')).toContain('inputMode="text"')
    expect(['', ' USA ', 'united states', 'Canada'].map(hasNumericZip)).toEqual([true, true, true, false])
  })

  test('say what the specification says, and the reasons of the server below it', () => {
    const sentence = 'There was an error updating your profile. Please try again.'
    const taken = new ApiError(422, 'invalid', 'x', { username: ['This username is taken.'] })
    expect(failedUpdate(taken)).toEqual({ title: 'Update Failed', lines: [sentence, 'This username is taken.'] })
    expect(failedUpdate(new TypeError('x'))).toEqual({ title: 'Update Failed', lines: [sentence] })
    const done = 'Your profile has been successfully updated!'
    expect(doneUpdate('ROSA@clinic.test', rosa, 'waits@clinic.test')).toEqual({ title: 'Updated', lines: [done] })
    expect(doneUpdate('new@clinic.test', rosa, 'new@clinic.test').lines).toEqual([
      done,
      'We sent a link to new@clinic.test. Your address will change once you open it.',
    ])
  })
})

test('the banner stands until the address is confirmed, and names the one that it changes to', () => {
  const banner = (facts: Partial<Me>) => renderToStaticMarkup(<AddressBanner me={{ ...rosa, ...facts }} />)
  expect(banner({})).toBe('')
  expect(banner({ email_confirmed: false })).toContain('the link we sent to rosa@clinic.test')
  expect(banner({ email_confirmed: false })).not.toContain('Keep my address')
  const pending = banner({ pending_email: 'new@clinic.test' })
  expect(pending).toContain('will change to new@clinic.test once')
  expect(pending).toContain('Keep my address')
})
