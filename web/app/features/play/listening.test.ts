import { expect, test } from 'vitest'
import { makeListening } from './listening.ts'

function room() {
  let open = 0
  let opened = 0
  const shown: boolean[] = []
  const listening = makeListening({
    listen: () => {
      open += 1
      opened += 1
      return () => (open -= 1)
    },
    tell: () => undefined,
    changed: (on) => shown.push(on),
  })
  const start = (wants: { mic?: boolean } = { mic: true }) => {
    listening.take({ type: 'GAME_READY', wants })
    listening.take({ type: 'MIC', on: true })
  }
  return { listening, start, open: () => open, opened: () => opened, shown }
}

test('a game that wants the microphone and asks for it is heard, once', () => {
  const { listening, start, open, opened, shown } = room()
  expect(listening.take({ type: 'GAME_READY', wants: { mic: true } })).toBe(false)
  expect(open()).toBe(0)
  start()
  expect(listening.take({ type: 'MIC', on: true })).toBe(true)
  expect([open(), opened(), shown]).toEqual([1, 1, [true]])
  listening.take({ type: 'MIC', on: false })
  expect([open(), shown]).toEqual([0, [true, false]])
})

test('a game that did not say so at its start hears nothing', () => {
  const { start, opened } = room()
  start({})
  expect(opened()).toBe(0)
})

test('a pause and a hidden page let go of the microphone whatever the game says, and it comes back when both are over', () => {
  const { listening, start, open } = room()
  start()
  listening.hold('pause', true)
  expect(open()).toBe(0)
  listening.take({ type: 'MIC', on: true })
  expect(open()).toBe(0)
  listening.hold('hidden', true)
  listening.hold('pause', false)
  expect(open()).toBe(0)
  listening.hold('hidden', false)
  expect(open()).toBe(1)
})

test('the end of a game, the end of the page and another game let go of it', () => {
  for (const end of ['over', 'left', 'anew'] as const) {
    const { listening, start, open } = room()
    start()
    if (end === 'over') listening.take({ type: 'GAME_OVER', summary: [] })
    else if (end === 'left') listening.end()
    else listening.take({ type: 'GAME_READY', wants: { mic: true } })
    expect([end, open()]).toEqual([end, 0])
  }
})

test('whom the person forbade to listen does not hear again, until it is opened anew', () => {
  const { listening, start, open } = room()
  start()
  listening.forbid()
  listening.take({ type: 'MIC', on: false })
  listening.take({ type: 'MIC', on: true })
  expect(open()).toBe(0)
  start()
  expect(open()).toBe(1)
})
