import { m } from '#messages'
import type { Deck } from '@marigold/contract'
import { Ellipsis, Maximize, Minimize, Printer, Settings2, SlidersHorizontal, Users, Volume2 } from 'lucide-react'
import { memo, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useMatch } from 'react-router'
import { storePrintSet } from '../../../platform/storage/print-set.ts'
import { OwnVoiceTool } from '../areas/own/own-voice-tool.tsx'
import type { AreaTabId } from '../areas/areas.ts'
import { tabScreen } from '../areas/area-lookup.ts'
import { PlayedSet } from '../sets/played-set.ts'
import { GuestLinkTool } from '../sets/saved/guest-link-tool.tsx'
import { SaveInViewer } from '../sets/saved/save-set.tsx'
import { HoldToLeave } from './input/hold-to-leave.tsx'
import { SettingsDialog } from './settings/settings-dialog.tsx'
import { turnsContext } from './turns-context.ts'
import { useDismiss } from './input/use-dismiss.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useSpeech } from './use-speech.ts'

function FullScreenTool() {
  const screen = useFullScreen()
  if (!screen.can) return null
  const Icon = screen.on ? Minimize : Maximize
  return (
    <button type="button" className="tool is-screen" data-scan="" onClick={screen.toggle}>
      <Icon aria-hidden className="play-icon" />
      <span>{screen.on ? m.ui_leave_full_screen() : m.ui_full_screen()}</span>
    </button>
  )
}

function SettingsTool() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="tool" data-scan="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden className="play-icon" />
        <span>{m.cards_settings()}</span>
      </button>
      <SettingsDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Opens the players and their cards. */
function PlayersTool() {
  const { openPlayers } = useContext(turnsContext)
  if (!openPlayers) return null
  return (
    <button type="button" className="tool is-players" data-scan="" aria-haspopup="dialog" onClick={openPlayers}>
      <Users aria-hidden className="play-icon" />
      <span>{m.ui_players()}</span>
    </button>
  )
}

/** Prints this set, or what was practiced today. Hidden in a game, which leaving would end. */
function PrintTool({ deck }: { deck: Deck }) {
  const inGame = useMatch('/game/:game_name') !== null
  const { decks } = useContext(turnsContext)
  const played = useContext(PlayedSet)
  if (inGame || deck.cards.length === 0) return null
  return (
    <Link
      className="tool is-print"
      data-scan=""
      to="/therapycard/print?cards=used"
      onClick={() => storePrintSet(deck, decks?.(), played?.picks)}
    >
      <Printer aria-hidden className="play-icon" />
      <span>{m.ui_print()}</span>
    </Link>
  )
}

/** Reads questions and shown answers aloud. Hidden without a voice, and if it would model a target. */
function VoiceTool({ text }: { text: string }) {
  const voice = useSpeech()
  if (!voice.available || text === '') return null
  return (
    <button type="button" className="tool is-voice" data-scan="6" onClick={() => voice.say(text)}>
      <Volume2 aria-hidden className="play-icon" />
      <span>{m.cards_read_aloud()}</span>
    </button>
  )
}

/** Tabs of the areas that have cards in this set. */
const Modes = memo(function Modes(props: {
  modes: readonly AreaTabId[]
  mode: AreaTabId
  onMode: (mode: AreaTabId) => void
}) {
  return (
    <nav className="modes may-fade" aria-label={m.cards_areas()} data-scan-group="" data-scan-late="">
      {props.modes.map((mode) => {
        const { icon: Icon, name } = tabScreen(mode)
        return (
          <button
            key={mode}
            type="button"
            className="mode"
            data-scan=""
            aria-pressed={mode === props.mode}
            onClick={() => props.onMode(mode)}
          >
            <Icon aria-hidden className="play-icon" />
            <span>{name}</span>
          </button>
        )
      })}
    </nav>
  )
})

/** Tools for the adult, behind one button, so that a child's turn shows only what it needs. */
const MoreTools = memo(function MoreTools({ deck }: { deck: Deck }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useDismiss(box, () => setOpen(false), open)
  useEffect(() => {
    const tools = list.current
    const choose = () => {
      setOpen(false)
      button.current?.focus()
    }
    // Not React's events, which the list would also get from the tools' dialogs.
    tools?.addEventListener('click', choose)
    return () => tools?.removeEventListener('click', choose)
  }, [])
  return (
    <div className="more" ref={box} data-scan-group="" data-scan-late="">
      <button
        ref={button}
        type="button"
        className="tool"
        data-scan=""
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden className="play-icon" />
        <span>{m.ui_more()}</span>
      </button>
      <div ref={list} className="more-list" hidden={!open}>
        <SettingsTool />
        <PlayersTool />
        <SaveInViewer />
        <PrintTool deck={deck} />
        <GuestLinkTool />
        <FullScreenTool />
      </div>
    </div>
  )
})

/**
 * Right rail: modes at the top, tools at the bottom. It gets only what its tools need of the card, so that most moves
 * don't re-render it.
 */
export const RightRail = memo(function RightRail(props: {
  modes: readonly AreaTabId[]
  mode: AreaTabId
  onMode: (mode: AreaTabId) => void
  deck: Deck
  /** Text to read aloud; '' for none. */
  spoken: string
  /** Id of the own card, which may have a recording. */
  own: number | null
}) {
  return (
    <section className="rail is-right" aria-label={m.cards_modes_and_tools()}>
      <Modes modes={props.modes} mode={props.mode} onMode={props.onMode} />
      <div className="tools may-fade">
        <VoiceTool text={props.spoken} />
        <OwnVoiceTool id={props.own} className="tool is-voice" />
        <MoreTools deck={props.deck} />
      </div>
    </section>
  )
})

/** Left rail: dropdowns and links back. In portrait, they are in a sheet behind a chip that shows the dropdowns' values. */
export const LeftRail = memo(function LeftRail(props: { title: string; fields: ReactNode; backs: ReactNode }) {
  const [open, setOpen] = useState(false)
  const rail = useRef<HTMLElement>(null)
  useDismiss(rail, () => setOpen(false), open)
  return (
    <section
      ref={rail}
      className="rail is-left may-fade"
      aria-label={m.ui_choose_cards()}
      data-open={open || undefined}
    >
      <button
        type="button"
        className="set-chip"
        data-scan=""
        data-scan-group=""
        data-scan-late=""
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden className="play-icon" />
        <span>{props.title || m.ui_cards()}</span>
      </button>
      <div className="set-sheet">
        <div className="rail-top" data-scan-group="" data-scan-late="">
          {props.fields}
        </div>
        <HoldToLeave>
          <div className="backs">{props.backs}</div>
        </HoldToLeave>
      </div>
    </section>
  )
})

/** The way back to a game, or in portrait a small way out. It doesn't fade. */
export function Exit({ children }: { children: ReactNode }) {
  return children ? (
    <div className="exit">
      <HoldToLeave>{children}</HoldToLeave>
    </div>
  ) : null
}
