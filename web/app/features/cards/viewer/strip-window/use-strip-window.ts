import { useCallback, useEffect, useRef, useState } from 'react'
import { tabTexts } from '../../../../platform/storage/text-store.ts'
import { showTable } from '../../../../players/table-store.ts'
import { leaveSittingTo, showSitting } from '../../tally/sitting-store.ts'
import { lineName, sessionPartOf, type FromStrip, type StripState, type ToStrip } from './messages.ts'

export type Wait = 'waiting' | 'rest' | 'over' | 'alone'

/** Forgets what the browser copied from the window of the cards: this window has no tries of its own. */
function forgetCopies() {
  tabTexts.removeAll((name) => /^marigold-(sitting|strip|players)(:|$)/.test(name))
}

/** The scoring window's end of the line. */
export function useStripWindow(id: string) {
  const [state, setState] = useState<StripState | null>(null)
  const [wait, setWait] = useState<Wait>(id ? 'waiting' : 'alone')
  const line = useRef<BroadcastChannel | null>(null)
  const say = useCallback((message: FromStrip) => line.current?.postMessage(message), [])
  useEffect(() => {
    if (!id) return
    forgetCopies()
    const channel = new BroadcastChannel(lineName(id))
    line.current = channel
    leaveSittingTo({
      change: (next) => say({ kind: 'session', part: sessionPartOf(next) }),
      begin: () => say({ kind: 'begin' }),
    })
    channel.onmessage = ({ data }: MessageEvent<ToStrip>) => {
      if (data.kind === 'anyone') return say({ kind: 'hello' })
      if (data.kind === 'state') {
        showSitting(data.state.sitting)
        showTable(data.state.table)
        return setState(data.state)
      }
      setState(null)
      setWait(data.kind === 'back' ? 'over' : 'rest')
      if (data.kind === 'back') window.close()
    }
    const bye = () => say({ kind: 'bye' })
    window.addEventListener('pagehide', bye)
    say({ kind: 'hello' })
    return () => {
      bye()
      window.removeEventListener('pagehide', bye)
      leaveSittingTo(null)
      channel.close()
      line.current = null
    }
  }, [id, say])
  return { state, wait, say }
}
