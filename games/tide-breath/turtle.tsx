/** Resting with its eyes closed, paddling with the tide, or happy about a breath that matched the sea. */
export type TurtleMood = 'rest' | 'swim' | 'glad'

/** The sea turtle that keeps the player company, about 180 units wide. CSS moves its flippers. */
export function Turtle({ mood }: { mood: TurtleMood }) {
  return (
    <g class={`turtle ${mood}`}>
      <ellipse cy="34" rx="74" ry="9" fill="#12344E" fill-opacity=".28" />
      <g class="flipper front">
        <path d="M28 14C52 20 70 40 74 58C54 58 32 44 22 26Z" fill="#5E9C6B" />
      </g>
      <g class="flipper back">
        <path d="M-30 18C-44 26 -56 38 -58 48C-42 46 -28 38 -20 26Z" fill="#4D8A5E" />
      </g>
      <path d="M-66 12C-78 10 -84 4 -86 0C-78 0 -68 2 -60 6Z" fill="#4D8A5E" />
      <path d="M46 -4C56 -24 88 -26 96 -6C100 10 84 22 66 18C54 16 46 8 46 -4Z" fill="#7DB87C" />
      <path d="M46 -4C52 -18 66 -24 78 -20C66 -16 58 -4 62 16C52 14 46 6 46 -4Z" fill="#97CB8E" />
      <path d="M-66 14C-62 -30 -26 -50 4 -48C38 -46 58 -18 56 12C30 26 -34 28 -66 14Z" fill="#3F7A63" />
      <path d="M-66 14C-62 -30 -26 -50 4 -48C-22 -36 -38 -10 -36 22C-48 20 -58 18 -66 14Z" fill="#5C9A7C" />
      <g fill="#8CC49B" opacity=".75">
        <path d="M-12 -36L14 -36L22 -16L2 -4L-20 -16Z" />
        <path d="M-28 -12L-6 2L-10 20L-36 18Z" />
        <path d="M28 -12L44 -2L46 12L16 18L10 2Z" />
      </g>
      <path d="M-68 14C-34 28 30 26 58 12L54 24C26 36 -34 36 -62 24Z" fill="#C9DDA2" />
      {mood === 'rest' ? (
        <path d="M72 -6Q78 0 84 -6" fill="none" stroke="#23402F" stroke-width="4" stroke-linecap="round" />
      ) : (
        <circle cx="78" cy="-6" r="5.5" fill="#23402F" />
      )}
      <path
        d={mood === 'glad' ? 'M76 6Q86 16 94 4' : 'M80 8Q88 11 93 5'}
        fill="none"
        stroke="#23402F"
        stroke-width="3.6"
        stroke-linecap="round"
      />
    </g>
  )
}
