import { useCallback, useEffect, useRef, useState } from 'react'
import { tabStorage } from '../../../../platform/storage/browser-storage.ts'
import { showTable } from '../../../../players/table-store.ts'
import { delegateSession, showSession } from '../../../../caseload/session-store.ts'
import { channelName, sessionPart, type FromStrip, type StripState, type ToStrip } from './messages.ts'

export type Wait = 'waiting' | 'rest' | 'over' | 'alone'

/** Clears the session storage that the browser copied from the cards window: this window has no trials of its own. */
function clearCopies() {
  tabStorage.removeAll((name) => /^marigold-(sitting|strip|players)(:|$)/.test(name))
}

/** The scoring window's end of the channel. */
export function useScoringWindow(id: string) {
  const [state, setState] = useState<StripState | null>(null)
  const [wait, setWait] = useState<Wait>(id ? 'waiting' : 'alone')
  const line = useRef<BroadcastChannel | null>(null)
  const say = useCallback((message: FromStrip) => line.current?.postMessage(message), [])
  useEffect(() => {
    if (!id) return
    clearCopies()
    const channel = new BroadcastChannel(channelName(id))
    line.current = channel
    delegateSession({
      change: (next) => say({ kind: 'session', part: sessionPart(next) }),
      begin: () => say({ kind: 'begin' }),
    })
    channel.onmessage = ({ data }: MessageEvent<ToStrip>) => {
      if (data.kind === 'anyone') return say({ kind: 'hello' })
      if (data.kind === 'state') {
        showSession(data.state.session)
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
      delegateSession(null)
      channel.close()
      line.current = null
    }
  }, [id, say])
  return { state, wait, say }
}
