import { options } from 'preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferRendering } from './deferred-rendering.ts'

/** A page of one button, which is pressed. */
const page = () => Object.assign(new EventTarget(), { isConnected: true })
let button = page()

beforeEach(() => {
  button = page()
  vi.stubGlobal('window', button)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', vi.fn())
  deferRendering()
})
afterEach(() => {
  delete options.debounceRendering
  vi.unstubAllGlobals()
})

function press(kind: 'keydown' | 'pointerdown' | 'click', draw: () => void): boolean {
  let pressed = false
  button.addEventListener(kind, () => (pressed = true))
  options.debounceRendering?.(draw)
  button.dispatchEvent(new Event(kind))
  return pressed
}

describe('a press while something waits to be drawn', () => {
  it.each(['pointerdown', 'click'] as const)('has it drawn first, and reaches what is still there (%s)', (kind) => {
    const draw = vi.fn()
    expect(press(kind, draw)).toBe(true)
    expect(draw).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'click'] as const)('of a finger does nothing on what is gone (%s)', (kind) => {
    expect(press(kind, () => (button.isConnected = false))).toBe(false)
  })

  it('of a key is heard by the game all the same', () => {
    expect(press('keydown', () => (button.isConnected = false))).toBe(true)
  })
})
