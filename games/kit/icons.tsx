const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  pass: 'M4 5l9 7-9 7zM19 5v14',
  end: 'M6 21V4M6 5h12l-2.500 4L18 13H6',
  again: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v5h5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  left: 'M20 12H4M10 5l-7 7 7 7',
  right: 'M4 12h16M14 5l7 7-7 7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
} as const
export type IconName = keyof typeof paths

/** A line icon of the kit; always beside or under a word, or named by its button. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.200"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
