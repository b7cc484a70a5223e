import { figure, type Kid, type Mood } from './figure.ts'
import { garmentIn, outings, type Outing } from './outings.ts'
import type { Postcard, Treat } from './state.ts'
import { placeArt } from './scene-art.ts'

const sizes = { fits: undefined, small: 0.74, big: 1.32 } as const
/** The garments of an outfit, with the scale of those that don't fit. */
export const outfitOf = (outing: Outing, worn: readonly number[]) =>
  worn.map((item) => {
    const scale = sizes[outing.items[item]?.size ?? 'fits']
    return { ...garmentIn(outing, item), ...(scale !== undefined && { scale }) }
  })

const treats: Record<Treat, string> = {
  kite: '<path d="M300 40L338 84L300 138L262 84Z" fill="#E9785A"/><path d="M300 40V138L262 84ZM300 40L338 84H262Z" fill="#F7C34B" fill-opacity=".7"/><path d="M300 138Q270 180 222 196M300 138q10 20 -4 34t4 30" fill="none" stroke="#8A5233" stroke-width="3"/>',
  kiteAsleep:
    '<g transform="translate(312 250) rotate(70)"><path d="M0 -40L30 0L0 44L-30 0Z" fill="#E9785A"/><path d="M0 -40V44L-30 0Z" fill="#F7C34B"/></g><path d="M340 214h12l-12 12h12M358 196h9l-9 9h9" fill="none" stroke="#2B1B3D" stroke-width="3"/>',
  picnic:
    '<path d="M262 256H372L392 284H244Z" fill="#E0553C"/><path d="M282 256L270 284H296L304 256ZM326 256L326 284H352L346 256Z" fill="#fff"/><path d="M296 236h44v26h-44z" fill="#B97B3F"/><path d="M298 238Q318 210 338 238" fill="none" stroke="#8A5233" stroke-width="5"/><circle cx="362" cy="262" r="9" fill="#8CC08A"/>',
}

interface Scene {
  outing: Outing
  kid: Kid
  worn: readonly number[]
  mood: Mood
  /** Of its gradient: unique in the page. */
  id: string
  treat?: Treat | undefined
}
/** Someone outside in what they wear, as SVG text in a box of 400 by 300. */
export function outsideArt({ outing, kid, worn, mood, id, treat }: Scene): string {
  const splash =
    mood === 'glad' && outing.weather === 'rain'
      ? '<path d="M128 268q-18 -26 -34 -22M134 262q-8 -32 -20 -38M262 268q18 -26 34 -22M256 262q8 -32 20 -38" stroke="#5AA9E6" stroke-width="6" fill="none" stroke-linecap="round"/>'
      : ''
  const brr =
    mood === 'brr'
      ? '<path d="M128 120q-8 8 0 16t0 16M272 120q8 8 0 16t0 16" stroke="#3F7DB4" stroke-width="5" fill="none" stroke-linecap="round"/>'
      : ''
  return `${placeArt(outing.place, outing.weather, id)}${treat ? treats[treat] : ''}${brr}<g transform="translate(196 272) scale(.47)">${figure(kid, outfitOf(outing, worn), mood)}</g>${splash}`
}

/** The outing of a postcard. */
export const outingOfCard = ({ outing }: Pick<Postcard, 'outing'>): Outing =>
  outings.find(({ id }) => id === outing) ?? (outings[0] as Outing)
export const cardArt = (card: Postcard, kid: Kid, id: string): string =>
  outsideArt({ outing: outingOfCard(card), kid, worn: card.worn, mood: 'glad', id, treat: card.treat })
/** A kite or a picnic alone, for the choice, in a box of 150 by 150. */
export const treatArt = (treat: 'kite' | 'picnic'): string =>
  treat === 'kite'
    ? `<g transform="translate(-220 -30)">${treats.kite}</g>`
    : `<g transform="translate(-242 -190)">${treats.picnic}</g>`
