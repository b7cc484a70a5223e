import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { SetRows } from '@marigold/contract'
import { LogOut, Maximize, Minimize } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { startGuestTable } from '../../players/table-store.ts'
import { noRows, toDeck } from './sets/card-rows.ts'
import { Announcer, EdgeButtons } from './viewer/card-viewer.tsx'
import { FaceStack } from './viewer/face-stack.tsx'
import { letterCount } from './viewer/faces/answers.ts'
import { usePreloadPictures } from './viewer/faces/use-preload-pictures.ts'
import { useActions, useOptionTouch } from './viewer/use-actions.ts'
import { useAnswer } from './viewer/use-answer.ts'
import { useCardRun } from './viewer/use-card-run.ts'
import { useFullScreen } from './viewer/use-full-screen.ts'
import { useStableCallback } from '../../platform/use-stable-callback.ts'
import { useSwipe } from './viewer/input/use-swipe.ts'
import { useViewerKeys } from './viewer/input/use-viewer-keys.ts'
import { useWakeLock } from './viewer/use-wake-lock.ts'

function Screen() {
  const screen = useFullScreen()
  if (!screen.can) return null
  const Icon = screen.on ? Minimize : Maximize
  return (
    <button type="button" className="tool is-screen" onClick={screen.toggle}>
      <Icon aria-hidden className="play-icon" />
      <span>{screen.on ? m.ui_leave_full_screen() : m.ui_full_screen()}</span>
    </button>
  )
}

/** Shows the cards of a share link, without scores, settings, or links to other cards. Nothing is stored. */
export function GuestSet({ title, rows }: { title: string; rows: SetRows }) {
  const cards = useMemo(() => toDeck({ ...noRows, ...rows }).cards, [rows])
  const run = useCardRun(cards)
  const answer = useAnswer(run.card, run.showing)
  const onTouch = useOptionTouch(run, answer, false)
  const act = useStableCallback(useActions(run, answer, onTouch))
  const stage = useRef<HTMLDivElement>(null)
  useEffect(startGuestTable, [])
  usePreloadPictures(run.cards, run.index)
  useSwipe(stage, run.move)
  useViewerKeys(act, { scoring: false, letters: letterCount(run.card) })
  useWakeLock()
  return (
    <main id="main">
      <h1 className="sr-only">{title}</h1>
      <div className="viewer" data-empty="" data-modes={1}>
        <section className="rail is-left" aria-label={m.ui_cards()}>
          <p className="[font:600_var(--type-lead)_/_1.2_var(--display)] py-[calc(var(--u)_*_2)] px-[calc(var(--u)_*_1)]">
            {title}
          </p>
        </section>
        <div className="card-stage" ref={stage}>
          <article className="card-face">
            <FaceStack cards={run.cards} index={run.index} answer={answer} onTouch={onTouch} showing={run.showing} />
          </article>
        </div>
        <Announcer run={run} answer={answer} />
        <EdgeButtons onMove={run.move} />
        <p className="count">
          <ParaglideMessage
            message={m.cards_of}
            inputs={{ index: run.index + 1, cards: run.cards.length }}
            markup={{ b: ({ children }) => <b>{children}</b> }}
          />
        </p>
        <section className="rail is-right" aria-label={m.cards_tools()}>
          <div className="tools">
            <Screen />
            <Link className="tool" to="/guest">
              <LogOut aria-hidden className="play-icon" />
              <span>{m.ui_leave()}</span>
            </Link>
          </div>
        </section>
      </div>
    </main>
  )
}
