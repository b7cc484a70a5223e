import { expect, test } from 'vitest'
import { draw, waysOf } from '../../../../../ui/testing-draw.tsx'
import { SaveErrorNotice } from './save-error-notice.tsx'
import type { SaveError } from './use-saving.ts'

const shown = (kind: SaveError['kind']) =>
  draw(<SaveErrorNotice problem={{ kind, text: 'Not saved.' }} action={<button type="button">Load theirs</button>} />)

test('nothing is said while everything is saved', () => {
  expect(draw(<SaveErrorNotice problem={null} />)).toBe('')
})

test('says why something was not saved, with the one way on', () => {
  expect(shown('failed')).toMatch(/role="alert".*Not saved\./s)
  expect(waysOf(shown('signed_out'))).toEqual(['Log in'])
  expect(waysOf(shown('needs_subscription'))).toEqual(['See plans'])
  for (const kind of ['conflict', 'gone', 'failed'] as const) expect(waysOf(shown(kind))).toEqual(['Load theirs'])
})
