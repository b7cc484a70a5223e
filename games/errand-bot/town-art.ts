import type { Colors } from './looks.ts'
import type { Growth } from './state.ts'

/** A round tree on its square of 100 by 100. */
export const treeArt = ({ leaf, leafDark, trunk }: Colors) =>
  `<ellipse cx="56" cy="88" rx="32" ry="9" fill="#1E1230" fill-opacity=".16"/><path d="M45 90L47 60H55L57 90Z" fill="${trunk}"/><path d="M16 48C10 8 36 -8 51 -8S92 8 86 48C80 76 22 76 16 48Z" fill="${leafDark}"/><path d="M16 48C10 8 36 -8 51 -8C62 -8 70 -4 77 4C56 2 32 26 37 66C26 64 18 58 16 48Z" fill="${leaf}"/><circle cx="62" cy="26" r="6" fill="#E8704F"/><circle cx="72" cy="46" r="5" fill="#E8704F"/>`

/** A pond, with a duck or without. */
export const pondArt = ({ water, deep, leafDark }: Colors, hasDuck: boolean) =>
  `<rect x="4" y="6" width="92" height="88" rx="36" fill="${leafDark}" fill-opacity=".55"/><rect x="9" y="10" width="82" height="78" rx="32" fill="${deep}"/><rect x="9" y="10" width="78" height="70" rx="30" fill="${water}"/><path d="M24 34H42M58 66H76" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>` +
  (hasDuck
    ? '<path d="M26 58C26 44 44 44 54 52C60 46 76 44 78 54C78 70 66 74 50 74S26 72 26 58Z" fill="#9A6B4C"/><path d="M44 58C52 50 66 52 70 60C64 70 48 70 44 58Z" fill="#C49A78"/><circle cx="34" cy="42" r="13" fill="#1F8A4C"/><path d="M24 42L12 46L25 50Z" fill="#F7B32B"/><circle cx="31" cy="39" r="3" fill="#1A1226"/><path d="M24 54C28 58 40 58 45 53" stroke="#fff" stroke-width="4" fill="none"/>'
    : '<ellipse cx="40" cy="60" rx="15" ry="8" fill="#3E9B5F"/><circle cx="46" cy="54" r="6" fill="#F3A6C0"/>')

/** A house seen from the front: its wall, roof, and what is special about it. */
const house = ({ wall, side }: Colors, roof: string, dark: string, more: string) =>
  `<path d="M10 92H90V98H10Z" fill="#1E1230" fill-opacity=".14"/><path d="M14 40H86V92H14Z" fill="${wall}"/><path d="M66 40H86V92H66Z" fill="${side}"/><path d="M4 42L22 6H78L96 42Z" fill="${roof}"/><path d="M50 6H78L96 42H68Z" fill="${dark}"/>${more}`

export const houses = {
  cottage: (c: Colors) =>
    house(
      c,
      c.roof,
      c.roofDark,
      '<path d="M40 92V66C40 58 58 58 58 66V92Z" fill="#3E8E86"/><rect x="20" y="52" width="15" height="16" rx="3" fill="#8FD0E8"/><rect x="68" y="52" width="13" height="16" rx="3" fill="#6FB3D0"/>',
    ),
  cat: (c: Colors) =>
    house(
      c,
      '#7E8FBF',
      '#5F6FA0',
      '<path d="M42 92V64H60V92Z" fill="#8A4B2C"/><rect x="20" y="52" width="16" height="16" rx="3" fill="#FFE7A8"/><rect x="66" y="52" width="14" height="16" rx="3" fill="#F3D38A"/><path d="M34 8C34 -6 60 -8 66 2L74 -6L74 8Z" fill="#F2A541"/><circle cx="38" cy="-2" r="10" fill="#F2A541"/><path d="M30 -6L30 -16L38 -10M46 -6L46 -16L38 -10" fill="#D98A2B"/><circle cx="35" cy="-3" r="1.800" fill="#2B1B3D"/><circle cx="42" cy="-3" r="1.800" fill="#2B1B3D"/>',
    ),
  shop: (c: Colors) =>
    house(
      c,
      '#C98B4C',
      '#A97138',
      '<rect x="20" y="58" width="40" height="26" rx="3" fill="#7A4527"/><rect x="23" y="61" width="34" height="14" rx="2" fill="#FFE7A8"/><path d="M66 92V62H80V92Z" fill="#8A4B2C"/><path d="M16 46H64V56a6 5 0 0 1 -12 0a6 5 0 0 1 -12 0a6 5 0 0 1 -12 0a6 5 0 0 1 -12 0Z" fill="#E8704F"/><path d="M28 46H40V56a6 5 0 0 1 -12 0ZM52 46H64V56a6 5 0 0 1 -12 0Z" fill="#fff"/>',
    ),
} as const
export type House = keyof typeof houses

/** What a child has built, on a square of 100 by 100. */
export const growthArt: Record<Growth, (colors: Colors) => string> = {
  bridge: ({ water, deep }) =>
    `<rect x="2" y="2" width="96" height="96" rx="10" fill="${water}"/><path d="M2 74H98V98H2Z" fill="${deep}"/><path d="M0 68C26 26 74 26 100 68V84C74 46 26 46 0 84Z" fill="#C4694B"/><path d="M0 56C26 14 74 14 100 56" fill="none" stroke="#8A4A38" stroke-width="5"/><path d="M22 34V50M50 22V40M78 34V50" stroke="#8A4A38" stroke-width="5"/>`,
  slide: ({ water, deep }) =>
    `<rect x="2" y="2" width="96" height="96" rx="10" fill="${water}"/><path d="M2 78H98V98H2Z" fill="${deep}"/><path d="M12 14V84M30 14V84M12 30H30M12 46H30M12 62H30" stroke="#6E7B88" stroke-width="5" stroke-linecap="round"/><path d="M22 16C50 16 48 76 94 76V88C38 88 42 30 20 30Z" fill="#F59A0C"/><path d="M22 16C50 16 48 76 94 76" fill="none" stroke="#FFC861" stroke-width="5"/>`,
  fountain: ({ water, deep }) =>
    `<ellipse cx="50" cy="80" rx="44" ry="16" fill="#B9C3CF"/><ellipse cx="50" cy="75" rx="38" ry="12" fill="${water}"/><path d="M45 76V40H55V76Z" fill="#DCE3EA"/><ellipse cx="50" cy="42" rx="20" ry="7" fill="#B9C3CF"/><path d="M50 40C50 10 30 10 28 34M50 40C50 10 70 10 72 34M50 38V10" stroke="${deep}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  playground: () =>
    '<path d="M14 92L28 18L42 92M28 18H78M78 18L64 92M78 18L92 92" stroke="#6B46C1" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M46 20V66M62 20V66" stroke="#5A3B2A" stroke-width="3"/><rect x="40" y="64" width="28" height="8" rx="4" fill="#F59A0C"/>',
  library: (c) =>
    house(
      c,
      '#4A73D9',
      '#2F51AC',
      '<path d="M22 52V92M38 52V92M62 52V92M78 52V92" stroke="#fff" stroke-width="7"/><path d="M44 92V66H56V92Z" fill="#8A4B2C"/><path d="M36 30C42 24 48 26 50 30C52 26 58 24 64 30V18C58 12 52 14 50 18C48 14 42 12 36 18Z" fill="#FFF9EF"/>',
    ),
  bandstand: () =>
    '<path d="M12 46L50 12L88 46Z" fill="#E06A52"/><path d="M50 12L88 46H62Z" fill="#B94A3A"/><path d="M20 46V84M40 46V84M60 46V84M80 46V84" stroke="#FFF3DF" stroke-width="6"/><rect x="10" y="80" width="80" height="14" rx="5" fill="#C98B4C"/><path d="M46 72V54L62 50V68" stroke="#6B46C1" stroke-width="4" fill="none"/><circle cx="42" cy="73" r="5" fill="#6B46C1"/><circle cx="58" cy="69" r="5" fill="#6B46C1"/>',
  bakery: (c) =>
    house(
      c,
      '#F2A541',
      '#CF8224',
      '<path d="M30 92V64C30 56 46 56 46 64V92Z" fill="#8A4B2C"/><circle cx="64" cy="66" r="13" fill="#C98B4C"/><circle cx="64" cy="66" r="5" fill="#FFF3DF"/><path d="M70 8V-8H80V12" fill="#A97138"/>',
    ),
  greenhouse: ({ leaf, leafDark }) =>
    `<path d="M10 92V46C10 10 90 10 90 46V92Z" fill="#DDF3EE"/><path d="M30 92V20M50 92V16M70 92V20M10 54H90" stroke="#7FB8AE" stroke-width="4"/><path d="M20 92C16 70 26 66 30 78C34 62 46 66 42 92Z" fill="${leafDark}"/><path d="M56 92C54 68 66 64 68 76C74 66 84 72 80 92Z" fill="${leaf}"/><circle cx="66" cy="72" r="5" fill="#E8704F"/>`,
}

/** A crossing over water as the town has it at first: planks. */
export const planksArt = ({ water, deep }: Colors) =>
  `<rect x="2" y="2" width="96" height="96" rx="10" fill="${water}"/><path d="M2 80H98V98H2Z" fill="${deep}"/><path d="M2 26H98V40H2ZM2 46H98V60H2ZM2 66H98V80H2Z" fill="#B07D49"/><path d="M2 26H98V31H2ZM2 46H98V51H2ZM2 66H98V71H2Z" fill="#CF9C66"/>`

export const cloudArt = ({ rain }: Colors) =>
  `<path d="M14 44C2 44 2 26 16 26C18 10 44 6 50 20C58 10 78 16 78 30C92 30 92 44 80 44Z" fill="${rain}"/><path d="M26 56l-5 14M46 56l-5 14M66 56l-5 14M36 74l-4 12M56 74l-4 12" stroke="#5A86B8" stroke-width="5" stroke-linecap="round"/>`

export const blockArt =
  '<path d="M16 88L24 52M84 88L76 52" stroke="#5A3B2A" stroke-width="7" stroke-linecap="round"/><rect x="8" y="34" width="84" height="26" rx="5" fill="#fff"/><path d="M8 60L34 34H52L26 60ZM46 60L72 34H90L64 60Z" fill="#E8704F"/><circle cx="20" cy="26" r="8" fill="#F7C34B"/><circle cx="80" cy="26" r="8" fill="#F7C34B"/>'

export const flagArt =
  '<ellipse cx="40" cy="92" rx="20" ry="6" fill="#1E1230" fill-opacity=".22"/><path d="M38 92V10" stroke="#5A3B2A" stroke-width="7" stroke-linecap="round"/><path d="M41 12C58 4 68 22 90 12V48C68 58 58 40 41 48Z" fill="#6B46C1"/><path d="M41 12C52 7 58 12 66 15V44C58 41 50 43 41 48Z" fill="#8E6BDB"/>'

/** What a surprise shows, in a box of 200 by 100. */
export const surpriseArt = {
  parade:
    '<path d="M8 92H192" stroke="#1E1230" stroke-opacity=".2" stroke-width="8" stroke-linecap="round"/><g fill="#9A6B4C"><ellipse cx="46" cy="74" rx="24" ry="15"/><ellipse cx="104" cy="78" rx="17" ry="11"/><ellipse cx="152" cy="80" rx="14" ry="9"/></g><g fill="#1F8A4C"><circle cx="30" cy="56" r="13"/><circle cx="92" cy="64" r="10"/><circle cx="142" cy="68" r="8"/></g><path d="M18 56L6 61L19 64ZM83 64L73 68L84 71ZM135 68L126 71L136 74Z" fill="#F7B32B"/><path d="M20 44L30 20L40 44Z" fill="#6B46C1"/><path d="M85 55L92 38L99 55Z" fill="#E8704F"/><path d="M136 61L142 46L148 61Z" fill="#F59A0C"/>',
  moon: '<circle cx="70" cy="50" r="40" fill="#FFE9A8"/><circle cx="84" cy="42" r="34" fill="#FFF6DC"/><circle cx="58" cy="60" r="6" fill="#EBD08A"/><g transform="rotate(-8 140 60)"><rect x="112" y="40" width="62" height="42" rx="5" fill="#fff" stroke="#C9D3E0" stroke-width="3"/><path d="M114 42L143 64L172 42" fill="none" stroke="#C9D3E0" stroke-width="4"/><circle cx="160" cy="72" r="6" fill="#E8704F"/></g>',
  fiver:
    '<g transform="translate(60 96) scale(.8)"><rect x="-26" y="-15" width="52" height="16" rx="8" fill="#2B2440"/><path d="M-24 -38C-24 -49 24 -49 24 -38L22 -13H-22Z" fill="#2FA7A0"/><path d="M22 -36C36 -44 44 -54 50 -64" stroke="#1F7F7C" stroke-width="8" fill="none" stroke-linecap="round"/><rect x="-38" y="-94" width="76" height="48" rx="20" fill="#2FA7A0"/><rect x="-24" y="-84" width="58" height="34" rx="14" fill="#231A3C"/><path d="M-8 -66q6 -8 12 0M14 -66q6 -8 12 0" stroke="#8CF5E0" stroke-width="4" fill="none"/></g><g transform="translate(144 96) scale(-.8 .8)"><rect x="-26" y="-15" width="52" height="16" rx="8" fill="#2B2440"/><path d="M-24 -38C-24 -49 24 -49 24 -38L22 -13H-22Z" fill="#8E6BDB"/><path d="M22 -36C36 -44 44 -54 50 -64" stroke="#6B46C1" stroke-width="8" fill="none" stroke-linecap="round"/><rect x="-38" y="-94" width="76" height="48" rx="20" fill="#8E6BDB"/><rect x="-24" y="-84" width="58" height="34" rx="14" fill="#231A3C"/><path d="M-8 -66q6 -8 12 0M14 -66q6 -8 12 0" stroke="#8CF5E0" stroke-width="4" fill="none"/></g><path d="M102 22V8M88 30L78 20M116 30L126 20" stroke="#F59A0C" stroke-width="5" stroke-linecap="round"/>',
} as const
export type SurpriseName = keyof typeof surpriseArt
export const surprises = Object.keys(surpriseArt) as SurpriseName[]
