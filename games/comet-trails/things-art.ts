/** Things in the sky and on the hill that answer a touch, each in a box of 100 by 100; `plain` ones have no face. */
export type Thing = 'moon' | 'ringed' | 'peach' | 'satellite' | 'star' | 'telescope' | 'rock' | 'sleeper'

const ink = '#2B1B3D'
const smile = (x: number, y: number): string =>
  `<path d="M${x - 7} ${y}Q${x} ${y + 8} ${x + 7} ${y}" stroke="${ink}" stroke-width="3" stroke-linecap="round" fill="none"/>`
const eyes = (x: number, y: number, gap = 11): string =>
  `<circle cx="${x - gap}" cy="${y}" r="3.500" fill="${ink}"/><circle cx="${x + gap}" cy="${y}" r="3.500" fill="${ink}"/>`

const faces: Partial<Record<Thing, string>> = {
  moon: `<path d="M30 46q6 6 12 0M58 46q6 6 12 0" stroke="#8A6A4A" stroke-width="3.500" stroke-linecap="round" fill="none"/><ellipse cx="50" cy="66" rx="9" ry="7" fill="#8A5A5A"/><circle cx="27" cy="60" r="6" fill="#F0B48C" fill-opacity=".7"/><circle cx="73" cy="60" r="6" fill="#F0B48C" fill-opacity=".7"/>`,
  ringed: eyes(50, 44) + smile(50, 72),
  peach:
    eyes(50, 50) +
    smile(50, 60) +
    '<circle cx="30" cy="60" r="5" fill="#F2708A" fill-opacity=".6"/><circle cx="70" cy="60" r="5" fill="#F2708A" fill-opacity=".6"/>',
  satellite: eyes(50, 48, 7) + smile(50, 56),
  star: eyes(50, 50, 9) + smile(50, 58),
  rock: '<path d="M66 74Q60 46 82 44Q98 46 94 66Q90 80 66 80Z" fill="#E8B66A"/><path d="M72 72Q70 56 82 54Q90 56 87 66Q82 72 78 66" fill="none" stroke="#A8702E" stroke-width="3.500" stroke-linecap="round"/><path d="M68 80Q54 84 52 70Q52 62 58 62" fill="none" stroke="#F3DDB0" stroke-width="9" stroke-linecap="round"/><path d="M56 58L52 48M61 58L62 47" stroke="#F3DDB0" stroke-width="3" stroke-linecap="round"/><circle cx="52" cy="47" r="2.500" fill="#2B1B3D"/><circle cx="62" cy="46" r="2.500" fill="#2B1B3D"/>',
  sleeper:
    '<path d="M48 46q5 5 10 0M66 46q5 5 10 0" stroke="#2B1B3D" stroke-width="3" stroke-linecap="round" fill="none"/><ellipse cx="63" cy="58" rx="4" ry="3" fill="#2B1B3D"/><circle cx="86" cy="24" r="5" fill="none" stroke="#DCE4FF" stroke-width="2.500"/><circle cx="95" cy="13" r="3" fill="none" stroke="#DCE4FF" stroke-width="2"/>',
}
const bodies: Record<Thing, string> = {
  moon: '<circle cx="50" cy="50" r="49" fill="#FFF1C9" fill-opacity=".16"/><circle cx="50" cy="50" r="40" fill="#FFF0C4"/><path d="M50 10A40 40 0 0 1 50 90A62 62 0 0 0 50 10Z" fill="#EBD29A"/><circle cx="34" cy="28" r="6" fill="#F3DDA6"/><circle cx="60" cy="20" r="4" fill="#E3C88C"/><circle cx="66" cy="80" r="5" fill="#DDBF80"/>',
  ringed:
    '<path d="M4 66Q-2 50 30 40" stroke="#FFD08A" stroke-width="5" fill="none" stroke-opacity=".7"/><circle cx="50" cy="52" r="31" fill="#7C5CC4"/><path d="M50 21A31 31 0 0 1 50 83A50 50 0 0 0 50 21Z" fill="#6246A6"/><path d="M22 40Q50 52 79 40" stroke="#A98BE6" stroke-width="5" fill="none" stroke-opacity=".6"/><path d="M20 44C4 54 0 64 8 68C24 74 84 46 94 34C100 26 92 24 80 28" stroke="#FFD08A" stroke-width="6" stroke-linecap="round" fill="none"/>',
  peach:
    '<circle cx="50" cy="54" r="36" fill="#FF9E7D"/><path d="M50 18A36 36 0 0 1 50 90A60 60 0 0 0 50 18Z" fill="#F27F6B"/><path d="M50 20Q42 54 50 88" stroke="#E56B5C" stroke-width="3" fill="none"/><path d="M50 22Q54 4 74 6Q72 22 50 22Z" fill="#7CC77F"/><path d="M50 22L47 10" stroke="#8A5A36" stroke-width="4" stroke-linecap="round"/>',
  satellite:
    '<path d="M4 40H32V64H4ZM68 40H96V64H68Z" fill="#4E8FE0"/><path d="M18 40V64M4 52H32M82 40V64M68 52H96" stroke="#BFE0FF" stroke-width="2"/><path d="M32 52H68" stroke="#C9C3E6" stroke-width="5"/><rect x="36" y="34" width="28" height="38" rx="8" fill="#E9E4F6"/><path d="M50 34Q58 40 64 42V64Q64 72 56 72H50Z" fill="#C3BBDF"/><path d="M50 34V20" stroke="#C9C3E6" stroke-width="4"/><circle cx="50" cy="16" r="6" fill="#F2708A"/>',
  star: '<path d="M50 8L61 36L91 38L68 57L76 88L50 70L24 88L32 57L9 38L39 36Z" fill="#FFD86B" stroke="#FFD86B" stroke-width="8" stroke-linejoin="round"/><path d="M50 8L61 36L91 38L68 57L76 88L50 70Z" fill="#F5B63E"/>',
  telescope:
    '<path d="M50 56L30 98M50 56L70 98M50 56V98" stroke="#8A5A36" stroke-width="6" stroke-linecap="round"/><g transform="rotate(-32 50 50)"><rect x="12" y="38" width="62" height="24" rx="6" fill="#D9A24A"/><path d="M12 50H74V56Q74 62 68 62H18Q12 62 12 56Z" fill="#B57B2C"/><rect x="70" y="33" width="18" height="34" rx="6" fill="#F3C878"/><rect x="4" y="42" width="12" height="16" rx="5" fill="#6E4A22"/><circle cx="86" cy="50" r="11" fill="#26307A"/><circle cx="89" cy="47" r="4" fill="#DCE4FF"/></g>',
  rock: '<path d="M6 92Q2 60 30 54Q50 40 66 62Q84 66 84 92Z" fill="#6F6A93"/><path d="M6 92Q2 60 30 54Q24 74 34 92Z" fill="#8A85AE"/><path d="M30 66L40 72M54 62L50 74" stroke="#55507A" stroke-width="3" stroke-linecap="round"/>',
  sleeper:
    '<path d="M6 34C24 20 42 24 56 30L54 64C40 72 20 70 8 58C20 56 26 52 30 48C20 46 12 42 6 34Z" fill="#F7A8C4"/><circle cx="62" cy="48" r="24" fill="#FFE08A"/><path d="M38 48A24 24 0 0 1 58 24Q44 46 54 70A24 24 0 0 1 38 48Z" fill="#F7A8C4"/><path d="M2 84Q4 70 20 72Q30 60 46 68Q66 60 76 72Q98 70 96 86Q96 96 82 96H18Q2 96 2 84Z" fill="#DCE4FF"/><path d="M2 84Q4 92 18 92H82Q96 92 96 86Q96 96 82 96H18Q2 96 2 84Z" fill="#AEBBEE"/>',
}

export const thingArt = (thing: Thing, isPlain: boolean): string =>
  bodies[thing] + (isPlain ? '' : (faces[thing] ?? ''))

const shirt = (x: number, color: string): string =>
  `<path transform="translate(${x} 40)" d="M-12 0L-4 -6H4L12 0L8 8L5 6V22H-5V6L-8 8Z" fill="${color}"/>`
/** A satellite that tows its laundry. */
export const laundryArt = `<g transform="translate(150 0) scale(.7)">${bodies.satellite}${faces.satellite}</g><path d="M0 44Q80 24 152 36" stroke="#E9E4F6" stroke-width="2.500" fill="none"/>${shirt(24, '#F7A8C4')}${shirt(56, '#8FE3D0')}${shirt(88, '#FFD86B')}<path d="M112 32V52H120V44H126V31Z" fill="#F2708A"/>`
/** A meteor that has come to knock. */
export const meteorArt = `<path d="M2 6Q40 14 60 40L40 62Q20 34 2 6Z" fill="#FF9E5C" fill-opacity=".85"/><path d="M14 14Q42 24 56 44L46 56Q28 36 14 14Z" fill="#FFE08A"/><circle cx="62" cy="62" r="26" fill="#8A7AA8"/><path d="M62 36A26 26 0 0 1 62 88A44 44 0 0 0 62 36Z" fill="#6E5F8E"/><circle cx="50" cy="74" r="5" fill="#6E5F8E"/>${eyes(62, 58, 8)}${smile(62, 66)}`
