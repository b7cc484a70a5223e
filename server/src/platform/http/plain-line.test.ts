import {
  CardSetName,
  ContactMessage,
  FirstName,
  OwnCardText,
  plainLine,
  ProfileBody,
  WholeName,
} from '@marigold/contract'
import { expect, test } from 'vitest'

test.each([
  ['  Mei \t Lin\n', 'Mei Lin'],
  ['Rosa\u202Egnp.exe', 'Rosagnp.exe'],
  ['A\u200Fb\u2066c\u2069\u061C', 'Abc'],
  ['a\u0007b\u0085c', 'abc'],
  ['\uFEFF\u200BZoë', 'Zoë'],
  ['👩\u200D🏫 Ada', '👩\u200D🏫 Ada'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('%j becomes %j', (typed, kept) => {
  expect(plainLine(typed)).toBe(kept)
})

test('a name of hidden characters only is no name', () => {
  expect(FirstName.safeParse('\u202E\u200B').error?.issues[0]?.message).toBe('first_name_missing')
})

const hostile = 'Ro\u202Esa\u0000'
test.each([
  ['first name', FirstName.parse(hostile)],
  ['whole name', WholeName.parse(hostile)],
  ['set name', CardSetName.parse(hostile)],
  ['own card', OwnCardText.parse({ word: hostile }).word],
  ['contact name', ContactMessage.shape.contactName.parse(hostile)],
  ['company', ProfileBody.shape.company_name.parse(hostile)],
])('a %s keeps no hidden characters', (_field, kept) => {
  expect(kept).toBe('Rosa')
})
