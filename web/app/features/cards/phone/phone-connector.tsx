import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Smartphone, X } from 'lucide-react'
import { useTable } from '../../../players/table-store.ts'
import type { ViewerAction } from '../viewer/input/keys.ts'
import { PlayerChip } from '../viewer/player-chip.tsx'
import { useViewerSettings } from '../viewer/settings/settings.ts'
import { sessionPart } from '../viewer/scoring-window/messages.ts'
import type { TherapySession } from '../../../caseload/session.ts'
import { changeSession, useTherapySession } from '../../../caseload/session-store.ts'
import type { ViewerAnswer } from '../viewer/use-answer.ts'
import type { CardRun } from '../viewer/use-card-run.ts'
import { notifyPhone, endPhone, closeCards, resumeRoom, setOpenCards, type OpenCards } from './cards-room.ts'
import type { PhoneView, Pressed } from './messages.ts'
import { PhoneDialog } from './phone-dialog.tsx'
import { updatePhoneStatus, usePhoneStatus, type DisconnectReason } from './phone-status.ts'

interface LinkProps {
  run: CardRun
  answer: ViewerAnswer
  act: (action: ViewerAction) => void
}

function changedSession(now: TherapySession, { part, without }: Extract<Pressed, { kind: 'session' }>): TherapySession {
  const { practice, manner, setting, ...rest } = now
  const sharedPictures = Object.fromEntries(
    Object.entries({ practice, manner, setting, ...part }).filter(
      ([name, value]) => value !== undefined && !without.some((one) => one === name),
    ),
  )
  return { ...rest, ...sharedPictures }
}

function obey({ run, answer, act }: LinkProps, pressed: Pressed) {
  if (pressed.kind === 'act') act(pressed.action)
  else if (pressed.kind === 'answer') {
    if (answer.has) answer.toggle()
  } else if (pressed.kind === 'score') {
    const { ease, confidence } = pressed.more
    run.score(pressed.slot, { measures: { ...(ease && { ease }), ...(confidence && { confidence }) } })
  } else if (pressed.kind === 'say') run.say(pressed.words)
  else if (pressed.kind === 'help') {
    const { cue, cueType } = pressed.help
    run.help.set({ cue, ...(cueType && { cueType }) })
  } else if (pressed.kind === 'session') changeSession((now) => changedSession(now, pressed))
}

/** Pictures stored only on this device are not sent. */
const isShared = ({ url }: { url: string }) => url.startsWith('/')

function usePhoneView({ run, answer }: LinkProps): PhoneView | null {
  const session = useTherapySession()
  const { players } = useTable()
  const { counts, keep } = useViewerSettings()
  const { card, scale, showing, index, here, scored, tally, canUndo } = run
  const help = run.help.now
  const { length } = run.cards
  const { shown } = answer
  return useMemo(() => {
    if (!card) return null
    return {
      card: { ...card, pictures: card.pictures.filter(isShared) },
      ...{ scale, showing, index, length, here, scored, help, tally, canUndo, shown },
      part: sessionPart(session),
      players: players.map(({ seat, name, away }) => ({ seat, name, away })),
      settings: { counts, keep },
    }
  }, [card, scale, showing, index, length, here, scored, help, tally, canUndo, shown, session, players, counts, keep])
}

const reasons: Record<DisconnectReason, string> = {
  gone: m.cards_the_phone_disconnected_scoring_is_back(),
  offline: m.cards_this_device_is_offline_so_the(),
  over: m.cards_scoring_on_the_phone_has_ended(),
  replaced: m.cards_these_cards_were_opened_in_another(),
}

/** Says why the strip is back, until dismissed. */
function DisconnectNotice({ why }: { why: DisconnectReason }) {
  return (
    <div className="phone-back" role="status">
      <Smartphone aria-hidden className="play-icon" />
      <p>{reasons[why]}</p>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.ui_close()}
        data-scan="6"
        onClick={() => updatePhoneStatus({ why: null })}
      >
        <X aria-hidden className="play-icon" />
      </button>
    </div>
  )
}

/** Shown in place of the strip while it is on the phone: whose turn it is, but no numbers. */
function MovedToPhone() {
  return (
    <section className="strip is-turn is-on-phone text-center" aria-label={m.cards_scoring_on_a_phone()}>
      <PlayerChip />
      <p>
        <Smartphone aria-hidden className="play-icon" />
        <span>{m.cards_scoring_on_a_phone()}</span>
        <button type="button" data-scan="" data-scan-group="" data-scan-late="" onClick={endPhone}>
          {m.ui_restore()}
        </button>
      </p>
    </section>
  )
}

/** Connects the cards to the phone: sends their state and applies the phone's taps. */
export function PhoneConnector(props: LinkProps) {
  const { where, why } = usePhoneStatus()
  const view = usePhoneView(props)
  const latest = useRef({ props, view })
  const [since] = useState(() => ({ showing: '', at: 0 }))
  const showing = view?.showing ?? ''
  useLayoutEffect(() => {
    latest.current = { props, view }
    if (since.showing !== showing) Object.assign(since, { showing, at: performance.now() })
  })
  useEffect(() => {
    const mine: OpenCards = {
      view: () => latest.current.view,
      shownFor: () => performance.now() - since.at,
      // Rendered synchronously, because the next tap depends on the result.
      obey: (pressed) => flushSync(() => obey(latest.current.props, pressed)),
    }
    setOpenCards(mine)
    void resumeRoom()
    return () => closeCards(mine)
  }, [since])
  useEffect(notifyPhone, [view])
  return (
    <>
      {where === 'scoring' ? <MovedToPhone /> : null}
      {why ? <DisconnectNotice why={why} /> : null}
      <PhoneDialog />
    </>
  )
}
