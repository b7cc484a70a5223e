import { occupations } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { HubPromo } from './hub-promo.tsx'
import { allHubs, hubForOccupation, landingPath, landingHub } from './hubs.ts'

test('maps psychologists and social workers to the behavioral hub, and others to the school hub', () => {
  const paths = Object.fromEntries(occupations.map((code) => [code, hubForOccupation(code).path]))
  expect(paths).toEqual({
    1: '/speechtherapyhub',
    2: '/behavioraltherapy',
    3: '/occupationaltherapy',
    4: '/behavioraltherapy',
    5: '/schoolandorganisation',
  })
  expect(hubForOccupation(null).path).toBe('/schoolandorganisation')
})

test('1 is Speech Therapy, 2 the behavioral page, 3 Occupational Therapy, school its own, anything else all games', () => {
  const titles = ['1', '2', '3', 'school', '4', '0', 'SLP', '', undefined].map((one) => landingHub(one)?.landing.title)
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

test("links each hub's games page back to the hub", () => {
  for (const hub of allHubs) expect(landingHub(landingPath(hub).split('/').at(-1))).toBe(hub)
})

test('shows all four hubs below the games, and no Workspace link to visitors', () => {
  const Stub = createRoutesStub([{ path: '*', Component: () => <HubPromo hub={hubForOccupation('1')} /> }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} />)
  for (const { path } of allHubs) expect(html).toContain(`href="${path}"`)
  expect(html).not.toContain('Go to Workspace')
})
