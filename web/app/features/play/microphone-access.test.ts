import { expect, test } from 'vitest'
import { createMicrophoneAccess } from './microphone-access.ts'

function room() {
  let open = 0
  let opened = 0
  const shown: boolean[] = []
  const listening = createMicrophoneAccess({
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

test('opens the microphone once for a game that declared and requested it', () => {
  const { listening, start, open, opened, shown } = room()
  expect(listening.take({ type: 'GAME_READY', wants: { mic: true } })).toBe(false)
  expect(open()).toBe(0)
  start()
  expect(listening.take({ type: 'MIC', on: true })).toBe(true)
  expect([open(), opened(), shown]).toEqual([1, 1, [true]])
  listening.take({ type: 'MIC', on: false })
  expect([open(), shown]).toEqual([0, [true, false]])
})

test('stays closed for a game that did not declare it at its start', () => {
  const { start, opened } = room()
  start({})
  expect(opened()).toBe(0)
})

test('closes on a pause or a hidden page, and reopens when both are over', () => {
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

test('closes when the game ends, the page closes, or another game starts', () => {
  for (const end of ['over', 'left', 'again'] as const) {
    const { listening, start, open } = room()
    start()
    if (end === 'over') listening.take({ type: 'GAME_OVER', summary: [] })
    else if (end === 'left') listening.end()
    else listening.take({ type: 'GAME_READY', wants: { mic: true } })
    expect([end, open()]).toEqual([end, 0])
  }
})

test('stays closed after the user forbids it, until the game is reopened', () => {
  const { listening, start, open } = room()
  start()
  listening.forbid()
  listening.take({ type: 'MIC', on: false })
  listening.take({ type: 'MIC', on: true })
  expect(open()).toBe(0)
  start()
  expect(open()).toBe(1)
})
