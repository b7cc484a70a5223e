import { m } from '#messages'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { codeFromUrl, codeLink } from '../../../platform/words/spoken-code.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeForm } from '../../../ui/code-form.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showTable } from '../../../players/table-store.ts'
import { useScan } from '../scan/use-scan.ts'
import type { FromStrip } from '../viewer/scoring-window/messages.ts'
import { RemoteStrip } from '../viewer/scoring-window/scoring-window.tsx'
import { sessionPart } from '../viewer/scoring-window/messages.ts'
import { showSettings } from '../viewer/settings/settings.ts'
import { newSession } from '../../../caseload/session.ts'
import { delegateSession, showSession } from '../../../caseload/session-store.ts'
import { useWakeLock } from '../viewer/use-wake-lock.ts'
import { toPressed, type PhoneView, type RejectReason } from './messages.ts'
import { createConnection, type ConnectionState, type PhoneConnection } from './phone-connection.ts'
import { canEncrypt } from './encryption.ts'
import { after } from '../../../platform/time/timers.ts'

const refusedTexts: Record<RejectReason, string> = {
  moved: m.cards_not_counted_the_card_had_changed(),
  late: m.cards_not_counted_it_arrived_too_late(),
  back: m.cards_not_counted_scoring_is_back_with(),
  rest: m.cards_not_counted_no_cards_were_open(),
  odd: m.cards_not_counted_the_cards_couldnt_read(),
}

/** Returns the most urgent message about the connection; '' if all is well. */
function connectionText({ line, cards, waiting, refused, said }: ConnectionState, slow: boolean): string {
  if (line === 'off') {
    const kept = waiting > 0 ? m.cards_your_last_tap_will_be_sent() : ''
    return m.cards_youre_offline_wait_before_you_score({ kept })
  }
  if (!cards) return m.cards_we_cant_reach_the_cards_right()
  if (refused) return refusedTexts[refused]
  return slow && said ? m.cards_waiting_for_the_cards() : ''
}

const slowMs = 2_500

/** Returns true if a tap has waited for the cards too long. */
function useSlow(waiting: number): boolean {
  const [slow, setSlow] = useState(false)
  const waits = waiting > 0
  useEffect(() => {
    if (!waits) return
    const cancel = after(slowMs, () => setSlow(true))
    return () => {
      cancel()
      setSlow(false)
    }
  }, [waits])
  return slow
}

/** A placeholder session; the real one and its trials stay on the cards' device. */
const elsewhere = { ...newSession(), id: '', started: 0 }

/** Shows the cards' session, players, and settings on the phone, as far as they were sent. */
function useShown(view: PhoneView | null) {
  useEffect(() => {
    if (!view) return
    showSession({ ...elsewhere, ...view.part })
    showTable({ players: view.players, trialsPerTurn: 3, keep: false })
    showSettings(view.settings)
  }, [view])
}

function Scoring({ view, line, stopped }: { view: PhoneView; line: PhoneConnection; stopped: boolean }) {
  useShown(view)
  const { part } = view
  const say = useCallback(
    (message: FromStrip) => {
      const pressed = stopped ? null : toPressed(message, part)
      if (pressed) line.press(pressed)
    },
    [line, part, stopped],
  )
  useEffect(() => {
    delegateSession({
      change: (next) => {
        say({ kind: 'session', part: sessionPart(next) })
        // Shows what the cards report, not what was requested.
        showSession({ ...elsewhere, ...part })
      },
      begin: () => {},
    })
    return () => delegateSession(null)
  }, [say, part])
  return <RemoteStrip state={view} say={say} summary={false} />
}

const waits = {
  cards: '',
  rest: m.cards_no_cards_are_open_on_the(),
  back: m.cards_scoring_went_back_to_the_cards(),
}

function Page({ line, onAgain }: { line: PhoneConnection; onAgain: () => void }) {
  const now = useSyncExternalStore(line.subscribe, line.now)
  const slow = useSlow(now.waiting)
  useScan()
  useWakeLock()
  const { said } = now
  const view = said?.kind === 'cards' ? said.view : null
  const stopped = now.line !== 'on' || !now.cards
  const text = now.line === 'joining' || now.line === 'over' ? '' : connectionText(now, slow)
  if (now.line === 'over')
    return (
      <div className="phone-rest">
        <p role="alert">{now.problem}</p>
        <Button data-scan="" onClick={onAgain}>
          {m.ui_type_another_code()}
        </Button>
      </div>
    )
  return (
    <>
      {view ? (
        <div className="phone-desk" data-stopped={stopped || undefined}>
          <Scoring view={view} line={line} stopped={stopped} />
        </div>
      ) : (
        <div className="phone-rest">
          {said ? <p role="status">{waits[said.kind]}</p> : <Spinner label={m.cards_finding_the_cards()} />}
          {now.line === 'joining' && now.problem ? <p role="alert">{now.problem}</p> : null}
          {said?.kind === 'back' && !stopped ? (
            <Button data-scan="" onClick={() => line.press({ kind: 'hello' })}>
              {m.cards_score_here_again()}
            </Button>
          ) : null}
        </div>
      )}
      <footer className="phone-foot grid justify-items-center gap-2">
        <p role="status" data-said={text !== '' || undefined}>
          {text}
        </p>
        <button type="button" data-scan="" data-scan-group="" data-scan-late="" onClick={line.leave}>
          {m.cards_stop_scoring_here()}
        </button>
      </footer>
    </>
  )
}

const noSubscription = () => () => {}

/** Scoring strip on a phone. The code comes from the URL or is typed. */
export function PhoneScreen() {
  // The server knows neither the code nor the browser's abilities.
  const ready = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const [line, setLine] = useState<PhoneConnection | null>(null)
  const begin = useCallback((code: string) => setLine(createConnection(code)), [])
  useEffect(() => () => line?.close(), [line])
  useEffect(() => {
    const look = () => {
      const code = canEncrypt() ? codeFromUrl() : null
      if (code) begin(code)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [begin])
  const again = () => {
    window.history.replaceState(null, '', '/phone')
    setLine(null)
  }
  return (
    <main id="main" className="strip-window phone-page" data-scan-room="">
      {ready && !canEncrypt() ? (
        <p className="phone-rest" role="alert">
          {m.cards_this_page_was_opened_over_plain_http()}
        </p>
      ) : line ? (
        <Page line={line} onAgain={again} />
      ) : ready ? (
        <CodeForm
          title={m.cards_score_on_this_phone()}
          hint={m.cards_on_the_device_with_the_cards()}
          button={m.cards_start_scoring()}
          onCode={(code) => {
            // Puts the code into the URL, so that a reload works like a scan.
            window.history.replaceState(null, '', codeLink('', '/phone', code))
            begin(code)
          }}
        />
      ) : null}
    </main>
  )
}
