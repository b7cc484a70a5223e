import { describe, expect, test } from 'vitest'
import { greet, renderLetter, type Letter } from './letter.ts'

const sender = {
  publicUrl: 'https://marigold.example',
  seller: { name: 'Marigold & Co', address: ['10 Main St', 'Columbus, OH 43004'], taxId: '12-3456789' },
}
const letter: Letter = {
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
  test('has the news as its headline, and says the same as text and as HTML', () => {
    const { text, html } = renderLetter(letter, sender)
    expect(html).toContain(`>${letter.subject}</h1>`)
    expect(text.startsWith(`${letter.subject}\n\nHi Mei,\n\nWe couldn’t`)).toBe(true)
    for (const form of [text, html])
      for (const part of ['Hi Mei,', 'We couldn’t charge', 'Plan', 'Update your card', 'Cancel the plan', 'A note.'])
        expect(form).toContain(part)
  })

  test('leads to full addresses, and shows the logo', () => {
    const { text, html } = renderLetter(letter, sender)
    expect(text).toContain('Update your card:\nhttps://marigold.example/myprofile\n')
    expect(html).toContain('href="https://marigold.example/myprofile#plan"')
    expect(html).toContain('<img src="https://marigold.example/icon-192.png" width="40" height="40" alt=""')
    const elsewhere = renderLetter({ ...letter, button: { text: 'Reply', url: 'mailto:pat@example.org' } }, sender)
    expect(elsewhere.html).toContain('href="mailto:pat@example.org"')
  })

  test('names the seller and its postal address, as text that is no markup', () => {
    const { text, html } = renderLetter(letter, sender)
    expect(text).toContain('Marigold & Co\n10 Main St\nColumbus, OH 43004')
    expect(html).toContain('Marigold &amp; Co, 10 Main St, Columbus, OH 43004')
    expect(html).toContain('Monthly &lt;b&gt;')
  })

  test('can be unsubscribed from where it says how, and otherwise not', () => {
    const url = 'https://marigold.example/unsubscribe?token=abc'
    const optional = renderLetter({ ...letter, unsubscribeUrl: url }, sender)
    expect(optional.text).toContain(`Unsubscribe from these emails:\n${url}`)
    expect(optional.html).toContain(`<a href="${url}"`)
    expect(renderLetter(letter, sender).html).not.toContain('Unsubscribe')
  })
})
