import { memo } from 'preact/compat'
import type { Mood } from './show.ts'

const coat = '#D98B4A'
const shade = '#B96C30'
const ink = '#3B2417'

const Cat = memo(({ mood }: { mood: Mood }) => {
  const up = mood !== 'asleep'
  return (
    <svg viewBox="0 0 160 110" aria-hidden="true">
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
        <path d="M16 60L18 34L36 46ZM70 60L68 34L50 46Z" fill={shade} />
        <ellipse cx="43" cy="66" rx="30" ry="26" fill={coat} />
        <ellipse cx="43" cy="77" rx="15" ry="10" fill="#FFF1DF" />
        {up ? (
          <g fill={ink}>
            <ellipse cx="32" cy="63" rx="3.800" ry="5" />
            <ellipse cx="54" cy="63" rx="3.800" ry="5" />
          </g>
        ) : (
          <path d="M26 65q6 5 12 0M48 65q6 5 12 0" stroke={ink} stroke-width="3" fill="none" stroke-linecap="round" />
        )}
        <path d="M40 72h6l-3 4z" fill="#B4503C" />
        <path
          d={mood === 'glad' ? 'M35 78q4 7 8 0q4 7 8 0' : 'M38 79q2.500 3 5 0q2.500 3 5 0'}
          stroke={ink}
          stroke-width="2.400"
          fill="none"
          stroke-linecap="round"
        />
      </g>
      {mood === 'glad' && (
        <g class="paw">
          <circle cx="18" cy="90" r="15" fill="#C8412F" />
          <path d="M7 84q10 2 20 12M9 96q8-10 19-10" stroke="#F4A58C" stroke-width="2.500" fill="none" />
          <ellipse cx="34" cy="92" rx="13" ry="9" fill={coat} />
        </g>
      )}
    </svg>
  )
})

/** A cup of tea in place of the cat. Its steam rises faster when a band is finished. */
const Tea = memo(({ mood }: { mood: Mood }) => {
  return (
    <svg viewBox="0 0 160 110" class={`tea ${mood}`} aria-hidden="true">
      <g class="steam" fill="none" stroke="#E9DFCB" stroke-width="4" stroke-linecap="round">
        <path d="M70 42q-8-9 0-18t0-18" />
        <path d="M90 42q-8-9 0-18t0-18" />
      </g>
      <ellipse cx="80" cy="100" rx="50" ry="6" fill="#1C2328" fill-opacity=".4" />
      <path d="M48 50H112V76C112 92 100 98 80 98S48 92 48 76Z" fill="#5D7A78" />
      <path d="M84 50H112V76C112 92 100 98 84 98Q98 78 84 50Z" fill="#466260" />
      <path d="M112 58q18-2 17 12t-19 14" fill="none" stroke="#466260" stroke-width="7" />
      <ellipse cx="80" cy="51" rx="32" ry="6" fill="#7A4B2C" />
      <path d="M48 66H112" stroke="#C9BFA6" stroke-width="3" />
    </svg>
  )
})

/** The weaver's companion: a cat that sleeps, looks up, and plays, or a cup of tea in the Grown-up look. */
export function Companion({ cat, mood }: { cat: boolean; mood: Mood }) {
  return <div class={`companion ${mood}`}>{cat ? <Cat mood={mood} /> : <Tea mood={mood} />}</div>
}
