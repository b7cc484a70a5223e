/** A simple face from hurt (0) to delighted (4) with eyes, eyebrows, and a mouth. */
export function Face({ level, size = 44 }: { level: number; size?: number }) {
  const bend = (level - 2) * 4.2
  // Sad eyebrows rise toward the nose, and happy ones are round and high.
  const [outer, inner] = level < 2 ? [18.5 - level, 14.5 + level * 0.5] : [16.5 - level * 0.7, 15.5 - level * 0.8]
  return (
    <svg class="ss-face" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="currentColor" fill-opacity="0.14" />
      <circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" stroke-width="2" />
      <g fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round">
        <path
          d={`M12 ${outer}Q15 ${inner - (level > 2 ? 2 : 0)} 19 ${inner}M29 ${inner}Q33 ${inner - (level > 2 ? 2 : 0)} 36 ${outer}`}
        />
        <path d={`M14 ${32 - bend / 2}Q24 ${32 + bend} 34 ${32 - bend / 2}`} />
      </g>
      <circle cx="16.500" cy="22" r="2.400" fill="currentColor" />
      <circle cx="31.500" cy="22" r="2.400" fill="currentColor" />
    </svg>
  )
}
