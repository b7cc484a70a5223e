import { type Earned, type FromGame, type FromShim, type Player, type Trial } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toGamePlayers } from '../../players/table.ts'
import { useTable } from '../../players/table-store.ts'
import { storeGrowth } from '../../caseload/growth.ts'
import type { TurnMessage } from './card-turns.ts'
import { isOfDeck, type Decks } from './deck-message.ts'
import { useCardTurn } from './use-card-turn.ts'
import { useGameProgress } from './game-progress.ts'
import { takeSettings } from './kit-settings.ts'
import { storeChanges } from './shim-storage.ts'
import { storeSave } from './saves.ts'
import { useGameFrame } from './use-game-frame.ts'
import { useMicrophone } from './use-microphone.ts'
import { useOutputs } from './use-outputs.ts'
import { useDeckMessage, useSetup } from './use-setup.ts'
import { noteGameFinished } from '../../platform/storage/first-steps.ts'
import { after } from '../../platform/time/timers.ts'

const resumeMs = 1000

/**
 * `menu`: paused by the overlay. `turn`: paused for the cards of the player whose turn begins. `window`: paused for a dialog. `resuming`: the
 * second before play continues.
 */
export type Phase = 'playing' | 'menu' | 'turn' | 'window' | 'resuming'

/** Number of players until the user sets one. */
export const defaultPlayers = 1

const noDecks: Decks = new Map()

/** Returns the players as a game sees them; changing their cards keeps the same object. */
function useSeated() {
  const { players: table, trialsPerTurn: asked } = useTable(defaultPlayers)
  const seatedNow = JSON.stringify(toGamePlayers(table))
  return { players: useMemo(() => JSON.parse(seatedNow) as Player[], [seatedNow]), asked }
}

/** The player page's side of the game protocol: players, pause, cards at turns, saves, printing, and files. */
export function useGameHost(props: {
  /** Key of the game's saves on this device; null stores nothing. */
  saveAs: string | null
  /** The game's slug. */
  game: string
  eligible: boolean
  /** Called with a trial that the game scored. */
  onTrial?: (trial: Trial, practicesCards: boolean) => void
}) {
  const { saveAs, game, eligible, onTrial } = props
  const [phase, setPhase] = useState<Phase>('playing')
  const { players, asked } = useSeated()
  const [decks, setDecks] = useState<Decks>(noDecks)
  const [wants, setWants] = useState<{ turns: boolean; deck: boolean } | null>(null)
  const outputs = useOutputs()
  const { story, hear } = useGameProgress()
  const microphone = useMicrophone()
  const cancelResume = useRef<() => void>(undefined)
  // A game that practices the deck itself gets no cards on top.
  const turns = wants?.turns === true && !wants.deck
  const trialsPerTurn = eligible && decks.size > 0 && wants?.deck !== true ? asked : 0
  const { attach, send, focus } = useGameFrame(receive)
  const { turn, ...cards } = useCardTurn(send)
  const { hold, sendBy } = microphone
  useEffect(() => sendBy(send), [sendBy, send])

  function pause(why: 'menu' | 'turn' | 'window') {
    cancelResume.current?.()
    microphone.hold('pause', true)
    send({ type: 'TOGGLE_PAUSE', value: 0 })
    setPhase(why)
  }
  function receive(message: FromGame | FromShim) {
    hear(message)
    if (outputs.take(message) || takeSettings(message, saveAs)) return
    if (message.type === 'KEEP') return void storeChanges(saveAs, message.area, message.changes)
    if (message.type === 'SAY' || microphone.take(message)) return
    if (message.type === 'GAME_READY') {
      setWants({ turns: message.wants?.turns ?? false, deck: message.wants?.deck ?? false })
      cards.reset()
      if (phase === 'turn') resumeNow()
      focus()
    } else if (message.type === 'TURN_BEGIN' || message.type === 'TURN_END') openTurn(message)
    else if (message.type === 'GAME_OVER') {
      noteGameFinished()
      endTurns()
    } else if (message.type === 'TRIAL') onTrial?.(message.trial, isOfDeck(message.trial, decks))
    else if (message.type === 'MENU') openMenu()
    else if (message.type === 'SAVE')
      void storeSave(saveAs, message.data).then((kept) => kept && send({ type: 'SAVED' }))
    else if (message.type === 'GROWN') grown(message.player, message.data)
  }
  function grown(seat: number, data: unknown) {
    const player = players.find(({ id }) => id === seat)
    if (saveAs !== null && player) void storeGrowth(game, player, data)
  }
  function openTurn(message: TurnMessage) {
    const isCovered = phase === 'menu' || phase === 'window'
    if (cards.take(message, { decks, perTurn: trialsPerTurn, isCovered })) pause('turn')
  }
  const endTurns = () => cards.end() && resumeNow()
  /** Opens the overlay, also from a turn's cards, which close with these results. */
  function openMenu(results: readonly Earned[] = []) {
    cards.close(results)
    pause('menu')
  }

  /** Pauses for a dialog, unless the game is paused already. */
  function openWindow() {
    if (phase === 'playing' || phase === 'resuming') pause('window')
  }
  function closeWindow() {
    if (phase !== 'window') return
    if (cards.openWaiting()) pause('turn')
    else resumeNow()
  }

  useSetup({ ready: wants, players, trialsPerTurn, saveAs, game, send })
  useDeckMessage({ ready: wants, decks, players, send })
  useEffect(() => () => cancelResume.current?.(), [])

  const resumeNow = useCallback(() => {
    cancelResume.current?.()
    hold('pause', false)
    send({ type: 'TOGGLE_PAUSE', value: 1 })
    setPhase('playing')
    focus()
  }, [send, focus, hold])
  const { close, openWaiting } = cards
  const resume = useCallback(() => {
    close([])
    if (openWaiting()) return setPhase('turn')
    setPhase('resuming')
    cancelResume.current?.()
    cancelResume.current = after(resumeMs, resumeNow)
  }, [resumeNow, close, openWaiting])
  const turnDone = useCallback(
    (results: readonly Earned[]) => {
      close(results)
      resume()
    },
    [close, resume],
  )
  /** The game's page has loaded, maybe a second time: focus it, or tell it that it is paused. */
  const loaded = useCallback(() => {
    if (phase === 'playing') focus()
    else send({ type: 'TOGGLE_PAUSE', value: 0 })
  }, [phase, focus, send])
  const pauses = { openMenu, openWindow, closeWindow, resume, resumeNow, turnDone }
  return { attach, loaded, story, phase, setDecks, turn, turns, outputs, microphone, ...pauses }
}
