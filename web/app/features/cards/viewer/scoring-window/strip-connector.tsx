import { useEffect, useMemo, useRef } from 'react'
import { useTable } from '../../../../players/table-store.ts'
import type { ViewerAction } from '../input/keys.ts'
import { beginSession, changeSession, useTherapySession } from '../../../../caseload/session-store.ts'
import type { ViewerAnswer } from '../use-answer.ts'
import type { CardRun } from '../use-card-run.ts'
import { channelName, type FromStrip, type StripState, type ToStrip } from './messages.ts'
import { isWindowClosed, isOpener, closeScoringWindow, useStripLocation } from './strip-location.ts'
import { after, every } from '../../../../platform/time/timers.ts'

/** How long to wait for a silent window, which may be loading or reloading. */
const patience = { opening: 15_000, silent: 1500 }
const looksEvery = 1000

interface LinkProps {
  run: CardRun
  answer: ViewerAnswer
  act: (action: ViewerAction) => void
}

/** Handles a message from the scoring window. */
function handleMessage({ run, answer, act }: LinkProps, message: FromStrip) {
  switch (message.kind) {
    case 'act':
      return act(message.action)
    case 'answer':
      return answer.has ? answer.toggle() : undefined
    case 'score':
      return run.score(message.slot, message.more)
    case 'say':
      return run.say(message.words)
    case 'help':
      return run.help.set(message.help)
    case 'session':
      return changeSession((now) => ({ ...now, ...message.part }))
    case 'begin':
      return beginSession()
    // Handled by the channel itself.
    case 'hello':
    case 'bye':
      return
  }
}

function useStripState({ run, answer }: LinkProps): StripState | null {
  const session = useTherapySession()
  const table = useTable()
  const { card, scale, showing, index, here, scored, tally, canUndo } = run
  const help = run.help.now
  const { length } = run.cards
  const { shown } = answer
  return useMemo(
    () =>
      card ? { card, scale, showing, index, length, here, scored, help, tally, canUndo, shown, session, table } : null,
    [card, scale, showing, index, length, here, scored, help, tally, canUndo, shown, session, table],
  )
}

/** Connects the cards to the scoring window: sends their state and applies its actions. */
export function StripConnector(props: LinkProps) {
  const { id } = useStripLocation()
  const state = useStripState(props)
  const latest = useRef({ props, state })
  useEffect(() => {
    latest.current = { props, state }
  })
  const line = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(channelName(id))
    line.current = channel
    const say = (message: ToStrip) => channel.postMessage(message)
    const tellState = () =>
      say(latest.current.state ? { kind: 'state', state: latest.current.state } : { kind: 'rest' })
    // A window that was just opened needs time to load; an existing one responds at once.
    let cancel = after(isOpener() ? patience.opening : patience.silent, closeScoringWindow)
    channel.onmessage = ({ data }: MessageEvent<FromStrip>) => {
      cancel()
      if (data.kind === 'hello') tellState()
      else if (data.kind === 'bye') cancel = after(patience.silent, closeScoringWindow)
      else handleMessage(latest.current.props, data)
    }
    const stopLooking = every(looksEvery, () => isWindowClosed() && closeScoringWindow())
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
