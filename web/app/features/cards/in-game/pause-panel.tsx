import { m } from '#messages'
import { ChevronDown, Pause, Play } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { AreaTabId } from '../areas/areas.ts'
import { useAreaTiles } from '../areas/use-enabled-areas.ts'
import { AreaTile, NextButton } from '../setup/area-chooser.tsx'
import { PictureTrio } from '../setup/recent-rows.tsx'
import { isDialogOpen } from '../viewer/input/use-viewer-keys.ts'

/** Closes the cards and resumes the game. */
export function BackToGame({ onBack, className }: { onBack: () => void; className: string }) {
  return (
    <button type="button" className={className} data-scan="7" onClick={onBack}>
      <Play aria-hidden className="play-icon" />
      <span>{m.ui_back_to_game()}</span>
    </button>
  )
}

export interface PausePanelProps {
  /** The cards that "Continue with last cards" opens. */
  last: { title: string; line: string; pictures: readonly string[] } | null
  onContinue: () => void
  onNext: (first: AreaTabId) => void
  onBack: () => void
  /** Saved sets, each started with one tap. */
  sets: ReactNode
  /** Who plays, in a line, and everything about the players. */
  who: string
  players: ReactNode
  /** True while something on top of the panel handles the keys. */
  covered: boolean
}

/** A part of the panel: only its heading until it is opened. The main part is open from the start, except on a phone. */
function PausePart(props: { title: string; line?: string; isMain?: boolean; children: ReactNode }) {
  const { title, line, isMain = false } = props
  const [open, setOpen] = useState(false)
  const content = useId()
  return (
    <section className={isMain ? 'pause-part is-main' : 'pause-part'} aria-label={title} data-open={open || undefined}>
      <button
        type="button"
        className="setup-btn pause-fold"
        data-scan="3"
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        <b>{title}</b>
        {line ? <small>{line}</small> : null}
        <ChevronDown aria-hidden />
      </button>
      <div className="pause-content" id={content}>
        {props.children}
      </div>
    </section>
  )
}

/** Panel over a paused game: the last cards, cards by area, and the players. */
export function PausePanel(props: PausePanelProps) {
  const { last, onBack, covered } = props
  const tiles = useAreaTiles()
  const [chosen, setChosen] = useState<readonly AreaTabId[]>([])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!covered) box.current?.focus()
  }, [covered])
  useLayoutEffect(() => {
    if (covered) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isDialogOpen()) onBack()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onBack, covered])
  return (
    <div className="pause-box" ref={box} tabIndex={-1} inert={covered}>
      <header>
        <span className="pause-icon size-15 rounded-[50%] grid place-items-center bg-marigold-soft" aria-hidden>
          <Pause />
        </span>
        <h2 id="pause-title">{m.ui_game_paused()}</h2>
        <BackToGame className="setup-btn" onBack={onBack} />
      </header>
      {last ? (
        <button
          type="button"
          className="continue flex items-center gap-5 min-h-23 pt-3.5 pr-4.5 pb-3.5 pl-5 border-0 rounded-[24px] bg-marigold-soft text-inherit text-left phone:p-3 phone:gap-3"
          data-scan="first"
          onClick={props.onContinue}
        >
          {last.pictures.length > 0 ? <PictureTrio pictures={last.pictures} /> : null}
          <span className="flex-1 min-w-0 [&_b]:block [&_b]:text-title/[1.15] [&_b]:font-semibold [&_b]:font-display [&_small]:text-body phone:[&_b]:text-lead">
            <b>{m.cards_continue_with_last_cards()}</b>
            <small>{[last.title, last.line].filter(Boolean).join(': ')}</small>
          </span>
          <span
            className="size-16 rounded-[50%] grid place-items-center bg-paper flex-none [&_svg]:fill-current [&_svg]:ml-0.75"
            aria-hidden
          >
            <Play />
          </span>
        </button>
      ) : null}
      <div className="pause-parts grid grid-cols-[minmax(0,1fr)] gap-5 phone:gap-3.5">
        <PausePart title={m.ui_choose_cards()} isMain={last === null}>
          {props.sets}
          <h3>{m.cards_choose_cards_for_everyone()}</h3>
          <div className="pause-areas grid grid-cols-3 gap-2.5 mb-3">
            {tiles.map((area) => (
              <AreaTile
                key={area}
                area={area}
                pressed={chosen.includes(area)}
                onToggle={() =>
                  setChosen(chosen.includes(area) ? chosen.filter((other) => other !== area) : [...chosen, area])
                }
              />
            ))}
          </div>
          {chosen.length > 0 ? <NextButton chosen={chosen} onNext={props.onNext} /> : null}
        </PausePart>
        <PausePart title={m.ui_players()} line={props.who}>
          {props.players}
        </PausePart>
      </div>
    </div>
  )
}
