import { expect, test } from 'vitest'
import { renderEmail, type EmailMessage } from '../../platform/messages/email.ts'
import { passwordResetEmail, loginLinkEmail, welcomeEmail } from './account-emails.ts'

const seller = { name: 'Marigold', address: ['10 Main St'], taxId: '1' }
const render = (email: EmailMessage) => renderEmail(email, { publicUrl: 'https://marigold.example', seller })

test('an email says the same as text and as HTML, and both have its link', () => {
  const url = 'https://marigold.example/resetpassword?token=abc'
  const email = render(passwordResetEmail('mei@example.org', 'Mei', url))
  for (const form of [email.text, email.html]) {
    expect(form).toContain('Hi Mei,')
    expect(form).toContain(url)
    expect(form).toContain('30 minutes')
  }
})

test.each([['<img src=x onerror=alert(1)>'], ['"><script>']])('the name %s is escaped', (name) => {
  expect(render(welcomeEmail('mei@example.org', name, 'mei', 'https://marigold.example')).html).not.toContain(name)
})

test.each([['Win at https://evil.example'], ['evil.example'], ['write to me@evil.example']])(
  'leaves out the name %j, which looks like a link',
  (name) => {
    const email = render(welcomeEmail('mei@example.org', name, 'mei', 'https://marigold.example'))
    expect(email.html + email.text).not.toContain(name)
    expect(email.text).toContain('Hello,')
  },
)

test('a user whose trial was refused is not thanked for a payment', () => {
  const url = 'https://marigold.example/auto-login?user_id=abc'
  const emails = [true, false].map((refused) => loginLinkEmail('mei@example.org', 'Mei', url, refused))
  expect(emails.map((email) => email.subject)).toEqual([
    'Your account is ready, without a free trial',
    'Your checkout is complete: start playing',
  ])
  const texts = emails.map((email) => render(email).text)
  expect(texts[0]).toContain('Nothing was charged.')
  for (const text of texts) expect(text).toContain(url)
})
