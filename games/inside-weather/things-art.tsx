import type { ComponentChildren } from 'preact'
import { Sprite, Stroke } from '../kit/index.ts'
import frog from 'pics:frog'
import sheep from 'pics:ewe'
import kite from 'pics:kite'

/** What can be touched under the sky, each in 100 by 100 units with its foot at the bottom. */

const hats = [
  <path key="straw" d="M14 26Q50 10 86 26L78 34H22ZM32 24L38 4H62L68 24Z" fill="#E3B94F" />,
  <path key="top" d="M20 30H80V36H20ZM32 30V0H68V30Z" fill="#3A3350" />,
  <path key="party" d="M30 34L50 -8L70 34Z" fill="#D6487E" />,
  <path key="rain" d="M12 34Q20 4 50 4T88 34Z" fill="#F2C230" />,
]

/** A scarecrow with one of four hats. */
export const Scarecrow = ({ hat }: { hat: number }) => (
  <g>
    <Stroke d="M50 100V50M10 58H90" color="#7B5231" width={6} />
    <path d="M24 50H76L84 62L72 66V88H28V66L16 62Z" fill="#5B7FB8" />
    <path d="M40 50H60V88H40Z" fill="#6E93CB" />
    <circle cx="50" cy="38" r="17" fill="#F4DFC4" />
    <circle cx="44" cy="36" r="2.500" fill="#2B1B3D" />
    <circle cx="56" cy="36" r="2.500" fill="#2B1B3D" />
    <path d="M42 44Q50 50 58 44" fill="none" stroke="#7A4A1C" stroke-width="2.500" stroke-dasharray="3 2" />
    {hats[hat % hats.length]}
  </g>
)
/** A frog, with an umbrella while it is open. */
export const Frog = ({ open }: { open: boolean }) => (
  <g>
    {open && (
      <g>
        <path d="M4 34C8 -8 92 -8 96 34Q82 24 66 34Q58 26 50 34Q42 26 34 34Q18 24 4 34Z" fill="#D6487E" />
        <path d="M34 34C36 8 46 -2 50 -4C54 -2 64 8 66 34Q58 26 50 34Q42 26 34 34Z" fill="#E9779F" />
        <Stroke d="M50 30V70" color="#4A2A18" width={4} />
      </g>
    )}
    <Sprite svg={frog} x={18} y={38} size={64} />
  </g>
)
export const Sheep = () => <Sprite svg={sheep} x={0} y={2} size={98} />
export const Kite = () => <Sprite svg={kite} x={2} y={2} size={96} />
export const Puddle = () => (
  <g>
    <ellipse cx="50" cy="82" rx="50" ry="17" fill="#6FB5DC" />
    <ellipse cx="48" cy="79" rx="42" ry="12" fill="#94CFEC" />
    <path d="M22 76h26M54 84h20" stroke="#D8F0FB" stroke-width="4" stroke-linecap="round" />
  </g>
)
export const PokedCloud = ({ face }: { face: boolean }) => (
  <g>
    <path d="M18 78C-2 78 -2 50 18 48C20 20 62 14 70 36C96 28 104 56 92 68C98 82 84 80 80 78Z" fill="#fff" />
    <path d="M18 78C4 78 0 66 6 58C24 70 60 68 92 66C98 82 84 80 80 78Z" fill="#E1EAF5" />
    {face && <circle cx="42" cy="54" r="3" fill="#2B1B3D" />}
    {face && <circle cx="62" cy="54" r="3" fill="#2B1B3D" />}
    {face && <ellipse cx="52" cy="64" rx="4" ry="3" fill="#C98BA0" />}
  </g>
)
export const Vane = () => (
  <g>
    <Stroke d="M50 100V34M26 56H74" color="#4A4038" width={5} />
    <path d="M12 36L34 22V30H72L88 18V50L72 42H34V50Z" fill="#4A4038" />
    <circle cx="50" cy="30" r="6" fill="#D9A44A" />
  </g>
)

export const Laundry = () => (
  <g>
    <Stroke d="M8 100V16M92 100V16M8 22Q50 32 92 22" color="#7B6A55" width={4} />
    <path d="M18 26H40V66Q30 72 18 66Z" fill="#E8E0D2" />
    <path d="M46 28H60V56H46Z" fill="#B5653F" />
    <path d="M66 27L84 24V62L66 64Z" fill="#6F8FA0" />
  </g>
)
export const Mailbox = () => (
  <g>
    <path d="M46 100V52H54V100Z" fill="#6B4F37" />
    <path d="M14 56V36A18 18 0 0 1 32 18H70A18 18 0 0 1 88 36V56Z" fill="#4F6F86" />
    <path d="M14 56V36A18 18 0 0 1 50 36V56Z" fill="#6A8BA1" />
    <path d="M72 36V8H88V18H78V36Z" fill="#B5443A" />
  </g>
)
export const LampPost = () => (
  <g>
    <path d="M46 100V34H54V100ZM36 100H64V94H36Z" fill="#3F3A44" />
    <path d="M34 34L40 6H60L66 34Z" fill="#F3DFA4" />
    <path d="M30 34H70V39H30ZM36 6L50 -4L64 6Z" fill="#3F3A44" />
  </g>
)
export const Bench = () => (
  <g>
    <path d="M6 58H94V66H6ZM10 40H90V47H10ZM10 52H90V57H10Z" fill="#8C6844" />
    <Stroke d="M18 40V98M82 40V98" color="#3F3A44" width={6} />
  </g>
)
export const Bicycle = () => (
  <g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="22" cy="76" r="20" stroke="#3F3A44" stroke-width="5" />
    <circle cx="78" cy="76" r="20" stroke="#3F3A44" stroke-width="5" />
    <path d="M22 76L40 44H68L78 76M40 44L52 76L68 44M52 76H22M36 36H46M66 36L78 32" stroke="#8C4A3C" stroke-width="5" />
  </g>
)

/** What may come for two seconds: snow that falls up, the moon at noon, and a moonbow. */
export const surprises = ['snow-up', 'noon-moon', 'moonbow'] as const
export type Surprising = (typeof surprises)[number]

const flakes = [8, 26, 44, 62, 80, 94]
export const surpriseArt: Record<Surprising, ComponentChildren> = {
  'snow-up': (
    <g fill="#fff" stroke="#B9CFEA" stroke-width="1.500">
      {flakes.map((x, at) => (
        <circle key={x} cx={x} cy={20 + ((at * 37) % 70)} r={4 + (at % 3)} />
      ))}
    </g>
  ),
  'noon-moon': (
    <g>
      <path d="M60 6A46 46 0 1 0 88 76A40 40 0 0 1 60 6Z" fill="#FFF1BF" />
      <circle cx="34" cy="52" r="5" fill="#E5CF86" />
    </g>
  ),
  moonbow: (
    <g fill="none" stroke-width="6">
      {['#F4F1FF', '#DCD6F7', '#C3C6F0', '#AEBBE8'].map((color, at) => (
        <path
          key={color}
          d={`M${4 + at * 6} 86A${46 - at * 6} ${46 - at * 6} 0 0 1 ${96 - at * 6} 86`}
          stroke={color}
        />
      ))}
    </g>
  ),
}
