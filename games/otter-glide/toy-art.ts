import type { Look } from '@marigold/contract'
import type { Palette } from './palette.ts'

/** A duck, or in the Grown-up look a paper boat with a light; 0,0 is at the waterline. */
export const friendArt = (look: Look): string =>
  look === 'grown-up'
    ? `<path d="M-30 -10H30L18 8H-18Z" fill="#FAF8F3"/><path d="M-14 -10L0 -40L14 -10Z" fill="#DAD9D3"/><path d="M0 -40L14 -10H0Z" fill="#B4B7B6"/><circle cy="-14" r="16" fill="#FFD98A" fill-opacity=".45"/><circle cy="-14" r="5" fill="#FFE9B8"/>`
    : `<path d="M-34 -14C-22 -10 -14 -14 -4 -18C14 -24 32 -14 28 0C24 12 -16 14 -26 2C-30 -2 -34 -8 -34 -14Z" fill="#F7C34B"/><path d="M-16 -6C-6 -12 8 -12 12 -4C8 6 -8 8 -16 -6Z" fill="#D99A1E"/><circle cx="22" cy="-26" r="15" fill="#F7C34B"/><path d="M34 -28L50 -22L34 -18Z" fill="#E05A3A"/><circle cx="27" cy="-30" r="3" fill="#2B1B3D"/>`

export const heronArt = `<path d="M-4 0L-2 -44M8 0L6 -44" stroke="#5A6B78" stroke-width="4" stroke-linecap="round"/><path d="M-34 -52C-16 -76 14 -78 24 -60C18 -42 -12 -38 -34 -52Z" fill="#8FA6B5"/><path d="M-34 -52C-18 -62 2 -62 12 -54C2 -42 -18 -42 -34 -52Z" fill="#6D8596"/><path d="M18 -62C34 -74 8 -92 20 -110" fill="none" stroke="#8FA6B5" stroke-width="9" stroke-linecap="round"/><circle cx="21" cy="-114" r="9" fill="#DCE6EC"/><path d="M28 -117L52 -110L28 -109Z" fill="#E5A93B"/><path d="M14 -118L-4 -124L13 -121Z" fill="#3C4A55"/><circle cx="24" cy="-116" r="2" fill="#2B1B3D"/>`

export const frogArt = `<ellipse cx="0" cy="-12" rx="30" ry="18" fill="#6DB24E"/><circle cx="-14" cy="-32" r="10" fill="#6DB24E"/><circle cx="14" cy="-32" r="10" fill="#6DB24E"/><circle cx="-14" cy="-33" r="6" fill="#fff"/><circle cx="14" cy="-33" r="6" fill="#fff"/><circle cx="-13" cy="-33" r="3" fill="#2B1B3D"/><circle cx="13" cy="-33" r="3" fill="#2B1B3D"/><path d="M-14 -16Q0 -4 14 -16" fill="none" stroke="#2F6B2A" stroke-width="3" stroke-linecap="round"/><path d="M-34 4Q-24 -14 -14 2ZM34 4Q24 -14 14 2Z" fill="#4F9438"/>`

/** A lantern, in place of creatures in the Grown-up look. */
export const lanternArt = `<path d="M-14 0H14V-6H-14Z" fill="#3B3430"/><rect x="-11" y="-40" width="22" height="34" rx="4" fill="#FFE3A3"/><path d="M-14 -40H14L8 -48H-8Z" fill="#3B3430"/><circle cy="-22" r="26" fill="#FFD98A" fill-opacity=".3"/>`

export const clamArt = `<path d="M-34 -6C-34 -36 34 -36 34 -6C20 2 -20 2 -34 -6Z" fill="#F2A7A0"/><path d="M0 -28V-2M-14 -26L-8 -2M14 -26L8 -2M-26 -18L-16 -3M26 -18L16 -3" stroke="#D67F7D" stroke-width="3" stroke-linecap="round"/><path d="M-30 -4C-18 10 18 10 30 -4C16 2 -16 2 -30 -4Z" fill="#D67F7D"/>`

export const shellArt = `<path d="M0 8L-20 -10C-16 -30 16 -30 20 -10Z" fill="#FFD9C7"/><path d="M0 8L-10 -22M0 8V-25M0 8L10 -22" stroke="#E39A86" stroke-width="2.500" stroke-linecap="round"/><path d="M-7 6H7V12H-7Z" fill="#E39A86"/>`

export const flagArt = ({ pole, buoy }: Palette): string =>
  `<path d="M-3 0H3V-92H-3Z" fill="${pole}"/><path d="M3 -90C20 -98 30 -80 52 -88L46 -70L52 -54C30 -46 20 -64 3 -56Z" fill="${buoy[2]}"/><path d="M3 -73C20 -81 32 -63 48 -70L52 -54C30 -46 20 -64 3 -56Z" fill="${buoy[3]}"/>`

export const cattailArt = `<g fill="none" stroke="#4E8A52" stroke-width="5" stroke-linecap="round"><path d="M-14 0Q-16 -36 -24 -62"/><path d="M0 0Q0 -44 2 -84"/><path d="M12 0Q14 -34 24 -58"/></g><rect x="-4" y="-104" width="11" height="32" rx="5.500" fill="#8A5A3A"/><rect x="19" y="-80" width="10" height="26" rx="5" fill="#8A5A3A"/><rect x="-30" y="-84" width="10" height="26" rx="5" fill="#8A5A3A"/>`

/** A water lily, or a floating candle in the Grown-up look. */
export const lilyArt = (look: Look, turn: number): string =>
  `<ellipse rx="26" ry="9" fill="#3F8F6B"/>${
    look === 'grown-up'
      ? '<path d="M-7 -2H7V-16H-7Z" fill="#F1EDE4"/><circle cy="-22" r="13" fill="#FFD98A" fill-opacity=".4"/><path d="M0 -31C6 -23 4 -17 0 -17S-6 -23 0 -31Z" fill="#FFC65A"/>'
      : `<path d="M0 -2C-10 -6 -10 -18 -4 -22C-2 -18 0 -16 0 -12C0 -16 2 -18 4 -22C10 -18 10 -6 0 -2ZM-2 -2C-16 -2 -20 -10 -20 -14C-12 -14 -6 -10 -2 -2ZM2 -2C16 -2 20 -10 20 -14C12 -14 6 -10 2 -2Z" fill="${turn % 2 ? '#FFFFFF' : '#FFC6D5'}"/>`
  }`

export const hatArt = `<ellipse rx="34" ry="7" fill="#6B46C1"/><path d="M-20 -2L-17 -30H17L20 -2Z" fill="#7F5BD0"/><path d="M-20 -4L-19 -12H19L20 -4Z" fill="#F7C34B"/>`
export const fishArt = `<path d="M-30 0C-16 -20 18 -20 32 0C18 20 -16 20 -30 0Z" fill="#F08A5B"/><path d="M-26 0L-50 -16V16Z" fill="#D96A3B"/><circle cx="18" cy="-4" r="4" fill="#2B1B3D"/>`
export const rainbowArt = ['#E86A5A', '#F7C34B', '#7DBB86', '#5FB4DC', '#8E6BD0']
  .map((color, i) => `<circle r="${190 - i * 14}" fill="none" stroke="${color}" stroke-width="14" opacity=".75"/>`)
  .join('')
