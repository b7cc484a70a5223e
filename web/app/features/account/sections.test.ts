import { expect, it } from 'vitest'
import { movedPath, sectionOf, sectionPath } from './sections.ts'

it('reads a section from the URL, and refuses unknown ones', () => {
  expect([sectionOf(undefined), sectionOf('plan'), sectionOf('nothing')]).toEqual(['', 'plan', null])
  expect([sectionPath(''), sectionPath('security')]).toEqual(['/myprofile', '/myprofile/security'])
})

it('sends links into the former single page to their section', () => {
  expect(movedPath('#sign-ins')).toBe('/myprofile/security#sign-ins')
  expect(movedPath('#report')).toBeNull()
})
