import { messageVersion, type Player, type ToGame } from '@marigold/contract'
import { useEffect, useRef } from 'react'
import { readGrowth } from '../../caseload/growth.ts'
import { deckMessage, type Decks } from './deck-message.ts'
import { readKitSettings } from './kit-settings.ts'
import { readSave } from './saves.ts'
import { settingsFromUrl } from './settings-link.ts'
import { readDeviceSettings } from './device-settings.ts'

/**
 * Sets a game up once it is ready, and again when its players or their cards change: who plays, what has grown for
 * each, and the kit's settings. The first message also has the save and the settings of the page's URL.
 */
export function useSetup(props: {
  /** A new value each time the game says that it is ready; null before. */
  ready: object | null
  players: readonly Player[]
  trialsPerTurn: number
  /** Key of the game's saves on this device; null stores nothing. */
  saveAs: string | null
  /** The game's slug. */
  game: string
  send: (message: ToGame) => void
}): void {
  const { ready, players, trialsPerTurn, saveAs, game, send } = props
  const restoredFor = useRef<object | null>(null)
  const sent = useRef(Promise.resolve())
  useEffect(() => {
    if (!ready) return
    const isFirst = restoredFor.current !== ready
    restoredFor.current = ready
    // Others may sit down while this is read; their own message follows.
    let isCurrent = true
    const reading = Promise.all([
      saveAs === null ? {} : readGrowth(game, players),
      readKitSettings(saveAs, players),
      isFirst ? readSave(saveAs) : undefined,
    ])
    // In order: the first message, which has the save, is never the last one about the players.
    sent.current = sent.current.then(async () => {
      const [grown, kit, saved] = await reading
      if (!isCurrent && !isFirst) return
      send({
        type: 'SETUP',
        version: messageVersion,
        players: [...players],
        look: 'playful',
        calm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
        trialsPerTurn,
        settings: isFirst ? { ...readDeviceSettings(), ...settingsFromUrl(window.location.search) } : {},
        kit,
        grown,
        ...(saved !== undefined && { saved }),
      })
    })
    return () => {
      isCurrent = false
    }
  }, [ready, players, trialsPerTurn, saveAs, game, send])
}

/** Sends each player's cards once the game is ready, and again when they change. */
export function useDeckMessage(props: {
  ready: object | null
  decks: Decks
  players: readonly Player[]
  send: (message: ToGame) => void
}): void {
  const { ready, decks, players, send } = props
  useEffect(() => {
    const message = ready ? deckMessage(decks, players) : null
    if (message) send(message)
  }, [ready, decks, players, send])
}
