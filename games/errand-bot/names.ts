import { m } from '#messages'
import bookPicture from 'pics:books'
import applesPicture from 'pics:red-apple'
import breadPicture from 'pics:bread'
import coffeePicture from 'pics:hot-beverage'
import flowersPicture from 'pics:bouquet'
import formPicture from 'pics:memo'
import homePicture from 'pics:house'
import mailPicture from 'pics:postbox'
import officePicture from 'pics:office-building'
import packagePicture from 'pics:package'
import plantPicture from 'pics:potted-plant'
import printerPicture from 'pics:printer'
import type { Values } from '../kit/game.ts'
import type { PlaceName } from './town.ts'

const town: Record<PlaceName, string> = {
  ...{ mail: mailPicture, bread: breadPicture, books: bookPicture, flowers: flowersPicture, apples: applesPicture },
  ...{ package: packagePicture, home: homePicture },
}
const office: Record<PlaceName, string> = {
  ...{ mail: mailPicture, bread: coffeePicture, books: printerPicture, flowers: plantPicture, apples: formPicture },
  ...{ package: packagePicture, home: officePicture },
}

const isOffice = ({ theme }: Values): boolean => theme === 'office'
export const placePicture = (values: Values, place: PlaceName): string => (isOffice(values) ? office : town)[place]
/** 'Mail the letter' */
export const errandName = (values: Values, place: PlaceName): string =>
  isOffice(values) ? m.errand_bot_office_errand({ place }) : m.errand_bot_errand({ place })
/** 'The baker says thanks.' */
export const thanksFrom = (values: Values, place: PlaceName): string =>
  isOffice(values) ? m.errand_bot_office_thanks({ place }) : m.errand_bot_thanks({ place })
