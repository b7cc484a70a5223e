import { m } from '#messages'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { codeOfAddress, linkOf } from '../../../platform/words/spoken-code.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeForm } from '../../../ui/code-form.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showTable } from '../../../players/table-store.ts'
import { useScan } from '../scan/use-scan.ts'
import type { FromStrip } from '../viewer/strip-window/messages.ts'
import { StripDesk } from '../viewer/strip-window/strip-window.tsx'
import { sessionPartOf } from '../viewer/strip-window/messages.ts'
import { showSettings } from '../viewer/settings/settings.ts'
import { leaveSittingTo, showSitting } from '../tally/sitting-store.ts'
import { useWakeLock } from '../viewer/use-wake-lock.ts'
import { pressedOf, type PhoneView, type Refused } from './messages.ts'
import { createLine, type LineNow, type PhoneLine } from './phone-line.ts'
import { canSeal } from './seal.ts'
import { after } from '../../../platform/time/timers.ts'

const refusedTexts: Record<Refused, string> = {
  moved: m.cards_not_counted_the_card_had_changed(),
  late: m.cards_not_counted_it_arrived_too_late(),
  back: m.cards_not_counted_scoring_is_back_with(),
  rest: m.cards_not_counted_no_cards_were_open(),
  odd: m.cards_not_counted_the_cards_couldnt_read(),
}

/** One sentence about the line, the most pressing first; '' while all is well. */
function lineText({ line, cards, waiting, refused, said }: LineNow, slow: boolean): string {
  if (line === 'off') {
    const kept = waiting > 0 ? m.cards_your_last_tap_will_be_sent() : ''
    return m.cards_youre_offline_wait_before_you_score({ kept })
  }
  if (!cards) return m.cards_we_cant_reach_the_cards_right()
  if (refused) return refusedTexts[refused]
  return slow && said ? m.cards_waiting_for_the_cards() : ''
}

const slowMs = 2_500

/** True while something that was pressed has waited for the cards too long. */
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

/** Shows the sitting, the table and the settings of the cards' device here, as far as they came along. */
function useShown(view: PhoneView | null) {
  useEffect(() => {
    if (!view) return
    showSitting({ id: '', started: 0, tries: [], ...view.part })
    showTable({ players: view.players, trialsPerTurn: 3, keep: false })
    showSettings(view.settings)
  }, [view])
}

function Scoring({ view, line, stopped }: { view: PhoneView; line: PhoneLine; stopped: boolean }) {
  useShown(view)
  const { part } = view
  const say = useCallback(
    (message: FromStrip) => {
      const pressed = stopped ? null : pressedOf(message, part)
      if (pressed) line.press(pressed)
    },
    [line, part, stopped],
  )
  useEffect(() => {
    leaveSittingTo({
      change: (next) => {
        say({ kind: 'session', part: sessionPartOf(next) })
        // What shows is what the cards say, not what was asked for.
        showSitting({ id: '', started: 0, tries: [], ...part })
      },
      begin: () => {},
    })
    return () => leaveSittingTo(null)
  }, [say, part])
  return <StripDesk state={view} say={say} summary={false} />
}

const waits = {
  cards: '',
  rest: m.cards_no_cards_are_open_on_the(),
  back: m.cards_scoring_went_back_to_the_cards(),
}

function Page({ line, onAgain }: { line: PhoneLine; onAgain: () => void }) {
  const now = useSyncExternalStore(line.subscribe, line.now)
  const slow = useSlow(now.waiting)
  useScan()
  useWakeLock()
  const { said } = now
  const view = said?.kind === 'cards' ? said.view : null
  const stopped = now.line !== 'on' || !now.cards
  const text = now.line === 'joining' || now.line === 'over' ? '' : lineText(now, slow)
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

const nowhere = () => () => {}

/** The scoring strip on a phone: the address or the person brings the code of the cards. */
export function PhoneScreen() {
  // The server knows neither the code nor what this browser can.
  const ready = useSyncExternalStore(
    nowhere,
    () => true,
    () => false,
  )
  const [line, setLine] = useState<PhoneLine | null>(null)
  const begin = useCallback((code: string) => setLine(createLine(code)), [])
  useEffect(() => () => line?.close(), [line])
  useEffect(() => {
    const look = () => {
      const code = canSeal() ? codeOfAddress() : null
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
      {ready && !canSeal() ? (
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
            // A reload goes on with it, as if it had been scanned.
            window.history.replaceState(null, '', linkOf('', '/phone', code))
            begin(code)
          }}
        />
      ) : null}
    </main>
  )
}
