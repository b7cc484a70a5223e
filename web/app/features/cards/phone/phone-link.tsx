import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Smartphone, X } from 'lucide-react'
import { useTable } from '../../../players/table-store.ts'
import type { ViewerAction } from '../viewer/input/keys.ts'
import { PlayerChip } from '../viewer/players.tsx'
import { useViewerSettings } from '../viewer/settings/settings.ts'
import { sessionPartOf } from '../viewer/strip-window/messages.ts'
import type { Sitting } from '../tally/sitting.ts'
import { changeSitting, useSitting } from '../tally/sitting-store.ts'
import type { ViewerAnswer } from '../viewer/use-answer.ts'
import type { CardRun } from '../viewer/use-card-run.ts'
import { deskChanged, endPhone, leaveDesk, resumeRoom, setDesk, type Desk } from './cards-room.ts'
import type { PhoneView, Pressed } from './messages.ts'
import { PhoneDialog } from './phone-dialog.tsx'
import { changePhonePlace, usePhonePlace, type Why } from './phone-place.ts'

interface LinkProps {
  run: CardRun
  answer: ViewerAnswer
  act: (action: ViewerAction) => void
}

function changedSitting(now: Sitting, { part, without }: Extract<Pressed, { kind: 'session' }>): Sitting {
  const { practice, manner, setting, ...rest } = now
  const kept = Object.fromEntries(
    Object.entries({ practice, manner, setting, ...part }).filter(
      ([name, value]) => value !== undefined && !without.some((one) => one === name),
    ),
  )
  return { ...rest, ...kept }
}

function obey({ run, answer, act }: LinkProps, pressed: Pressed) {
  if (pressed.kind === 'act') act(pressed.action)
  else if (pressed.kind === 'answer') {
    if (answer.has) answer.toggle()
  } else if (pressed.kind === 'score') {
    const { ease, sure } = pressed.more
    run.score(pressed.result, { ...(ease && { ease }), ...(sure && { sure }) })
  } else if (pressed.kind === 'say') run.say(pressed.words)
  else if (pressed.kind === 'help') {
    const { cue, cueType } = pressed.help
    run.help.set({ cue, ...(cueType && { cueType }) })
  } else if (pressed.kind === 'session') changeSitting((now) => changedSitting(now, pressed))
}

/** Pictures that live on this device alone stay here. */
const isSent = ({ url }: { url: string }) => url.startsWith('/')

function usePhoneView({ run, answer }: LinkProps): PhoneView | null {
  const sitting = useSitting()
  const { players } = useTable()
  const { counts, keep } = useViewerSettings()
  const { card, showing, index, here, scored, tally, canUndo } = run
  const help = run.help.now
  const { length } = run.cards
  const { shown } = answer
  return useMemo(() => {
    if (!card) return null
    return {
      card: { ...card, pictures: card.pictures.filter(isSent) },
      ...{ showing, index, length, here, scored, help, tally, canUndo, shown },
      part: sessionPartOf(sitting),
      players: players.map(({ seat, name, away }) => ({ seat, name, away })),
      settings: { counts, keep },
    }
  }, [card, showing, index, length, here, scored, help, tally, canUndo, shown, sitting, players, counts, keep])
}

const reasons: Record<Why, string> = {
  gone: m.cards_the_phone_disconnected_scoring_is_back(),
  offline: m.cards_this_device_is_offline_so_the(),
  over: m.cards_scoring_on_the_phone_has_ended(),
  replaced: m.cards_these_cards_were_opened_in_another(),
}

/** Why the strip is back, until it is read. */
function BackNotice({ why }: { why: Why }) {
  return (
    <div className="phone-back" role="status">
      <Smartphone aria-hidden className="play-icon" />
      <p>{reasons[why]}</p>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.ui_close()}
        data-scan="6"
        onClick={() => changePhonePlace({ why: null })}
      >
        <X aria-hidden className="play-icon" />
      </button>
    </div>
  )
}

/** In the place of the strip: that it is on the phone, and whose turn it is; no numbers. */
function OnPhone() {
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

/** The line from the cards to the phone: what stands there goes out, what was pressed there comes in. */
export function PhoneLink(props: LinkProps) {
  const { where, why } = usePhonePlace()
  const view = usePhoneView(props)
  const latest = useRef({ props, view })
  const [since] = useState(() => ({ showing: '', at: 0 }))
  const showing = view?.showing ?? ''
  useLayoutEffect(() => {
    latest.current = { props, view }
    if (since.showing !== showing) Object.assign(since, { showing, at: performance.now() })
  })
  useEffect(() => {
    const mine: Desk = {
      view: () => latest.current.view,
      shownFor: () => performance.now() - since.at,
      // Drawn at once: the next press acts on what this one left.
      obey: (pressed) => flushSync(() => obey(latest.current.props, pressed)),
    }
    setDesk(mine)
    void resumeRoom()
    return () => leaveDesk(mine)
  }, [since])
  useEffect(deskChanged, [view])
  return (
    <>
      {where === 'scoring' ? <OnPhone /> : null}
      {why ? <BackNotice why={why} /> : null}
      <PhoneDialog />
    </>
  )
}
