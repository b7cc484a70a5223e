import { act, type SubmitEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../platform/calls/api-client.ts'
import { runHook } from '../platform/testing-hook.ts'
import { useForm } from './use-form.ts'

/** A form with these texts, and the event of sending it. */
function formWith(texts: Record<string, string>) {
  // Node's own takes no form.
  vi.stubGlobal('FormData', function FormTexts(form: { texts: Record<string, string> }) {
    return Object.entries(form.texts)
  })
  const elements = Object.keys(texts).map((name) => ({ name, focus: vi.fn(), closest: () => null }))
  const event = { preventDefault() {}, currentTarget: { texts, elements }, nativeEvent: { submitter: null } }
  return { elements, event: event as unknown as SubmitEvent<HTMLFormElement> }
}

const nameless = { name: ['Please enter a name.'] }

it('sends nothing while something is wrong, and leads to the first wrong field', async () => {
  const send = vi.fn()
  const { latest } = await runHook(() => useForm({ check: () => nameless, send }))
  const { elements, event } = formWith({ email: 'mei@clinic.test', name: '' })
  await act(async () => latest.now.submit(event))
  expect(send).not.toHaveBeenCalled()
  expect(latest.now.errorOf('name')).toBe('Please enter a name.')
  expect(elements.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
})

it('shows what the server says about a field beside it, and everything else as the problem', async () => {
  const send = vi.fn()
  const { latest } = await runHook(() => useForm({ send }))
  const { elements, event } = formWith({ name: 'Mei' })
  send.mockRejectedValueOnce(new ApiError(422, 'invalid', 'Please check the form.', nameless))
  await act(async () => latest.now.submit(event))
  expect(latest.now).toMatchObject({ problem: null, busy: false })
  expect(latest.now.errorOf('name')).toBe('Please enter a name.')
  expect(elements[0]?.focus).toHaveBeenCalledOnce()
  send.mockRejectedValueOnce(new ApiError(409, 'conflict', 'It was changed elsewhere.'))
  await act(async () => latest.now.submit(event))
  expect(latest.now.problem).toBe('It was changed elsewhere.')
  expect(latest.now.errorOf('name')).toBeUndefined()
})

it('sends the texts once, and tells what was answered', async () => {
  const answer = Promise.withResolvers<string>()
  const send = vi.fn(() => answer.promise)
  const { latest } = await runHook(() => useForm({ send }))
  const { event } = formWith({ name: 'Mei' })
  await act(async () => latest.now.submit(event))
  await act(async () => latest.now.submit(event))
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mei' }, event.currentTarget, null)
  await act(async () => answer.resolve('Saved'))
  expect(latest.now).toMatchObject({ busy: false, done: 'Saved' })
})
