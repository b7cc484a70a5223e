import { placedAt, Stroke } from '../kit/index.ts'
export type Mood = 'idle' | 'think' | 'walk' | 'knock' | 'glad'

/** Where the hand holds the lamp. */
export const lampPosition = { x: -56, y: -22 }

/** The child with the lamp, seen from behind; 170 units high with the feet at 0,0. */
export function Child({ mood }: { mood: Mood }) {
  return (
    <g class={`child ${mood}`}>
      <ellipse cy="4" rx="44" ry="9" fill="#14293A" fill-opacity=".45" />
      <g class="feet">
        <g class="foot-left">
          <rect x="-20" y="-36" width="16" height="38" rx="7" fill="#2B3A5C" />
          <rect x="-24" y="-6" width="22" height="12" rx="6" fill="#5A2E22" />
        </g>
        <g class="foot-right">
          <rect x="4" y="-36" width="16" height="38" rx="7" fill="#22304E" />
          <rect x="4" y="-6" width="22" height="12" rx="6" fill="#5A2E22" />
        </g>
      </g>
      <g class="body">
        <g class="lamp-arm">
          <Stroke d="M-26 -88C-42 -78 -48 -70 -52 -58" color="#E4625A" width={16} />
          <circle cx="-53" cy="-52" r="9" fill="#EDBB92" />
          <Lantern {...lampPosition} />
        </g>
        <path d="M-34 -30C-38 -80 -24 -106 0 -106S38 -80 34 -30C14 -22 -14 -22 -34 -30Z" fill="#C93F3A" />
        <path
          d="M-34 -30C-38 -80 -24 -106 0 -106C6 -106 10 -105 14 -102C-8 -92 -14 -60 -12 -25C-22 -26 -30 -28 -34 -30Z"
          fill="#E4625A"
        />
        <path d="M-20 -100C-8 -92 10 -92 22 -100L24 -88C10 -80 -10 -80 -24 -88Z" fill="#2F7C86" />
        <g class="head">
          <circle cy="-130" r="31" fill="#3B2417" />
          <path d="M-33 -132C-34 -172 34 -172 33 -132C12 -144 -12 -144 -33 -132Z" fill="#F2C14B" />
          <path
            d="M-33 -132C-34 -166 -4 -168 8 -160C-10 -156 -18 -146 -18 -138C-24 -137 -29 -134 -33 -132Z"
            fill="#FBDD8E"
          />
          <circle cy="-163" r="8" fill="#FFF4DC" />
        </g>
        <g class="arm">
          <Stroke d="M22 -90C40 -92 50 -104 54 -120" color="#B5332F" width={16} />
          <circle cx="55" cy="-126" r="9" fill="#EDBB92" />
        </g>
      </g>
    </g>
  )
}

/** A lamp in the child's hand, or standing on the pavement when there is no child. */
export function Lantern({ x, y, out = false }: { x: number; y: number; out?: boolean }) {
  return (
    <g transform={placedAt(x, y)}>
      <path d="M0 -18V-8" stroke="#5A2E22" stroke-width="4" />
      <path d="M-14 -8H14L18 24H-18Z" fill={out ? '#8A8496' : '#FFE08A'} />
      <path d="M-14 -8H-2L-4 24H-18Z" fill={out ? '#A29CAE' : '#FFF3C4'} />
      <rect x="-19" y="22" width="38" height="7" rx="3" fill="#5A2E22" />
      <rect x="-16" y="-13" width="32" height="7" rx="3" fill="#5A2E22" />
    </g>
  )
}

/** The tail of the cat on the roof. */
export const CatTail = () => <Stroke d="M16 -6C34 -6 36 -24 30 -36" color="#221A2E" width={7} />

/** A cat that sits on a roof and watches; its feet are at 0,0. */
export function RoofCat() {
  return (
    <g>
      <path d="M-16 0C-22 -30 -10 -40 2 -40S24 -22 18 0Z" fill="#2B2138" />
      <path d="M-18 -44L-17 -66L-6 -57H4L15 -66L16 -44C14 -32 -16 -32 -18 -44Z" fill="#2B2138" />
      <g class="cat-eyes">
        <circle cx="-8" cy="-48" r="3" fill="#F2C14B" />
        <circle cx="6" cy="-48" r="3" fill="#F2C14B" />
      </g>
    </g>
  )
}
