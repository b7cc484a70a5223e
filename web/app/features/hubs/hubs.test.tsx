import { occupations } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { HubPromo } from './hub-promo.tsx'
import { allHubs, hubOfOccupation, landingAddress, landingOf } from './hubs.ts'

test('each occupation has a hub: psychologists and social workers the behavioral one, others the groups', () => {
  const paths = Object.fromEntries(occupations.map(({ code, name }) => [name, hubOfOccupation(code).path]))
  expect(paths).toEqual({
    'Speech Language Pathologist': '/speechtherapyhub',
    Psychologist: '/behavioraltherapy',
    'Occupational Therapist': '/occupationaltherapy',
    'Social Worker': '/behavioraltherapy',
    Other: '/schoolandorganisation',
  })
  expect(hubOfOccupation(null).path).toBe('/schoolandorganisation')
})

test('1 is Speech Therapy, 2 the behavioral page, 3 Occupational Therapy, school its own, anything else all games', () => {
  const titles = ['1', '2', '3', 'school', '4', '0', 'SLP', '', undefined].map((one) => landingOf(one)?.landing.title)
  expect(titles).toEqual([
    'Speech Therapy',
    'Psychologists or Behavioral Therapists',
    'Occupational Therapy',
    'School or Organization',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('the page of games of each hub leads back to it', () => {
  for (const hub of allHubs) expect(landingOf(landingAddress(hub).split('/').at(-1))).toBe(hub)
})

test('below the games stand all four hubs, and without a token no way to the Workspace', () => {
  const Stub = createRoutesStub([{ path: '*', Component: () => <HubPromo hub={hubOfOccupation('1')} /> }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} />)
  for (const { path } of allHubs) expect(html).toContain(`href="${path}"`)
  expect(html).not.toContain('Go to Workspace')
})
