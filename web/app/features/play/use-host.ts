import { messageVersion, type Deck, type FromGame, type Game, type Player } from '@marigold/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readTable, storeTable, type Table } from './roster.ts'
import { readSave, saveKey, storeSave } from './saves.ts'
import { settingsOf } from './settings-link.ts'
import { useGameFrame } from './use-game-frame.ts'
import { useMicrophone } from './use-microphone.ts'
import { useOutputs } from './use-outputs.ts'

const resumeMs = 1000

/** `menu`: paused by the overlay. `turn`: paused for the cards of a player. `resuming`: the second before it goes on. */
export type Phase = 'playing' | 'menu' | 'turn' | 'resuming'

/** The table last used on this device, and how it changes. */
function useTable() {
  const [table, setState] = useState<Table>(readTable)
  const setTable = useCallback((next: Table) => {
    setState(next)
    storeTable(next)
  }, [])
  return { table, setTable }
}

/** What the player page does for the game in its frame: roster, pause, cards between turns, saves, paper and files. */
export function useHost({ game, person, eligible }: { game: Game; person: number | null; eligible: boolean }) {
  const [phase, setPhase] = useState<Phase>('playing')
  const { table, setTable } = useTable()
  const [deck, setDeck] = useState<Deck | null>(null)
  const [turn, setTurn] = useState<{ player: Player; trials: number } | null>(null)
  const [wants, setWants] = useState<{ turns: boolean } | null>(null)
  const outputs = useOutputs()
  const microphone = useMicrophone()
  const restored = useRef(false)
  const resumeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const trialsPerTurn = eligible && deck ? table.trialsPerTurn : 0
  const key = saveKey(person, game.un_zip_filename)
  const { attach, send, focus } = useGameFrame(receive)

  function pause(why: 'menu' | 'turn') {
    clearTimeout(resumeTimer.current)
    send({ type: 'TOGGLE_PAUSE', value: 0 })
    setPhase(why)
  }
  function turnEnded(player: number) {
    const who = table.players.find((one) => one.id === player)
    if (!who || trialsPerTurn === 0 || phase === 'menu') return
    setTurn({ player: who, trials: trialsPerTurn })
    pause('turn')
  }
  function receive(message: FromGame) {
    if (outputs.take(message) || microphone(message, send)) return
    if (message.type === 'GAME_READY') {
      restored.current = false
      setWants({ turns: message.wants?.turns ?? false })
      focus()
    } else if (message.type === 'TURN_END') turnEnded(message.player)
    else if (message.type === 'MENU') openMenu()
    else if (message.type === 'SAVE') void storeSave(key, message.data).then((kept) => kept && send({ type: 'SAVED' }))
  }
  function openMenu() {
    setTurn(null)
    pause('menu')
  }

  // Once the game is ready, and again whenever table or deck change; what was saved goes along the first time.
  useEffect(() => {
    if (!wants) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const { players } = table
    const setup = { type: 'SETUP', version: messageVersion, players, look: 'playful', calm, trialsPerTurn } as const
    if (restored.current) return send({ ...setup, settings: {} })
    restored.current = true
    const settings = settingsOf(window.location.search)
    void readSave(key).then((saved) => send({ ...setup, settings, ...(saved === undefined ? {} : { saved }) }))
  }, [wants, table, trialsPerTurn, key, send])
  useEffect(() => {
    if (wants && deck) send({ type: 'DECK', deck })
  }, [wants, deck, send])
  useEffect(() => () => clearTimeout(resumeTimer.current), [])

  const resumeNow = useCallback(() => {
    clearTimeout(resumeTimer.current)
    setTurn(null)
    send({ type: 'TOGGLE_PAUSE', value: 1 })
    setPhase('playing')
    focus()
  }, [send, focus])
  const resume = useCallback(() => {
    setPhase('resuming')
    setTurn(null)
    clearTimeout(resumeTimer.current)
    resumeTimer.current = setTimeout(resumeNow, resumeMs)
  }, [resumeNow])
  const turnDone = useCallback(
    (trials: number) => {
      if (turn) send({ type: 'CARDS_DONE', player: turn.player.id, trials })
      resume()
    },
    [turn, send, resume],
  )
  const turns = wants?.turns ?? false
  const pauses = { openMenu, resume, resumeNow, turnDone }
  return { attach, focus, phase, table, setTable, deck, setDeck, turn, turns, outputs, ...pauses }
}
