import { m } from '#messages'
import type { FromGame, FromShim } from '@marigold/contract'
import { useCallback, useRef, useState } from 'react'
import { downloadPicture } from './outputs.tsx'
import { linkWithSettings } from './settings-link.ts'
import { after } from '../../platform/time/timers.ts'

const everyMs = 1500
const burst = 3

/** Returns an id for an output, so that a double tap can be distinguished from two taps; null for other messages. */
function outputOf(message: FromGame | FromShim): string | null {
  switch (message.type) {
    case 'DOWNLOAD':
      return `${message.type} ${message.name} ${message.picture}`
    case 'PRINT':
      return `${message.type} ${message.picture}`
    case 'COPY':
      return `${message.type} ${message.text}`
    case 'LINK':
      return `${message.type} ${message.code}`
    default:
      return null
  }
}

/**
 * Limits a game's outputs, because a third-party game could flood the downloads or the print dialog. Returns `once` for
 * the same output within 1.5 seconds, and `full` after three in a row, until 1.5 seconds have passed.
 */
export function createOutputGate(): (message: FromGame | FromShim, now: number) => 'out' | 'once' | 'full' {
  let room = burst
  let filledAt = 0
  let last = { output: '', at: -Infinity }
  return (message, now) => {
    const output = outputOf(message)
    if (output === null) return 'out'
    if (output === last.output && now - last.at < everyMs) return 'once'
    room = Math.min(burst, room + (now - filledAt) / everyMs)
    filledAt = now
    if (room < 1) return 'full'
    room -= 1
    last = { output, at: now }
    return 'out'
  }
}

/** Does what a sandboxed game can't: copy, download, print. Returns false for other messages. */
export function useOutputs() {
  const [printing, setPrinting] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const quiet = useRef<() => void>(undefined)
  const [mayOut] = useState(createOutputGate)
  const take = useCallback(
    (message: FromGame | FromShim): boolean => {
      const say = (text: string, ms = 2500) => {
        quiet.current?.()
        setSaid(text)
        quiet.current = after(ms, () => setSaid(''))
      }
      const gate = mayOut(message, performance.now())
      if (gate === 'full') say(m.play_please_wait_a_moment_then_try())
      if (gate !== 'out') return true
      if (message.type === 'DOWNLOAD') downloadPicture(message.picture, message.name)
      else if (message.type === 'PRINT') setPrinting(message.picture)
      else if (message.type === 'COPY' || message.type === 'LINK') {
        void navigator.clipboard
          .writeText(message.type === 'COPY' ? message.text : linkWithSettings(window.location.href, message.code))
          .then(
            () => say(m.ui_copied_2()),
            () => say(m.ui_your_browser_didnt_allow_copying()),
          )
      } else if (message.type === 'SAY') say(message.text, 5000)
      else return false
      return true
    },
    [mayOut],
  )
  const printed = useCallback(() => setPrinting(null), [])
  return { printing, printed, said, take }
}
