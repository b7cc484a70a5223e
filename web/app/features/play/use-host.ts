import { messageVersion, type FromGame, type FromShim, type Player, type Trial } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { gamePlayers } from '../../players/table.ts'
import { useTable } from '../../players/table-store.ts'
import { deckMessage, type Decks } from './deck-message.ts'
import { useStory } from './game-story.ts'
import { keepChanges } from './kept-things.ts'
import { readSave, storeSave } from './saves.ts'
import { settingsOf } from './settings-link.ts'
import { useGameFrame } from './use-game-frame.ts'
import { useMicrophone } from './use-microphone.ts'
import { useOutputs } from './use-outputs.ts'
import { after } from '../../platform/time/timers.ts'

const resumeMs = 1000

/** `menu`: paused by the overlay. `turn`: paused for the cards of a player. `window`: paused for a window of the player. `resuming`: the second before it goes on. */
export type Phase = 'playing' | 'menu' | 'turn' | 'window' | 'resuming'

/** How many sit at a game as long as nobody has said so. */
export const usualPlayers = 2

const noDecks: Decks = new Map()

/** Who plays. Other cards change the table, but not that: a game is told of who plays alone. */
function useSeated() {
  const { players: table, trialsPerTurn: asked } = useTable(usualPlayers)
  const seatedNow = JSON.stringify(gamePlayers(table))
  return { players: useMemo(() => JSON.parse(seatedNow) as Player[], [seatedNow]), asked }
}

/** What the player page does for the game in its frame: roster, pause, cards between turns, saves, paper and files. */
export function useHost(props: {
  /** Under what on this device the game’s saves are kept; null keeps nothing. */
  saveAs: string | null
  eligible: boolean
  /** A try that the game itself scored. */
  onTrial?: (trial: Trial) => void
}) {
  const { saveAs, eligible, onTrial } = props
  const [phase, setPhase] = useState<Phase>('playing')
  const { players, asked } = useSeated()
  const [decks, setDecks] = useState<Decks>(noDecks)
  const [turn, setTurn] = useState<{ player: number; trials: number } | null>(null)
  const [wants, setWants] = useState<{ turns: boolean } | null>(null)
  const outputs = useOutputs()
  const { story, hear } = useStory()
  const microphone = useMicrophone()
  const restored = useRef(false)
  const cancelResume = useRef<() => void>(undefined)
  const trialsPerTurn = eligible && decks.size > 0 ? asked : 0
  const { attach, send, focus } = useGameFrame(receive)
  const { hold, sendBy } = microphone
  useEffect(() => sendBy(send), [sendBy, send])

  function pause(why: 'menu' | 'turn' | 'window') {
    cancelResume.current?.()
    microphone.hold('pause', true)
    send({ type: 'TOGGLE_PAUSE', value: 0 })
    setPhase(why)
  }
  function turnEnded(player: number, more = 0) {
    if (!decks.has(player) || trialsPerTurn === 0 || phase === 'menu') return
    setTurn({ player, trials: trialsPerTurn + more })
    pause('turn')
  }
  function receive(message: FromGame | FromShim) {
    hear(message)
    if (outputs.take(message)) return
    if (message.type === 'KEEP') return void keepChanges(saveAs, message.area, message.changes)
    if (message.type === 'SAY' || microphone.take(message)) return
    if (message.type === 'GAME_READY') {
      restored.current = false
      setWants({ turns: message.wants?.turns ?? false })
      focus()
    } else if (message.type === 'TURN_END') turnEnded(message.player, message.more)
    else if (message.type === 'TRIAL') onTrial?.(message.trial)
    else if (message.type === 'MENU') openMenu()
    else if (message.type === 'SAVE')
      void storeSave(saveAs, message.data).then((kept) => kept && send({ type: 'SAVED' }))
  }
  function openMenu() {
    setTurn(null)
    pause('menu')
  }

  /** Stands still under a window of the player, unless it does so anyway. */
  function openWindow() {
    if (phase === 'playing' || phase === 'resuming') pause('window')
  }
  function closeWindow() {
    if (phase === 'window') resumeNow()
  }

  // Once the game is ready, and again whenever table or deck change; what was saved goes along the first time.
  useEffect(() => {
    if (!wants) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const setup = { type: 'SETUP', version: messageVersion, players, look: 'playful', calm, trialsPerTurn } as const
    if (restored.current) return send({ ...setup, settings: {} })
    restored.current = true
    const settings = settingsOf(window.location.search)
    void readSave(saveAs).then((saved) => send({ ...setup, settings, ...(saved === undefined ? {} : { saved }) }))
  }, [wants, players, trialsPerTurn, saveAs, send])
  useEffect(() => {
    const message = wants ? deckMessage(decks, players) : null
    if (message) send(message)
  }, [wants, decks, players, send])
  useEffect(() => () => cancelResume.current?.(), [])

  const resumeNow = useCallback(() => {
    cancelResume.current?.()
    setTurn(null)
    hold('pause', false)
    send({ type: 'TOGGLE_PAUSE', value: 1 })
    setPhase('playing')
    focus()
  }, [send, focus, hold])
  const resume = useCallback(() => {
    setPhase('resuming')
    setTurn(null)
    cancelResume.current?.()
    cancelResume.current = after(resumeMs, resumeNow)
  }, [resumeNow])
  const turnDone = useCallback(
    (trials: number) => {
      if (turn) send({ type: 'CARDS_DONE', player: turn.player, trials })
      resume()
    },
    [turn, send, resume],
  )
  /** The game's page has loaded, also anew by itself: it gets the keys, or learns that it is paused. */
  const loaded = useCallback(() => {
    if (phase === 'playing') focus()
    else send({ type: 'TOGGLE_PAUSE', value: 0 })
  }, [phase, focus, send])
  const turns = wants?.turns ?? false
  const pauses = { openMenu, openWindow, closeWindow, resume, resumeNow, turnDone }
  return { attach, loaded, story, phase, setDecks, turn, turns, outputs, microphone, ...pauses }
}
