import type { FromGame, FromShim, Player, Settings } from '@marigold/contract'
import { loadCaseload, storeClientSettings } from '../../caseload/caseload-store.ts'
import { storeHelpLine, storeSoundSettings } from './device-settings.ts'
import { readSave, storeSave } from './saves.ts'

/** Key of what all of a user's games share; no game is called like that. */
const sharedKey = (saveAs: string) => saveAs.replace(/:.*$/, ':*')

/** Reads the kit's settings of the players by client, and of everybody else under ''. */
export async function readKitSettings(saveAs: string | null, players: readonly Player[]) {
  if (saveAs === null) return {}
  const { clients } = await loadCaseload()
  const seated = clients.filter(({ id }) => players.some(({ client }) => client === id))
  const own = seated.flatMap(({ id, settings }) => (settings ? [[id, settings] as const] : []))
  const shared = (await readSave(sharedKey(saveAs))) as Settings | undefined
  return { ...(shared && { '': shared }), ...Object.fromEntries(own) }
}

/**
 * Stores the kit's settings: a client's with the client, those of everybody else on this device. Returns false if the
 * browser refuses.
 */
async function storeKitSettings(saveAs: string | null, client: string, settings: Settings): Promise<boolean> {
  if (saveAs === null) return false
  if (client === '') return storeSave(sharedKey(saveAs), settings)
  return storeClientSettings(client, settings).catch(() => false)
}

/** Stores settings that a game reports for all games; false for any other message. */
export function takeSettings(message: FromGame | FromShim, saveAs: string | null): boolean {
  if (message.type === 'SOUND') storeSoundSettings(message.settings)
  else if (message.type === 'HELP_LINE') storeHelpLine(message.settings)
  else if (message.type === 'KIT') void storeKitSettings(saveAs, message.client, message.settings)
  else return false
  return true
}
