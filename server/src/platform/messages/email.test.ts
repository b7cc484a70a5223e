import { describe, expect, test } from 'vitest'
import { greet, renderEmail, type EmailMessage } from './email.ts'

const sender = {
  publicUrl: 'https://marigold.example',
  seller: { name: 'Marigold & Co', address: ['10 Main St', 'Columbus, OH 43004'], taxId: '12-3456789' },
}
const email: EmailMessage = {
  to: 'mei@example.org',
  subject: 'Your payment didn’t go through: update your card',
  preview: 'Your games stay open until June 8, 2030.',
  greeting: greet('Mei'),
  paragraphs: ['We couldn’t charge your card.'],
  rows: [['Plan', 'Monthly <b>']],
  button: { text: 'Update your card', url: '/myprofile' },
  link: { text: 'Cancel the plan', url: '/myprofile#plan' },
  notes: ['A note.'],
}

describe('an email', () => {
  test('has its subject as the headline, and says the same as text and as HTML', () => {
    const { text, html } = renderEmail(email, sender)
    expect(html).toContain(`>${email.subject}</h1>`)
    expect(text.startsWith(`${email.subject}\n\nHi Mei,\n\nWe couldn’t`)).toBe(true)
    for (const form of [text, html])
      for (const part of ['Hi Mei,', 'We couldn’t charge', 'Plan', 'Update your card', 'Cancel the plan', 'A note.'])
        expect(form).toContain(part)
  })

  test('links to absolute URLs, and shows the logo', () => {
    const { text, html } = renderEmail(email, sender)
    expect(text).toContain('Update your card:\nhttps://marigold.example/myprofile\n')
    expect(html).toContain('href="https://marigold.example/myprofile#plan"')
    expect(html).toContain('<img src="https://marigold.example/icon-192.png" width="40" height="40" alt=""')
    const elsewhere = renderEmail({ ...email, button: { text: 'Reply', url: 'mailto:pat@example.org' } }, sender)
    expect(elsewhere.html).toContain('href="mailto:pat@example.org"')
  })

  test('names the seller and its postal address, escaped', () => {
    const { text, html } = renderEmail(email, sender)
    expect(text).toContain('Marigold & Co\n10 Main St\nColumbus, OH 43004')
    expect(html).toContain('Marigold &amp; Co, 10 Main St, Columbus, OH 43004')
    expect(html).toContain('Monthly &lt;b&gt;')
  })

  test('has an unsubscribe link if one is given', () => {
    const url = 'https://marigold.example/unsubscribe?token=abc'
    const optional = renderEmail({ ...email, unsubscribeUrl: url }, sender)
    expect(optional.text).toContain(`Unsubscribe from these emails:\n${url}`)
    expect(optional.html).toContain(`<a href="${url}"`)
    expect(renderEmail(email, sender).html).not.toContain('Unsubscribe')
  })
})
