import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import { Stroke } from '../kit/index.ts'
import type { Grown } from './growth.ts'
import type { Palette } from './palette.ts'
import type { Spot } from './places.ts'
import type { Mood } from './shuttle.ts'
import { colorsOf } from './weave-picture.ts'

const coat = '#D98B4A'
const shade = '#B96C30'
const ink = '#3B2417'

interface CompanionProps {
  mood: Mood
  /** The color of what an earlier cloth became: a scarf for the cat, a cozy for the cup. */
  scarf: string | undefined
}

const Cat = ({ mood, scarf }: CompanionProps) => {
  const up = mood !== 'asleep'
  return (
    <g>
      <ellipse cx="80" cy="101" rx="66" ry="7" fill="#000" fill-opacity=".14" />
      <path
        class="tail"
        d="M124 84C150 84 152 56 136 52"
        fill="none"
        stroke={shade}
        stroke-width="13"
        stroke-linecap="round"
      />
      <path class="body" d="M18 98C14 58 54 44 86 48C122 52 142 74 134 98Z" fill={coat} />
      <path d="M92 49C122 54 142 74 134 98H104C118 82 112 60 92 49Z" fill={shade} fill-opacity=".65" />
      <path d="M66 50l5 14M82 48l3 14M98 51l0 14" stroke={shade} stroke-width="6" stroke-linecap="round" />
      <g class={`head ${mood}`}>
        {scarf && <path d="M12 72Q43 122 76 74L82 84Q70 106 54 108L60 124L40 122L38 108Q14 104 6 84Z" fill={scarf} />}
        <path d="M16 60L18 34L36 46ZM70 60L68 34L50 46Z" fill={shade} />
        <ellipse cx="43" cy="66" rx="30" ry="26" fill={coat} />
        <ellipse cx="43" cy="77" rx="15" ry="10" fill="#FFF1DF" />
        {up ? (
          <g fill={ink}>
            <ellipse cx="32" cy="63" rx="3.800" ry="5" />
            <ellipse cx="54" cy="63" rx="3.800" ry="5" />
          </g>
        ) : (
          <Stroke d="M26 65q6 5 12 0M48 65q6 5 12 0" color={ink} width={3} />
        )}
        <path d="M40 72h6l-3 4z" fill="#B4503C" />
        <Stroke
          d={mood === 'glad' ? 'M35 78q4 7 8 0q4 7 8 0' : 'M38 79q2.500 3 5 0q2.500 3 5 0'}
          color={ink}
          width={2.4}
        />
      </g>
      {mood === 'glad' && (
        <g class="paw">
          <circle cx="18" cy="90" r="15" fill="#C8412F" />
          <Stroke d="M7 84q10 2 20 12M9 96q8-10 19-10" color="#F4A58C" width={2.5} flat />
          <ellipse cx="34" cy="92" rx="13" ry="9" fill={coat} />
        </g>
      )}
    </g>
  )
}

/** A cup of tea in place of the cat. Its steam rises faster when a band is finished. */
const Tea = ({ mood, scarf }: CompanionProps) => (
  <g class={`tea ${mood}`}>
    <g class="steam" fill="none" stroke="#E9DFCB" stroke-width="4" stroke-linecap="round">
      <path d="M70 42q-8-9 0-18t0-18" />
      <path d="M90 42q-8-9 0-18t0-18" />
    </g>
    <ellipse cx="80" cy="100" rx="50" ry="6" fill="#1C2328" fill-opacity=".4" />
    <path d="M48 50H112V76C112 92 100 98 80 98S48 92 48 76Z" fill="#5D7A78" />
    <path d="M84 50H112V76C112 92 100 98 84 98Q98 78 84 50Z" fill="#466260" />
    <Stroke d="M112 58q18-2 17 12t-19 14" color="#466260" width={7} flat />
    <ellipse cx="80" cy="51" rx="32" ry="6" fill="#7A4B2C" />
    <path d="M48 66H112" stroke="#C9BFA6" stroke-width="3" />
    {scarf && <path d="M47 60H113V84H49Z" fill={scarf} />}
  </g>
)

const layer = 7
/** The pile of a child's earlier cloths, one more after each game. */
const Pile = ({ cloths, palette }: { cloths: Grown['cloths']; palette: Palette }): JSX.Element => (
  <g>
    {cloths.map((dyes, at) => {
      const width = 136 / dyes.length
      return dyes.map((dye, band) => (
        <rect
          key={`${at} ${band}`}
          x={12 + (at % 2) * 6 + band * width}
          y={104 - (at + 1) * layer}
          width={width}
          height={layer}
          fill={colorsOf(dye, palette)[at % 2 ? 'ground' : 'dark']}
        />
      ))
    })}
  </g>
)

interface KeeperProps {
  spot: Spot
  palette: Palette
  mood: Mood
  grown: Grown
}
/** The weaver's companion on the child's pile of cloths: a cat that watches, or a cup of tea in the Grown-up look. */
export const Companion = memo(({ spot: { x, y, s }, palette, mood, grown }: KeeperProps) => {
  const scarf = grown.made.scarf && colorsOf(grown.made.scarf, palette).ground
  return (
    <div class={`companion ${mood}`} data-poke="cat" style={{ left: x - 80 * s, top: y - 106 * s, width: 160 * s }}>
      <svg viewBox="0 0 160 110" aria-hidden="true">
        <Pile cloths={grown.cloths} palette={palette} />
        <g transform={`translate(0 ${-layer * grown.cloths.length})`}>
          {palette.cat ? <Cat mood={mood} scarf={scarf} /> : <Tea mood={mood} scarf={scarf} />}
        </g>
      </svg>
    </div>
  )
})
