import bat from 'pics:bat'
import bell from 'pics:bell'
import book from 'pics:open-book'
import candle from 'pics:candle'
import compass from 'pics:compass'
import cricket from 'pics:cricket'
import duck from 'pics:duck'
import drum from 'pics:long-drum'
import eyes from 'pics:eyes'
import flute from 'pics:flute'
import frog from 'pics:frog'
import banjo from 'pics:banjo'
import finger from 'pics:backhand-index-pointing-up'
import hedgehog from 'pics:hedgehog'
import hourglass from 'pics:hourglass-done'
import maracas from 'pics:maracas'
import mushroom from 'pics:mushroom'
import moon from 'pics:crescent-moon'
import mouse from 'pics:mouse'
import owl from 'pics:owl'
import planet from 'pics:ringed-planet'
import rabbit from 'pics:rabbit'
import saxophone from 'pics:saxophone'
import score from 'pics:musical-score'
import snail from 'pics:snail'
import speaking from 'pics:speaking-head'
import star from 'pics:glowing-star'
import telescope from 'pics:telescope'
import thinking from 'pics:thinking-face'
import type { Look } from '@marigold/contract'
import type { Member } from './songbook.ts'
import type { Place, Trick } from './state.ts'

const animals: Record<Member, string> = { cricket, frog, duck, mouse, bat, rabbit }
const instruments: Record<Member, string> = {
  ...{ cricket: maracas, frog: drum, duck: saxophone, mouse: bell, bat: flute, rabbit: banjo },
}
/** Who plays in the band; in the Grown-up look the instrument alone. */
export const memberPicture = (member: Member, look: Look): string =>
  (look === 'grown-up' ? instruments : animals)[member]
export const placePictures: Record<Place, string> = { opening: star, middle: score, lullaby: moon }
export const trickPictures: Record<Trick, string> = { said: speaking, pictured: eyes, tapped: finger, none: thinking }

/** Things to touch at the pond, and on the observer's desk of the Grown-up look. */
export const nightThings = { hedgehog, snail, cricket, owl, mushroom }
export const deskThings = {
  hedgehog: telescope,
  snail: hourglass,
  cricket: candle,
  owl: planet,
  mushroom: book,
  compass,
}
export { frog }
