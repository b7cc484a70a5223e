import { expect, test } from 'vitest'
import { renderLetter, type Letter } from '../../platform/messages/letter.ts'
import { resetLetter, signInLetter, welcomeLetter } from './letters.ts'

const seller = { name: 'Marigold', address: ['10 Main St'], taxId: '1' }
const render = (letter: Letter) => renderLetter(letter, { publicUrl: 'https://marigold.example', seller })

test('a letter says the same as text and as HTML, and its link stands in both', () => {
  const url = 'https://marigold.example/resetpassword?token=abc'
  const letter = render(resetLetter('mei@example.org', 'Mei', url))
  for (const form of [letter.text, letter.html]) {
    expect(form).toContain('Hi Mei,')
    expect(form).toContain(url)
    expect(form).toContain('30 minutes')
  }
})

test.each([['<img src=x onerror=alert(1)>'], ['"><script>']])('the name %s stays text', (name) => {
  expect(render(welcomeLetter('mei@example.org', name, 'mei', 'https://marigold.example')).html).not.toContain(name)
})

test.each([['Win at https://evil.example'], ['evil.example'], ['write to me@evil.example']])(
  'the name %j, which reads like a link, is left out',
  (name) => {
    const letter = render(welcomeLetter('mei@example.org', name, 'mei', 'https://marigold.example'))
    expect(letter.html + letter.text).not.toContain(name)
    expect(letter.text).toContain('Hello,')
  },
)

test('who waited for a trial that was refused is not thanked for a payment', () => {
  const url = 'https://marigold.example/auto-login?user_id=abc'
  const letters = [true, false].map((refused) => signInLetter('mei@example.org', 'Mei', url, refused))
  expect(letters.map((letter) => letter.subject)).toEqual([
    'Your account is ready, without a free trial',
    'Your checkout is complete: start playing',
  ])
  const texts = letters.map((letter) => render(letter).text)
  expect(texts[0]).toContain('Nothing was charged.')
  for (const text of texts) expect(text).toContain(url)
})
