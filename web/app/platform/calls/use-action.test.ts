import { m } from '#messages'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { runHook } from '../testing-hook.ts'
import { ApiError } from './api-client.ts'
import { useAction } from './use-action.ts'

const failed = vi.fn()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(failed.mockClear()))

/** Work that ends when the test says so. */
function held<T>() {
  return Promise.withResolvers<T>()
}

it('runs one piece of work at a time', async () => {
  const { latest } = await runHook(() => useAction<string>('It failed'))
  const first = held<string>()
  const second = vi.fn()
  await act(async () => void latest.now.run(() => first.promise))
  expect(latest.now.busy).toBe(true)
  await act(() => latest.now.run(second))
  expect(second).not.toHaveBeenCalled()
  await act(async () => first.resolve('sent'))
  expect(latest.now).toMatchObject({ busy: false, done: 'sent', problem: null })
})

it('says what the server said, or that something went wrong, and forgets it with the next try', async () => {
  const { latest } = await runHook(() => useAction('It failed'))
  await act(() => latest.now.run(() => Promise.reject(new ApiError(409, 'conflict', 'The plan has changed.'))))
  expect(latest.now).toMatchObject({ busy: false, problem: 'The plan has changed.' })
  expect(failed).toHaveBeenCalledWith('It failed', expect.any(ApiError))
  await act(() => latest.now.run(() => Promise.reject(new TypeError('x is undefined'))))
  expect(latest.now.problem).toBe(m.ui_something_went_wrong_please_try_again())
  await act(() => latest.now.run(() => Promise.resolve()))
  expect(latest.now.problem).toBeNull()
})

it('neither shows nor logs a failure that needs no words', async () => {
  const { latest } = await runHook(() => useAction('It failed', () => null))
  await act(() => latest.now.run(() => Promise.reject(new Error('gone already'))))
  expect(latest.now).toMatchObject({ busy: false, problem: null })
  expect(failed).not.toHaveBeenCalled()
})

it('goes on to what follows only while its component is shown', async () => {
  const { latest, end } = await runHook(() => useAction('It failed'))
  const then = vi.fn()
  await act(() => latest.now.run(() => Promise.resolve(1), then))
  expect(then).toHaveBeenCalledExactlyOnceWith(1)
  const late = held<number>()
  const running = latest.now.run(() => late.promise, then)
  await end()
  late.resolve(2)
  await running
  expect(then).toHaveBeenCalledOnce()
})

it('is ready again after a reset, although its work never ends', async () => {
  const { latest } = await runHook(() => useAction('It failed'))
  await act(async () => void latest.now.run(() => new Promise(() => {})))
  await act(async () => latest.now.reset())
  expect(latest.now.busy).toBe(false)
  await act(() => latest.now.run(() => Promise.resolve('again')))
  expect(latest.now.done).toBe('again')
})
