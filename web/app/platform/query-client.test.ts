import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { askAgain, changeAnswer, queryClient } from './query-client.ts'

const queryKey = ['/api/things', null, null, 'token']

/** A screen that shows the things; `answers` hold what each call was told when it was asked, until they are let go. */
function screen() {
  let account = ['old']
  const waiting: (() => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const told = account
      return new Promise<string[]>((resolve) => waiting.push(() => resolve(told)))
    },
  })
  const leave = observer.subscribe(() => {})
  const settled = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve().then(() => new Promise(setImmediate))
  }
  return {
    leave,
    settled,
    asked: () => waiting.length,
    answer: async (call: number) => {
      waiting[call]?.()
      await settled()
    },
    save: (thing: string) => (account = [...account, thing]),
    shown: () => queryClient.getQueryData<string[]>(queryKey),
  }
}

afterEach(() => queryClient.clear())

describe('a change to a kept answer', () => {
  it('stays when an answer arrives late that was made before it, the very first one too', async () => {
    const things = screen()
    things.save('new')
    const changed = changeAnswer<string[]>(queryKey, (known) => [...known, 'new'])
    await things.settled()
    expect(things.asked()).toBe(2)
    await things.answer(0)
    expect(things.shown()).toBe(undefined)
    await things.answer(1)
    await changed
    expect(things.shown()).toEqual(['old', 'new'])
    things.leave()
  })

  it('is shown at once where an answer is known, and outlives an older one on its way', async () => {
    const things = screen()
    await things.answer(0)
    void askAgain({ queryKey })
    await things.settled()
    things.save('new')
    void changeAnswer<string[]>(queryKey, (known) => [...known, 'new'])
    expect(things.shown()).toEqual(['old', 'new'])
    await things.settled()
    await things.answer(1)
    expect(things.shown()).toEqual(['old', 'new'])
    await things.answer(2)
    expect(things.shown()).toEqual(['old', 'new'])
    things.leave()
  })

  it('asks nothing when no answer is on its way', async () => {
    const things = screen()
    await things.answer(0)
    await changeAnswer<string[]>(queryKey, (known) => [...known, 'new'])
    expect([things.asked(), things.shown()]).toEqual([1, ['old', 'new']])
    things.leave()
  })
})
