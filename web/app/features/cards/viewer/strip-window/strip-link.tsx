import { useEffect, useMemo, useRef } from 'react'
import { useTable } from '../../../../players/table-store.ts'
import type { ViewerAction } from '../input/keys.ts'
import { beginSitting, changeSitting, useSitting } from '../../tally/sitting-store.ts'
import type { ViewerAnswer } from '../use-answer.ts'
import type { CardRun } from '../use-card-run.ts'
import { lineName, type FromStrip, type StripState, type ToStrip } from './messages.ts'
import { isWindowClosed, openedHere, takeStripBack, useStripPlace } from './strip-place.ts'
import { after, every } from '../../../../platform/time/timers.ts'

/** How long a window that says nothing is waited for: it may be loading, or loading again. */
const patience = { opening: 15_000, silent: 1500 }
const looksEvery = 1000

interface LinkProps {
  run: CardRun
  answer: ViewerAnswer
  act: (action: ViewerAction) => void
}

/** What the scoring window asks of the cards. */
function obey({ run, answer, act }: LinkProps, message: FromStrip) {
  switch (message.kind) {
    case 'act':
      return act(message.action)
    case 'answer':
      return answer.has ? answer.toggle() : undefined
    case 'score':
      return run.score(message.result, message.more)
    case 'say':
      return run.say(message.words)
    case 'help':
      return run.help.set(message.help)
    case 'session':
      return changeSitting((now) => ({ ...now, ...message.part }))
    case 'begin':
      return beginSitting()
    // Heard by the line itself.
    case 'hello':
    case 'bye':
      return
  }
}

function useStripState({ run, answer }: LinkProps): StripState | null {
  const sitting = useSitting()
  const table = useTable()
  const { card, showing, index, here, scored, tally, canUndo } = run
  const help = run.help.now
  const { length } = run.cards
  const { shown } = answer
  return useMemo(
    () => (card ? { card, showing, index, length, here, scored, help, tally, canUndo, shown, sitting, table } : null),
    [card, showing, index, length, here, scored, help, tally, canUndo, shown, sitting, table],
  )
}

/** The line from the cards to the scoring window: what stands there goes out, what was pressed there comes in. */
export function StripLink(props: LinkProps) {
  const { id } = useStripPlace()
  const state = useStripState(props)
  const latest = useRef({ props, state })
  useEffect(() => {
    latest.current = { props, state }
  })
  const line = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(lineName(id))
    line.current = channel
    const say = (message: ToStrip) => channel.postMessage(message)
    const tellState = () =>
      say(latest.current.state ? { kind: 'state', state: latest.current.state } : { kind: 'rest' })
    // A window that was just opened needs time to load; one that was there before answers at once.
    let cancel = after(openedHere() ? patience.opening : patience.silent, takeStripBack)
    channel.onmessage = ({ data }: MessageEvent<FromStrip>) => {
      cancel()
      if (data.kind === 'hello') tellState()
      else if (data.kind === 'bye') cancel = after(patience.silent, takeStripBack)
      else obey(latest.current.props, data)
    }
    const stopLooking = every(looksEvery, () => isWindowClosed() && takeStripBack())
    say({ kind: 'anyone' })
    return () => {
      cancel()
      stopLooking()
      say({ kind: 'rest' })
      channel.close()
      line.current = null
    }
  }, [id])
  useEffect(() => {
    if (state) line.current?.postMessage({ kind: 'state', state } satisfies ToStrip)
  }, [state])
  return null
}
