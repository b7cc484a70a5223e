import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { SetRows } from '@marigold/contract'
import { LogOut, Maximize, Minimize } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { lendTable } from '../../players/table-store.ts'
import { noRows, wholeDeck } from './sets/card-rows.ts'
import { Announcer, Edges } from './viewer/card-viewer.tsx'
import { FaceStack } from './viewer/face-stack.tsx'
import { lettersOf } from './viewer/faces/answers.ts'
import { usePreload } from './viewer/faces/preload.ts'
import { useActions, useTouch } from './viewer/use-actions.ts'
import { useAnswer } from './viewer/use-answer.ts'
import { useCardRun } from './viewer/use-card-run.ts'
import { useFullScreen } from './viewer/use-full-screen.ts'
import { useSteady } from '../../platform/use-steady.ts'
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

/** The cards that a guest link opened: cards alone, without scores, settings or ways to other cards. Nothing is kept. */
export function GuestSet({ title, rows }: { title: string; rows: SetRows }) {
  const cards = useMemo(() => wholeDeck({ ...noRows, ...rows }).cards, [rows])
  const run = useCardRun(cards)
  const answer = useAnswer(run.card, run.showing)
  const onTouch = useTouch(run, answer, false)
  const act = useSteady(useActions(run, answer, onTouch))
  const stage = useRef<HTMLDivElement>(null)
  useEffect(lendTable, [])
  usePreload(run.cards, run.index)
  useSwipe(stage, run.move)
  useViewerKeys(act, { scoring: false, letters: lettersOf(run.card) })
  useWakeLock()
  return (
    <main id="main">
      <h1 className="sr-only">{title}</h1>
      <div className="viewer" data-empty="" data-modes={1}>
        <section className="rail is-left" aria-label={m.ui_cards()}>
          <p className="[font:600_max(18px,calc(var(--u)_*_5))_/_1.2_var(--display)] py-[calc(var(--u)_*_2)] px-[calc(var(--u)_*_1)]">
            {title}
          </p>
        </section>
        <div className="card-stage" ref={stage}>
          <article className="card-face">
            <FaceStack cards={run.cards} index={run.index} answer={answer} onTouch={onTouch} showing={run.showing} />
          </article>
        </div>
        <Announcer run={run} answer={answer} />
        <Edges onMove={run.move} />
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
