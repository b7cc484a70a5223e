import type { Area, Deck } from '@marigold/contract'
import { ChevronLeft, ChevronRight, Maximize, Minimize, Printer, Settings2, SlidersHorizontal } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Link, useMatch } from 'react-router'
import { storePrintSet } from '../../../platform/print-set.ts'
import { areaIcons, areaNames } from '../setup/area-tabs.tsx'
import { CardFace, usePreload } from './card-face.tsx'
import { ScoreChip, ScoreStrip } from './score-strip.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { useViewerSettings } from './settings.ts'
import { useActions } from './use-actions.ts'
import type { CardRun } from './use-card-run.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useIdle } from './use-idle.ts'
import { useUsedToday } from './use-used-today.ts'
import { useScan } from './use-scan.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import './viewer.css'
import './viewer-portrait.css'

/** Previous and next at the screen's edges. */
export function Edges({ onMove }: { onMove: (by: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className="edge is-previous"
        aria-label="Previous card"
        data-scan="5"
        onClick={() => onMove(-1)}
      >
        <ChevronLeft aria-hidden className="play-icon" />
      </button>
      <button type="button" className="edge is-next" aria-label="Next card" data-scan="1" onClick={() => onMove(1)}>
        <ChevronRight aria-hidden className="play-icon" />
      </button>
    </>
  )
}

function FullScreenTool() {
  const screen = useFullScreen()
  if (!screen.can) return null
  const Icon = screen.on ? Minimize : Maximize
  return (
    <button type="button" className="tool is-screen" onClick={screen.toggle}>
      <Icon aria-hidden className="play-icon" />
      <span>{screen.on ? 'Leave full screen' : 'Full screen'}</span>
    </button>
  )
}

function SettingsTool() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="tool" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden className="play-icon" />
        <span>Settings</span>
      </button>
      <SettingsPanel open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Prints this set, or what was practiced today; not in a game, which would end. */
function PrintTool({ deck }: { deck: Deck }) {
  const inGame = useMatch('/game/:game_name') !== null
  if (inGame || deck.cards.length === 0) return null
  return (
    <Link className="tool" to="/therapycard/print?cards=used" onClick={() => storePrintSet(deck)}>
      <Printer aria-hidden className="play-icon" />
      <span>Print</span>
    </Link>
  )
}

/** The areas that have cards in this set. */
function Modes(props: { modes: readonly Area[]; mode: Area; onMode: (mode: Area) => void }) {
  return (
    <nav className="modes may-fade" aria-label="Areas">
      {props.modes.map((mode) => {
        const Icon = areaIcons[mode]
        return (
          <button
            key={mode}
            type="button"
            className="mode"
            aria-pressed={mode === props.mode}
            onClick={() => props.onMode(mode)}
          >
            <Icon aria-hidden className="play-icon" />
            <span>{areaNames[mode]}</span>
          </button>
        )
      })}
    </nav>
  )
}

/** Dropdowns and ways back; on a phone they wait behind one chip that says where the dropdowns stand. */
function LeftRail({ title, fields, backs }: { title: string; fields: ReactNode; backs: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="rail is-left may-fade" aria-label="Choose cards" data-open={open || undefined}>
      <button type="button" className="set-chip" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal aria-hidden className="play-icon" />
        <span>{title || 'Cards'}</span>
      </button>
      <div className="rail-top">{fields}</div>
      <div className="backs">{backs}</div>
    </section>
  )
}

export interface CardViewerProps {
  deck: Deck
  run: CardRun
  /** Dropdowns of the area, in the left rail. */
  fields?: ReactNode
  /** The ways back, at the foot of the left rail. */
  backs: ReactNode
  modes?: readonly Area[]
  mode?: Area
  onMode?: (mode: Area) => void
}

/** A deck on the whole screen: what every area's cards are shown in. Its run is held by whoever opens it. */
export function CardViewer(props: CardViewerProps) {
  const { deck, run, modes = ['articulation'], mode = 'articulation', onMode = () => {} } = props
  const root = useRef<HTMLDivElement>(null)
  const settings = useViewerSettings()
  const idle = useIdle(root, settings.scan > 0 ? 0 : settings.fade)
  usePreload(deck.cards, run.index)
  useUsedToday(run, deck.cards)
  useScan(root, settings.scan)
  const act = useActions(run)
  useViewerKeys(act, { scoring: deck.cards.length > 0 })
  return (
    <div
      className="viewer"
      ref={root}
      data-idle={idle || undefined}
      data-empty={run.card ? undefined : true}
      data-plain={settings.underline ? undefined : true}
      style={{ '--modes': modes.length } as React.CSSProperties}
    >
      <LeftRail title={deck.title} fields={props.fields} backs={props.backs} />
      <div className="card-stage">
        <article className={`card-face is-${run.card?.layout ?? 'empty'}`} aria-live="polite">
          {run.card ? <CardFace card={run.card} /> : <p className="face-empty">No Data Available</p>}
          <ScoreChip tries={run.tries} card={run.card?.key} />
        </article>
      </div>
      {run.card ? (
        <>
          <Edges onMove={run.move} />
          <p className="count may-fade">
            <b>{run.index + 1}</b> of {deck.cards.length}
          </p>
        </>
      ) : null}
      <section className="rail is-right" aria-label="Modes and tools">
        <Modes modes={modes} mode={mode} onMode={onMode} />
        <div className="tools may-fade">
          <PrintTool deck={deck} />
          <SettingsTool />
          <FullScreenTool />
        </div>
      </section>
      {run.card ? <ScoreStrip run={run} act={act} /> : null}
    </div>
  )
}
