const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  pass: 'M4 5l9 7-9 7zM19 5v14',
  end: 'M6 21V4M6 5h12l-2.5 4L18 13H6',
  again: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  left: 'M20 12H4M10 5l-7 7 7 7',
  right: 'M4 12h16M14 5l7 7-7 7',
  down: 'M12 4v16M5 14l7 7 7-7',
  up: 'M12 20V4M5 10l7-7 7 7',
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  print: 'M7 8V3h10v5M6 17H3V8h18v9h-3M7 14h10v7H7z',
  save: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21',
  cards: 'M8 4h12v13H8zM8 7H4v13h12v-3',
  repeat: 'M4 12a8 8 0 0 1 13.7-5.6M20 3v5h-5M20 12a8 8 0 0 1-13.7 5.6M4 21v-5h5',
  help: 'M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.2.7-1 1.3-1 2.6M12 18.3v.2',
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
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
