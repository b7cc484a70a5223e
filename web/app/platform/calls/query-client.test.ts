import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { invalidateQuery, updateCache, updateOptimistically, queryClient } from './query-client.ts'

const queryKey = ['/api/things', null, null, 'token']

/** A screen that shows the things; `answers` holds the response of each call until it is released. */
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

describe('updating the cache', () => {
  it('survives a stale response, including the very first one', async () => {
    const things = screen()
    things.save('new')
    const changed = updateCache<string[]>(queryKey, (known) => [...known, 'new'])
    await things.settled()
    expect(things.asked()).toBe(2)
    await things.answer(0)
    expect(things.shown()).toBe(undefined)
    await things.answer(1)
    await changed
    expect(things.shown()).toEqual(['old', 'new'])
    things.leave()
  })

  it('is shown at once, and survives an older response in flight', async () => {
    const things = screen()
    await things.answer(0)
    void invalidateQuery({ queryKey })
    await things.settled()
    things.save('new')
    void updateCache<string[]>(queryKey, (known) => [...known, 'new'])
    expect(things.shown()).toEqual(['old', 'new'])
    await things.settled()
    await things.answer(1)
    expect(things.shown()).toEqual(['old', 'new'])
    await things.answer(2)
    expect(things.shown()).toEqual(['old', 'new'])
    things.leave()
  })

  it('refetches nothing if nothing is in flight', async () => {
    const things = screen()
    await things.answer(0)
    await updateCache<string[]>(queryKey, (known) => [...known, 'new'])
    expect([things.asked(), things.shown()]).toEqual([1, ['old', 'new']])
    things.leave()
  })
})

describe('an optimistic update', () => {
  /** Calls that reach the account when they are released. */
  const line = (save: (thing: string) => unknown) => {
    const sent: { thing: string; end: (error?: Error) => void }[] = []
    const send = (thing: string) => () =>
      new Promise<void>((resolve, reject) => {
        const end = (error?: Error) => {
          if (error) return reject(error)
          save(thing)
          resolve()
        }
        sent.push({ thing, end })
      })
    return { sent, send }
  }
  const add = (thing: string) => (known: string[]) => [...known, thing]

  it('is shown at once, and survives a response requested before it', async () => {
    const things = screen()
    const { sent, send } = line(things.save)
    await things.answer(0)
    void invalidateQuery({ queryKey })
    await things.settled()
    const changed = updateOptimistically<string[]>(queryKey, add('new'), send('new'))
    await things.settled()
    expect(things.shown()).toEqual(['old', 'new'])
    await things.answer(1)
    expect(things.shown()).toEqual(['old', 'new'])
    sent[0]?.end()
    await changed
    await things.settled()
    await things.answer(2)
    expect(things.shown()).toEqual(['old', 'new'])
    things.leave()
  })

  it('is sent after the previous update, and never shows an older state', async () => {
    const things = screen()
    const { sent, send } = line(things.save)
    await things.answer(0)
    const changes = ['first', 'second'].map((thing) =>
      updateOptimistically<string[]>(queryKey, add(thing), send(thing)),
    )
    await things.settled()
    expect([things.shown(), sent.length]).toEqual([['old', 'first', 'second'], 1])
    sent[0]?.end()
    await things.settled()
    expect([things.shown(), sent[1]?.thing]).toEqual([['old', 'first', 'second'], 'second'])
    sent[1]?.end()
    await Promise.all(changes)
    expect(things.shown()).toEqual(['old', 'first', 'second'])
    things.leave()
  })

  it('is rolled back if refused, even offline, and keeps the previous update', async () => {
    const things = screen()
    const { sent, send } = line(things.save)
    await things.answer(0)
    const kept = updateOptimistically<string[]>(queryKey, add('kept'), send('kept'))
    const refused = updateOptimistically<string[]>(queryKey, add('refused'), send('refused')).catch(
      (error: Error) => error.message,
    )
    await things.settled()
    sent[0]?.end()
    await kept
    await things.settled()
    sent[1]?.end(new Error('No'))
    expect([await refused, things.shown()]).toEqual(['No', ['old', 'kept']])
    things.leave()
  })
})
