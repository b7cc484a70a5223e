import type { FromGame, FromShim } from '@marigold/contract'
import { useCallback, useRef, useState } from 'react'
import { download } from './outputs.tsx'
import { linkWith } from './settings-link.ts'

/** What a game cannot do itself in its frame: copy, hand over a file, print. Answers false to other messages. */
export function useOutputs() {
  const [printing, setPrinting] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined)
  const take = useCallback((message: FromGame | FromShim): boolean => {
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
  }, [])
  const printed = useCallback(() => setPrinting(null), [])
  return { printing, printed, said, take }
}
