import { HelpLine, SoundSettings } from '@marigold/contract'
import { deviceStorage } from '../../platform/storage/browser-storage.ts'
import { parseStored } from '../../platform/storage/parse-stored.ts'

const names = { sound: 'gameSound', helpLine: 'gameHelpLine' }

/** Returns what was chosen for all games on this device: sound, and a local help line. Empty before that. */
export const readDeviceSettings = (): Partial<SoundSettings & HelpLine> => ({
  ...parseStored(SoundSettings, deviceStorage.read(names.sound)),
  ...parseStored(HelpLine, deviceStorage.read(names.helpLine)),
})

/** Stores the sound of all games. */
export const storeSoundSettings = (settings: SoundSettings): boolean =>
  deviceStorage.write(names.sound, JSON.stringify(settings))

/** Stores the local help line. */
export const storeHelpLine = (settings: HelpLine): boolean =>
  deviceStorage.write(names.helpLine, JSON.stringify(settings))
