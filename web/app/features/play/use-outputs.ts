import type { FromGame, FromShim } from '@marigold/contract'
import { useCallback, useRef, useState } from 'react'
import { download } from './outputs.tsx'
import { linkWith } from './settings-link.ts'

const handedOut: ReadonlySet<string> = new Set(['DOWNLOAD', 'PRINT', 'COPY', 'LINK'])
const everyMs = 1500

/**
 * Lets one thing out at a time: a game may be any, and one that floods must not fill a person's downloads, nor open the
 * print dialog again and again. What is pressed twice in a hurry is wanted once.
 */
export function makeGate(): (type: string, now: number) => boolean {
  let last = -Infinity
  return (type, now) => {
    if (!handedOut.has(type)) return true
    if (now - last < everyMs) return false
    last = now
    return true
  }
}

/** What a game cannot do itself in its frame: copy, hand over a file, print. Answers false to other messages. */
export function useOutputs() {
  const [printing, setPrinting] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [mayOut] = useState(makeGate)
  const take = useCallback(
    (message: FromGame | FromShim): boolean => {
      if (!mayOut(message.type, performance.now())) return true
      const say = (text: string, ms = 2500) => {
        clearTimeout(quiet.current)
        setSaid(text)
        quiet.current = setTimeout(() => setSaid(''), ms)
      }
      if (message.type === 'DOWNLOAD') download(message.picture, message.name)
      else if (message.type === 'PRINT') setPrinting(message.picture)
      else if (message.type === 'COPY' || message.type === 'LINK') {
        void navigator.clipboard
          .writeText(message.type === 'COPY' ? message.text : linkWith(window.location.href, message.code))
          .then(
            () => say('Copied.'),
            () => say('The browser did not allow copying.'),
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
