import { m } from '#messages'
import type { FromGame, FromShim } from '@marigold/contract'
import { useCallback, useRef, useState } from 'react'
import { download } from './outputs.tsx'
import { linkWith } from './settings-link.ts'
import { after } from '../../platform/time/timers.ts'

const everyMs = 1500
const burst = 3

/** Names what a game hands out, so that a double tap on one button can be told from taps on two; null for all else. */
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
 * Limits what a game hands out: a game may come from anywhere, and one that floods must not fill somebody's downloads or
 * open the print dialog again and again. Answers `once` for a second tap on the same thing within 1.5 seconds, and `full`
 * after three things in a row, until 1.5 seconds give room for one more.
 */
export function makeGate(): (message: FromGame | FromShim, now: number) => 'out' | 'once' | 'full' {
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

/** What a game cannot do itself in its frame: copy, hand over a file, print. Answers false to other messages. */
export function useOutputs() {
  const [printing, setPrinting] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const quiet = useRef<() => void>(undefined)
  const [mayOut] = useState(makeGate)
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
      if (message.type === 'DOWNLOAD') download(message.picture, message.name)
      else if (message.type === 'PRINT') setPrinting(message.picture)
      else if (message.type === 'COPY' || message.type === 'LINK') {
        void navigator.clipboard
          .writeText(message.type === 'COPY' ? message.text : linkWith(window.location.href, message.code))
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
