import { Stroke } from '../kit/index.ts'
import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'

/** Waiting for a word, throwing a scoop, asking for the word again, or happy. */
export type Mood = 'wait' | 'throw' | 'tilt' | 'glad'

interface Dress {
  mood: Mood
  /** The band of the hat has the color of the last flavor, and the bib that of the player. */
  band: string
  bib: string
}

/** The penguin that serves ice cream from a cloud: 260 by 260 around 0,0, with the scoop at 64,-92. CSS moves it. */
const Penguin = ({ mood, band, bib }: Dress) => {
  return (
    <g class={`server ${mood}`}>
      <path
        d="M-118 34C-152 34 -152 -12 -112 -12C-104 -44 -52 -44 -40 -18C-18 -40 40 -38 50 -12C88 -30 128 -6 118 34C112 60 -104 60 -118 34Z"
        fill="#FFFFFF"
      />
      <g class="server-body">
        <ellipse cx="-26" cy="14" rx="20" ry="9" fill="#F2A03D" />
        <ellipse cx="22" cy="14" rx="20" ry="9" fill="#F2A03D" />
        <path d="M-58 -30C-62 -96 -34 -132 0 -132S62 -96 58 -30C56 4 28 14 0 14S-56 4 -58 -30Z" fill="#3F4F74" />
        <path
          d="M-58 -30C-62 -96 -34 -132 0 -132C-30 -118 -40 -70 -36 -26C-34 -2 -18 10 0 14C-28 14 -56 4 -58 -30Z"
          fill="#566891"
        />
        <path d="M-38 -34C-42 -76 -22 -88 0 -88S42 -76 38 -34C36 -2 20 8 0 8S-36 -2 -38 -34Z" fill="#FFFDF6" />
        <path d="M-34 -46H34L38 -8C38 8 -38 8 -38 -8Z" fill={bib} />
        <path d="M-34 -46H-20L-22 4C-32 3 -38 -2 -38 -8Z" fill="#fff" fill-opacity=".5" />
        <Stroke d="M-30 -46C-28 -58 -20 -66 -14 -70M30 -46C28 -58 20 -66 14 -70" color={bib} width={6} />
        <path d="M-10 -30C-10 -38 0 -38 0 -31C0 -38 10 -38 10 -30C10 -22 0 -16 0 -16S-10 -22 -10 -30Z" fill="#C9556F" />
        <path class="server-wing" d="M-54 -66C-74 -52 -82 -26 -74 -6C-64 -8 -52 -28 -48 -44Z" fill="#3F4F74" />
        <g class="server-head">
          <path
            d="M-48 -114C-50 -152 -26 -170 0 -170S50 -152 48 -114C46 -92 24 -86 0 -86S-46 -92 -48 -114Z"
            fill="#3F4F74"
          />
          <path
            d="M-48 -114C-50 -152 -26 -170 0 -170C-24 -160 -34 -138 -32 -112C-31 -98 -22 -90 -12 -87C-32 -89 -47 -98 -48 -114Z"
            fill="#566891"
          />
          <path
            d="M0 -112C-6 -140 -38 -138 -36 -110C-34 -94 -16 -90 0 -90S34 -94 36 -110C38 -138 6 -140 0 -112Z"
            fill="#FFFDF6"
          />
          <g class="server-eyes" fill="#2B1B3D">
            <circle cx="-17" cy="-116" r="5.500" />
            <circle cx="17" cy="-116" r="5.500" />
          </g>
          <g class="server-smile" fill="none" stroke="#2B1B3D" stroke-width="4.500" stroke-linecap="round">
            <path d="M-23 -114Q-17 -122 -11 -114M11 -114Q17 -122 23 -114" />
          </g>
          <path d="M-11 -108C-6 -114 6 -114 11 -108C8 -98 3 -94 0 -94S-8 -98 -11 -108Z" fill="#F2A03D" />
          <path d="M-11 -108C-6 -114 6 -114 11 -108C5 -105 -5 -105 -11 -108Z" fill="#FFC065" />
          <circle cx="-28" cy="-103" r="6" fill="#F7A8BF" fill-opacity=".7" />
          <circle cx="28" cy="-103" r="6" fill="#F7A8BF" fill-opacity=".7" />
          <g data-poke="penguin">
            <path d="M-38 -152L-30 -186C-10 -194 10 -194 30 -186L38 -152C14 -162 -14 -162 -38 -152Z" fill="#FFFDF6" />
            <path
              d="M-38 -152L-30 -186C-24 -188 -18 -190 -14 -191L-16 -158C-24 -157 -31 -155 -38 -152Z"
              fill="#E6EEF7"
            />
            <path d="M-39 -151L-37 -163C-14 -172 14 -172 37 -163L39 -151C14 -161 -14 -161 -39 -151Z" fill={band} />
          </g>
        </g>
        <g class="server-arm">
          <path d="M50 -70C70 -66 78 -80 74 -96L60 -100C58 -90 52 -84 44 -80Z" fill="#3F4F74" />
          <path d="M62 -92L66 -116L72 -115L70 -91Z" fill="#B9C4D6" />
          <path d="M50 -116H88C88 -104 80 -98 69 -98S50 -104 50 -116Z" fill="#D8E0EA" />
          <path d="M50 -116H66C64 -108 66 -102 69 -98C58 -98 50 -104 50 -116Z" fill="#F3F6FA" />
        </g>
      </g>
      <path
        d="M-118 34C-141 34 -145 12 -133 -1C-116 18 -74 6 -52 16C-22 26 24 12 52 20C84 26 108 18 122 6C125 15 122 26 118 34C112 60 -104 60 -118 34Z"
        fill="#E3EDF8"
      />
      <path
        d="M-118 34C-128 34 -136 30 -139 22C-110 36 -70 24 -44 34C-10 44 40 30 72 36C94 40 112 36 119 30C112 60 -104 60 -118 34Z"
        fill="#FFFFFF"
      />
    </g>
  )
}

/** In the Grown-up look, a scoop on a tub replaces the penguin. */
function Tub() {
  return (
    <g>
      <ellipse cy="34" rx="86" ry="12" fill="#2B1B3D" fill-opacity=".16" />
      <path d="M-70 -54H70L58 26C54 38 -54 38 -58 26Z" fill="#C9CDD6" />
      <path d="M-70 -54H-30L-28 35C-46 34 -57 31 -58 26Z" fill="#E6E9EF" />
      <ellipse cy="-54" rx="74" ry="15" fill="#A9B0BD" />
      <ellipse cy="-58" rx="62" ry="11" fill="#EFE2CC" />
      <path d="M30 -62L58 -112L66 -108L42 -58Z" fill="#8A93A3" />
    </g>
  )
}

/** The one who serves: the penguin, or in the Grown-up look a tub. */
export const Server = memo(({ look, ...dress }: Dress & { look: Look }) =>
  look === 'grown-up' ? <Tub /> : <Penguin {...dress} />,
)

/** The child's flavors, as small tubs in front of the one who serves; the newest comes first. */
export const Shelf = memo(({ tones }: { tones: readonly string[] }) => (
  <g>
    {tones.map((tone, at) => (
      <g key={tone} transform={`translate(${-96 + at * 38} 16)`}>
        <circle cy="-4" r="13" fill={tone} />
        <path d="M-15 0H15L11 24H-11Z" fill="#FFF9EF" />
        <path d="M-14 8H14L13 14H-13Z" fill={tone} />
      </g>
    ))}
  </g>
))
