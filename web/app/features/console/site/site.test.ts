import { auditActions, featureIcons, orderEntry, siteFields, siteKinds, type SiteVersion } from '@marigold/contract'
import { expect, test } from 'vitest'
import { excerpt } from '../excerpt.ts'
import { optionName, parseKind, siteActions, siteFieldNames } from './site-words.ts'
import { changesIn } from './version-list.tsx'

const version = (number: number, fields: SiteVersion['fields'], retired = false): SiteVersion => ({
  ...{ number, fields, retired },
  author: 'Ada',
  at: '2026-11-29T10:00:00Z',
})

test('a long text is shortened to what changed, with words around it', () => {
  const filler = 'Words that did not change. '.repeat(20)
  const [before, after] = excerpt(`${filler}A cat. ${filler}`, `${filler}A dog. ${filler}`)
  expect(before).toMatch(/^….*A cat\..*…$/)
  expect(after).toMatch(/^….*A dog\..*…$/)
  expect(after.length).toBeLessThan(120)
  expect(excerpt('a cat', 'a dog')).toEqual(['a cat', 'a dog'])
  expect(excerpt(filler, '')[1]).toBe('')
  expect(excerpt(filler + filler, filler)[1].length).toBeLessThan(120)
})

test('the history says what each version changed', () => {
  const first = version(1, { question: 'Why?', answer: '' })
  const second = version(2, { question: 'Why?', answer: 'Because.' })
  expect(changesIn(second, first, {})).toEqual(['Answer: Nothing → Because.'])
  expect(changesIn(version(3, second.fields, true), second, {})).toEqual(['Taken off the site'])
  expect(changesIn(first, undefined, {})).toEqual([])
  const choices = { items: [{ value: 'a', label: 'Apple' }] }
  expect(changesIn(version(2, { items: 'a\nb' }), version(1, { items: 'b\na' }), choices)).toEqual([
    'Order: b · Apple → Apple · b',
  ])
})

test('every field, icon, and action has a name, and an unknown kind is the FAQ', () => {
  for (const kind of siteKinds)
    for (const { name } of [...siteFields(kind, 'new'), ...siteFields(kind, orderEntry)])
      expect(siteFieldNames[name], name).toBeDefined()
  for (const icon of featureIcons) expect(optionName('icon', icon)).toMatch(/^[A-Z]/)
  expect(auditActions.filter((action) => action.startsWith('site.')).toSorted()).toEqual(
    Object.keys(siteActions).toSorted(),
  )
  expect([parseKind('age'), parseKind('none'), parseKind(undefined)]).toEqual(['age', 'faq', 'faq'])
})
