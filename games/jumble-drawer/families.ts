/** Things that come in four versions, drawn here so that they differ in one or two parts of their form. */
export const families = ['key', 'button', 'mug', 'gear', 'sock', 'spool'] as const
export type Family = (typeof families)[number]
export const versions = [1, 2, 3, 4] as const

/** '<family>-<version>', such as 'key-3'. */
export const versionKey = (family: Family, version: number): string => `${family}-${version}`
export const familyOf = (key: string): Family | null => families.find((one) => key.startsWith(`${one}-`)) ?? null

const shade = (d: string) => `<path d="${d}" fill="#2B1B3D" fill-opacity=".2"/>`
const shine = (d: string, width = 6) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="${width}" stroke-linecap="round"/>`

/** Round or square at the top; two teeth or three. */
function keyArt(version: number): string {
  const bow =
    version > 2
      ? '<path fill-rule="evenodd" d="M36 6H92V58H36ZM52 22V42H76V22Z" fill="#B8862B"/><path d="M40 6H92V22H52V54H36V10Z" fill="#E0B04A"/>'
      : '<circle cx="64" cy="34" r="22" fill="none" stroke="#B8862B" stroke-width="16"/><path d="M42 42A22 22 0 0 1 80 18" fill="none" stroke="#E0B04A" stroke-width="15"/>'
  const teeth = version % 2 === 1 ? [86, 108] : [80, 96, 112]
  const bits = teeth.map((y) => `<path d="M68 ${y}H96V${y + 10}H68Z" fill="#B8862B"/>`).join('')
  return `${bow}<path d="M56 56H72V124H56Z" fill="#C99A38"/><path d="M56 56H62V124H56Z" fill="#F0CB72"/>${bits}`
}

/** Round or with a wavy rim; two holes or four. */
function buttonArt(version: number): string {
  const rim = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4
    return `<circle cx="${64 + 40 * Math.cos(angle)}" cy="${64 + 40 * Math.sin(angle)}" r="20"/>`
  }).join('')
  const body = version > 2 ? `${rim}<circle cx="64" cy="64" r="44"/>` : '<circle cx="64" cy="64" r="58"/>'
  const holes = version % 2 === 1 ? [[48, 64], [80, 64]] : [[50, 50], [78, 50], [50, 78], [78, 78]] // prettier-ignore
  return `<g fill="#1F6F78" transform="translate(0 4)">${body}</g><g fill="#2FA3A8">${body}</g><circle cx="64" cy="64" r="36" fill="#248A90"/><circle cx="64" cy="67" r="33" fill="#2FA3A8"/>${holes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#123F45"/>`).join('')}${shine('M22 52Q30 30 52 22')}`
}

/** Stripes, dots, a zigzag, or a star. */
function mugArt(version: number): string {
  const sign = [
    '<path d="M22 50H88V60H22ZM22 74H88V84H22Z" fill="#fff"/>',
    '<g fill="#fff"><circle cx="38" cy="52" r="8"/><circle cx="70" cy="52" r="8"/><circle cx="54" cy="72" r="8"/><circle cx="38" cy="92" r="8"/><circle cx="70" cy="92" r="8"/></g>',
    '<path d="M22 80L38 56L54 80L72 56L88 80" fill="none" stroke="#fff" stroke-width="10"/>',
    '<path d="M55 46L62 63L80 64L66 76L71 94L55 84L39 94L44 76L30 64L48 63Z" fill="#fff"/>',
  ][version - 1]
  return `<path d="M84 44H100Q120 44 120 66T98 92H84" fill="none" stroke="#B4532F" stroke-width="14"/><path d="M18 26H92V108Q92 120 80 120H30Q18 120 18 108Z" fill="#E0734A"/>${sign}<ellipse cx="55" cy="26" rx="37" ry="10" fill="#F39A72"/><ellipse cx="55" cy="27" rx="29" ry="6" fill="#7A3018"/>${shade('M76 30H92V108Q92 120 80 120H66Q78 110 76 30Z')}${shine('M28 46V98')}`
}

/** Six wide teeth or ten narrow ones; a round hole or a square one. */
function gearArt(version: number): string {
  const [count, tooth] = version > 2 ? [10, 'M58 26L60 4H68L70 26Z'] : [6, 'M44 30L50 4H78L84 30Z']
  const teeth = Array.from({ length: count }, (_, at) => `<path transform="rotate(${(at * 360) / count} 64 64)" d="${tooth}"/>`).join('') // prettier-ignore
  const hole = version % 2 === 1 ? 'M64 48a16 16 0 1 0 .1 0Z' : 'M44 44H84V84H44Z'
  const ring = (r: number) => `<path fill-rule="evenodd" d="M64 ${64 - r}a${r} ${r} 0 1 0 .1 0Z${hole}"/>`
  return `<g fill="#5D7480" transform="translate(0 4)">${teeth}${ring(44)}</g><g fill="#8FA8B4">${teeth}${ring(44)}</g><g fill="#78909C">${ring(33)}</g>${shine('M28 54Q36 34 54 28')}`
}

/** One to four stripes. */
function sockArt(version: number): string {
  const stripes = Array.from({ length: version }, (_, at) => `<path d="M38 ${30 + at * 12}H86V${36 + at * 12}H38Z" fill="#fff"/>`).join('') // prettier-ignore
  return `<path d="M38 8H86V78Q86 92 72 102L44 120Q24 128 14 112T22 88L38 76Z" fill="#6E4FB0"/>${stripes}<path d="M38 8H86V22H38Z" fill="#9A7FD1"/><path d="M86 70V78Q86 92 72 102L64 107Q58 84 86 70Z" fill="#9A7FD1"/><path d="M12 102Q14 94 22 88L28 84Q42 96 34 124Q20 124 14 112Z" fill="#9A7FD1"/>${shade('M74 22H86V70Q78 72 74 76Z')}`
}

/** Wide or narrow; the thread runs straight or crosses. */
function spoolArt(version: number): string {
  const [x, wide] = version > 2 ? [40, 48] : [26, 76]
  const runs = version % 2 === 1 ? `M${x} 50H${x + wide}M${x} 64H${x + wide}M${x} 78H${x + wide}` : `M${x} 42L${x + wide} 86M${x} 86L${x + wide} 42M${x} 64L${x + wide / 2} 42M${x + wide / 2} 86L${x + wide} 64` // prettier-ignore
  return `<path d="M18 12H110V30H18Z" fill="#D9A15F"/><path d="M18 98H110V118H18Z" fill="#B97C3D"/><path d="M18 12H110V20H18Z" fill="#EEC48C"/><path d="M18 98H110V105H18Z" fill="#D9A15F"/><path d="M${x} 30H${x + wide}V98H${x}Z" fill="#C9425F"/><path d="${runs}" stroke="#F2A0B3" stroke-width="5" fill="none"/>${shade(`M${x + wide - 14} 30H${x + wide}V98H${x + wide - 14}Z`)}`
}

const arts = { key: keyArt, button: buttonArt, mug: mugArt, gear: gearArt, sock: sockArt, spool: spoolArt }

/** A version as a picture of 128 by 128. */
export const familySvg = (family: Family, version: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${arts[family](version)}</svg>`
