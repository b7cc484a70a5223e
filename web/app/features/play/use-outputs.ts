import type { FromGame } from '@marigold/contract'
import { useCallback, useState } from 'react'
import { download } from './outputs.tsx'
import { linkWith } from './settings-link.ts'

/** What a game cannot do itself in its frame: copy, hand over a file, print. Answers false to other messages. */
export function useOutputs() {
  const [printing, setPrinting] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const take = useCallback((message: FromGame): boolean => {
    if (message.type === 'DOWNLOAD') download(message.picture, message.name)
    else if (message.type === 'PRINT') setPrinting(message.picture)
    else if (message.type === 'COPY' || message.type === 'LINK') {
      const say = (text: string) => {
        setSaid(text)
        setTimeout(() => setSaid(''), 2500)
      }
      void navigator.clipboard
        .writeText(message.type === 'COPY' ? message.text : linkWith(window.location.href, message.code))
        .then(
          () => say('Copied.'),
          () => say('The browser did not allow copying.'),
        )
    } else return false
    return true
  }, [])
  const printed = useCallback(() => setPrinting(null), [])
  return { printing, printed, said, take }
}
