import { SoundSettings } from '@marigold/contract'
import { deviceStorage } from '../../platform/storage/browser-storage.ts'
import { parseStored } from '../../platform/storage/parse-stored.ts'

const name = 'gameSound'

/** Returns the sound settings that were chosen in any game on this device; empty before that. */
export const readSoundSettings = (): Partial<SoundSettings> =>
  parseStored(SoundSettings, deviceStorage.read(name)) ?? {}

/** Stores them for all games. */
export const storeSoundSettings = (settings: SoundSettings): boolean =>
  deviceStorage.write(name, JSON.stringify(settings))
