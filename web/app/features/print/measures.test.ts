import { expect, test } from 'vitest'
import { paperText, sizeText } from './measures.ts'

test('sizes are in inches for US Letter and in millimeters for A4', () => {
  expect([paperText('letter'), paperText('a4')]).toEqual(['US Letter, 8.5 × 11 in', 'A4, 210 × 297 mm'])
  const sleeve = { width: 62, height: 88 }
  expect([sizeText(sleeve, 'letter'), sizeText(sleeve, 'a4')]).toEqual(['2.4 × 3.5 in', '62 × 88 mm'])
})
