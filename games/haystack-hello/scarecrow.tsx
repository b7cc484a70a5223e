import { memo } from 'preact/compat'
import type { Placement } from './layout.ts'
import type { Palette } from './palette.ts'
import type { Mood } from './scene.ts'

interface ScarecrowProps {
  stand: Placement
  color: Palette
  mood: Mood
  /** True while it hides, too. */
  hides?: boolean
}
/** The scarecrow sways, leans over to listen, or raises its arms. Its foot is at 0,0, and CSS animates it. */
export const Scarecrow = memo(({ stand, color: c, mood, hides = false }: ScarecrowProps) => {
  const [x, y, width, height] = [-130, -300, 260, 310]
  const straw = (d: string) => (
    <path d={d} stroke={c.straw} stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round" />
  )
  return (
    <svg
      class={`layer scarecrow ${mood} ${hides ? 'hides' : ''}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{
        left: stand.x + x * stand.scale,
        top: stand.y + y * stand.scale,
        width: width * stand.scale,
        height: height * stand.scale,
      }}
      aria-hidden="true"
    >
      <ellipse cx="0" cy="2" rx="44" ry="8" fill={c.shadow} fill-opacity=".5" />
      <path d="M-6 4V-130H6V4Z" fill={c.wood} />
      <g class="scarecrow-body">
        <path d="M-34 -122L-38 -52H-6L0 -104L6 -52H38L34 -122Z" fill={c.trousers} />
        {straw('M-34 -50l-4 14M-22 -50l0 16M-12 -50l4 14M34 -50l4 14M22 -50l0 16M12 -50l-4 14')}
        <g class="arm left">
          <path d="M-24 -178C-60 -178 -84 -174 -104 -168L-102 -142C-76 -146 -50 -148 -24 -146Z" fill={c.shirt} />
          {straw('M-104 -164l-18 -4M-104 -156l-20 4M-102 -148l-16 10')}
        </g>
        <g class="arm right">
          <path d="M24 -178C60 -178 84 -174 104 -168L102 -142C76 -146 50 -148 24 -146Z" fill={c.shirt} />
          {straw('M104 -164l18 -4M104 -156l20 4M102 -148l16 10')}
        </g>
        <path
          d="M-36 -112C-40 -150 -36 -182 -20 -186H20C36 -182 40 -150 36 -112C20 -104 -20 -104 -36 -112Z"
          fill={c.shirt}
        />
        <path
          d="M-36 -112C-40 -150 -36 -182 -20 -186H-8C-22 -160 -20 -130 -14 -106C-24 -107 -31 -109 -36 -112Z"
          fill={c.shirtLight}
        />
        <path d="M8 -150H26V-130H8Z" fill={c.cloth} />
        <path d="M11 -147l12 14M23 -147l-12 14" stroke={c.clothLight} stroke-width="2" />
        <g class="scarecrow-head">
          <path
            d="M-34 -216C-36 -244 -20 -258 0 -258S36 -244 34 -216C32 -194 18 -184 0 -184S-32 -194 -34 -216Z"
            fill={c.sack}
          />
          <path
            d="M-34 -216C-36 -244 -20 -258 0 -258C-18 -250 -22 -234 -20 -214C-19 -200 -12 -190 -2 -184C-18 -184 -32 -196 -34 -216Z"
            fill={c.sackDark}
            fill-opacity=".5"
          />
          {straw('M-30 -202l-12 10M-26 -194l-8 14M30 -202l12 10M26 -194l8 14')}
          <g class="eyes-open" fill={c.ink}>
            <circle cx="-13" cy="-220" r="5.500" />
            <circle cx="13" cy="-220" r="5.500" />
          </g>
          <path
            class="eyes-glad"
            d="M-20 -217Q-13 -227 -6 -217M6 -217Q13 -227 20 -217"
            fill="none"
            stroke={c.ink}
            stroke-width="4.500"
            stroke-linecap="round"
          />
          <path d="M0 -214L-7 -204H7Z" fill={c.barnLight} />
          <path d="M-16 -200Q0 -188 16 -200" fill="none" stroke={c.ink} stroke-width="4" stroke-linecap="round" />
          <g class="hat" data-poke="scarecrow">
            <path d="M-60 -244C-40 -254 40 -254 60 -244C50 -234 -50 -234 -60 -244Z" fill={c.woodDark} />
            <path
              d="M-32 -246C-30 -276 -16 -290 4 -288C22 -288 30 -272 32 -246C14 -252 -14 -252 -32 -246Z"
              fill={c.wood}
            />
            <path d="M-33 -246L-32 -256C-14 -262 14 -262 32 -256L33 -246C14 -252 -14 -252 -33 -246Z" fill={c.cloth} />
          </g>
        </g>
      </g>
    </svg>
  )
})
