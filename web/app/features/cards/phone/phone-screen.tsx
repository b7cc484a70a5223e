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
  moved: 'Not counted: the cards had gone on. Please press again for this card.',
  late: 'Not counted: it arrived too late. Please press again if it still holds.',
  back: 'Not counted: the scoring is back with the cards.',
  rest: 'Not counted: no cards were open.',
  odd: 'Not counted: the cards could not read it. Load both pages again.',
}

/** One sentence about the line, the most pressing first; '' while all is well. */
function lineText({ line, cards, waiting, refused, said }: LineNow, slow: boolean): string {
  if (line === 'off') {
    const kept = waiting > 0 ? ' What you pressed last is sent once it is back.' : ''
    return `No connection. Wait before you score: presses do not count now.${kept}`
  }
  if (!cards) return 'The cards cannot be reached now. Wait before you score.'
  if (refused) return refusedTexts[refused]
  return slow && said ? 'The cards have not answered yet …' : ''
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
  rest: 'No cards are open on the other device. Open some there, and the scoring comes back.',
  back: 'The scoring went back to the cards while this phone was away.',
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
          Type another code
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
          {said ? <p role="status">{waits[said.kind]}</p> : <Spinner label="Finding the cards" />}
          {now.line === 'joining' && now.problem ? <p role="alert">{now.problem}</p> : null}
          {said?.kind === 'back' && !stopped ? (
            <Button data-scan="" onClick={() => line.press({ kind: 'hello' })}>
              Score here again
            </Button>
          ) : null}
        </div>
      )}
      <footer className="phone-foot grid justify-items-center gap-2">
        <p role="status" data-said={text !== '' || undefined}>
          {text}
        </p>
        <button type="button" data-scan="" data-scan-group="" data-scan-late="" onClick={line.leave}>
          Stop scoring here
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
          This page is open over plain http, where the browser cannot open what is sealed. Open Marigold by its https
          address, on both devices, to score on a phone.
        </p>
      ) : line ? (
        <Page line={line} onAgain={again} />
      ) : ready ? (
        <CodeForm
          title="Score on this phone"
          hint="On the device with the cards: Settings, Score on a phone. Scan the code there, or type it here."
          button="Start scoring"
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
