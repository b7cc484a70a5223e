import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Faq } from './faq.tsx'
import { Privacy } from './privacy.tsx'
import { Terms } from './terms.tsx'

function text(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('the FAQ says', () => {
  test.each([
    ['that there are free and premium plans', /There are free and premium plans/],
    [
      'that a free trial of 7 days starts with any of the plans',
      /7 days starts when you choose a monthly, quarterly or/,
    ],
    ['that the plan is charged unless it is canceled before', /charged automatically, unless you cancel before/],
    ['that one cancels at any time in the account settings', /at any time, in your account settings/],
    ['where it runs', /web-based and works on desktop, tablet and mobile/],
    ['that it is added to the home screen, instead of an app', /add it to the home screen/],
    ['what it holds to of HIPAA, in words that are true of it', /in line with HIPAA: it asks for no protected health/],
    ['who may have an account', /Account holders are 18 or older; clients under 18 take part with the consent/],
  ])('%s', (_, words) => expect(text(<Faq />)).toMatch(words))
})

describe('the terms say', () => {
  test.each([
    ['that monthly plans can be canceled at any time', /Monthly subscriptions can be canceled at any time/],
    [
      'that the others have a discount and other terms',
      /carry a discount and are therefore not cancelable on the same/,
    ],
    [
      'that nothing is collected knowingly from children under 13',
      /do not knowingly collect data from children under 13/,
    ],
    ['that those under 18 need the permission of a parent', /under 18 may use .* permission of a parent or guardian/],
    ['since when they hold', /Effective August 22, 2022/],
  ])('%s', (_, words) => expect(text(<Terms />)).toMatch(words))
})

describe('the privacy policy names', () => {
  const listed = ['First and last name', 'Mailing address and phone number', 'Employer', 'Job title', 'Date of birth']
  test.each([...listed, 'Anonymous age and gender'])('%s, and whether consent is needed', (kind) => {
    expect(text(<Privacy />)).toMatch(new RegExp(`${kind}: (asked for|only|covered)`))
  })

  test('the emails that can be turned off, and how', () => {
    expect(text(<Privacy />)).toMatch(
      /about new games and about Marigold.*A link in each email and your profile let you stop them/,
    )
  })

  test('its effective date, and that nothing is knowingly collected from children under 13', () => {
    expect(text(<Privacy />)).toContain('Effective August 22, 2022')
    expect(text(<Privacy />)).toMatch(/do not knowingly collect personal information from children under 13/)
  })
})
