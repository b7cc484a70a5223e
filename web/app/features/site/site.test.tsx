import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Footer } from './footer.tsx'
import { AboutBlock } from './home/about-block.tsx'
import { Hero } from './home/hero.tsx'
import { Promo } from './home/promo.tsx'
import { Pricing } from './pricing/pricing.tsx'

const render = (element: ReactElement) => {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)

test("the promo describes the partner's platform, with a button only if there is a partner", () => {
  const without = render(<Promo partnerUrl={null} scene={null} />)
  const offers = ['Scheduling', 'Intake forms', 'Billing', 'Chat', 'Video therapy', 'Online payment']
  for (const offer of [...offers, '24-hour tech support', 'Our partner’s']) expect(words(without)).toContain(offer)
  expect(links(without)).toEqual([])
  const promo = render(<Promo partnerUrl="https://partner.example" scene={null} />)
  expect(links(promo)).toEqual(['https://partner.example'])
  expect(promo).toContain('target="_blank"')
})

test('the about block says who it is for, which ages, and where it works', () => {
  const text = words(render(<AboutBlock scene={null} />))
  for (const part of ['all ages', 'smart board', 'in the room or remote', 'SLP', 'OT', 'MIND'])
    expect(text).toContain(part)
})

test('the hero links to an account, and to all games for active users or the free ones for others', () => {
  expect(links(render(<Hero active />))).toEqual(['/myaccount', '/exploregames'])
  expect(links(render(<Hero active={false} />))).toEqual(['/myaccount', '#free'])
})

test('pricing shows the features, the FAQ link, the trial card, and the three plans with prices', () => {
  const features = ['One', 'Two'].map((title) => ({ id: title, fields: { icon: 'games', title, text: '' } }))
  const plans = [{ id: 'yearly', fields: { text: 'Two months free.' } }]
  const html = render(<Pricing features={features} plans={plans} />)
  expect(links(html)).toContain('/faq')
  const text = words(html)
  for (const part of ['Free Trial', '$0.00', 'for 7 days', 'Monthly', 'Quarterly', 'Yearly'])
    expect(text).toContain(part)
  for (const price of ['9.99', '26.97', '95.90']) expect(text.split(`$${price}`)).toHaveLength(2)
  expect([...text.matchAll(/Save \S+ a year \(\d+%\)/g)].map(([saving]) => saving)).toEqual([
    'Save $12.00 a year (10%)',
    'Save $23.98 a year (20%)',
  ])
  expect([...html.matchAll(/<h2>(\w+ly)<\/h2>/g)].map(([, plan]) => plan)).toEqual(['Monthly', 'Quarterly', 'Yearly'])
  expect(html.match(/<ul class="feats[^"]*">.*?<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(2)
  expect(text.split('Two months free.')).toHaveLength(2)
})

test('the footer links every required page once, including the hubs', () => {
  const html = render(<Footer year={2026} />)
  const owed = ['/pricing', '/exploregames', '/privacy', '/termsandconditions', '/faq']
  const hubs = ['/speechtherapyhub', '/occupationaltherapy', '/behavioraltherapy', '/schoolandorganisation']
  expect(links(html)).toEqual(expect.arrayContaining([...owed, ...hubs, '/help', '/whatsnew', '/accessibility']))
  expect(new Set(links(html)).size).toBe(links(html).length)
  expect(words(html)).toContain('© 2024–2026 Marigold')
})
