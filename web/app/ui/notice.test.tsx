import { expect, test } from 'vitest'
import { LoadFailed, Problem } from './notice.tsx'
import { draw, waysOf } from './testing-draw.tsx'

test('a problem is announced at once, and without one there is nothing', () => {
  expect(draw(<Problem>{'The plan has changed.'}</Problem>)).toMatch(/role="alert".*The plan has changed\./)
  for (const none of [null, '']) expect(draw(<Problem>{none}</Problem>)).toBe('')
})

test('what did not load is announced with the button that asks again', () => {
  const html = draw(<LoadFailed onRetry={() => {}}>We couldn’t load your plan.</LoadFailed>)
  expect(html).toContain('role="alert"')
  expect(waysOf(html)).toEqual(['Retry'])
})
