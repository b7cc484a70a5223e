/** How the guide feels: it waits, thinks about a clue, or is glad about a find. */
export type Mood = 'calm' | 'think' | 'glad'

/** The mole that guides the dig, in a box of 100 by 120, feet at the bottom. */
export function moleArt(mood: Mood): string {
  const arms = {
    calm: '<path d="M24 84C14 90 12 100 18 108M76 84C86 90 88 100 82 108" stroke="#4A3440" stroke-width="13" fill="none" stroke-linecap="round"/>',
    think:
      '<path d="M24 86C14 92 12 100 18 108M76 86C92 84 84 66 66 66" stroke="#4A3440" stroke-width="13" fill="none" stroke-linecap="round"/>',
    glad: '<path d="M26 82C10 76 6 60 10 48M74 82C90 76 94 60 90 48" stroke="#4A3440" stroke-width="13" fill="none" stroke-linecap="round"/>',
  }[mood]
  const eyes = {
    calm: '<circle cx="38" cy="46" r="4" fill="#2B1B3D"/><circle cx="62" cy="46" r="4" fill="#2B1B3D"/><path d="M43 68Q50 73 57 68" stroke="#2B1B3D" stroke-width="3" fill="none" stroke-linecap="round"/>',
    think:
      '<circle cx="41" cy="43" r="4" fill="#2B1B3D"/><circle cx="65" cy="43" r="4" fill="#2B1B3D"/><path d="M45 69H56" stroke="#2B1B3D" stroke-width="3" fill="none" stroke-linecap="round"/>',
    glad: '<path d="M33 47q5 -7 10 0M57 47q5 -7 10 0" stroke="#2B1B3D" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M40 65Q50 82 60 65Z" fill="#A33B3B"/>',
  }[mood]
  return (
    '<ellipse cx="34" cy="115" rx="15" ry="5" fill="#C98A7A"/><ellipse cx="66" cy="115" rx="15" ry="5" fill="#C98A7A"/>' +
    '<path d="M18 92C16 60 26 30 50 30S84 60 82 92C82 112 18 112 18 92Z" fill="#5B4352"/><path d="M32 92C32 76 40 72 50 72S68 76 68 92C68 106 32 106 32 92Z" fill="#8A6B7A"/>' +
    `${arms}<path d="M18 42C18 10 82 10 82 42Z" fill="#F0B429"/><path d="M18 42C18 24 30 16 44 15C36 24 34 34 34 42Z" fill="#FBD36B"/><path d="M12 38H88V45H12Z" fill="#D9982A"/><circle cx="50" cy="28" r="8" fill="#FFF9EF"/><circle cx="50" cy="28" r="5" fill="#FFE08A"/>` +
    `${eyes}<path d="M40 56C44 50 56 50 60 56C58 64 42 64 40 56Z" fill="#E79A9A"/><circle cx="46" cy="55" r="2" fill="#F6C4C0"/>`
  )
}

/** Things to touch, each in a box of 100 by 100, its foot at the bottom. */
export const things = {
  tent: '<path d="M50 12L96 94H4Z" fill="#E0694C"/><path d="M50 12L96 94H62Z" fill="#C4472F"/><path d="M50 40L66 94H34Z" fill="#5A2C22"/><path d="M50 40L34 94H42C42 76 46 58 50 40Z" fill="#F19A7E"/><path d="M50 12V2L64 7L50 12" fill="#F7C34B"/><path d="M4 94H96V98H4Z" fill="#8A4A38"/>',
  flag: '<path d="M30 8V98" stroke="#8A5233" stroke-width="6" stroke-linecap="round"/><path d="M33 12C52 4 66 24 90 14V48C66 58 52 38 33 46Z" fill="#3F8F8A"/><path d="M33 12C44 8 52 12 60 16V43C52 40 44 41 33 46Z" fill="#57ABA3"/><path d="M52 30h16M60 24v12" stroke="#FFF3DC" stroke-width="5" stroke-linecap="round"/>',
  map: '<path d="M10 26L36 18L64 28L90 20V84L64 92L36 82L10 90Z" fill="#F6E4BC"/><path d="M36 18L64 28V92L36 82Z" fill="#E8CF9C"/><path d="M20 76C28 60 40 70 48 56S66 44 74 48" stroke="#8A5233" stroke-width="4" stroke-dasharray="7 6" fill="none"/><path d="M68 36l14 14M82 36l-14 14" stroke="#C4472F" stroke-width="6" stroke-linecap="round"/>',
  bucket:
    '<path d="M22 44C22 8 78 8 78 44" fill="none" stroke="#6E7B88" stroke-width="5"/><path d="M14 42H86L78 98H22Z" fill="#8FA3B5"/><path d="M14 42H40L42 98H22Z" fill="#AFC0CE"/><path d="M18 42C26 30 74 30 82 42Z" fill="#EDC278"/><path d="M17 56H83V63H18Z" fill="#71869A"/>',
  sieve:
    '<ellipse cx="46" cy="62" rx="42" ry="28" fill="#9A6A3E"/><ellipse cx="46" cy="58" rx="42" ry="28" fill="#C08A52"/><ellipse cx="46" cy="58" rx="33" ry="20" fill="#7A4A2B"/><path d="M20 50H72M15 58H77M20 66H72M30 42V74M46 38V78M62 42V74" stroke="#D9C7AE" stroke-width="2"/><path d="M84 54L98 46" stroke="#9A6A3E" stroke-width="9" stroke-linecap="round"/><circle cx="40" cy="60" r="5" fill="#FFF3DC"/><circle cx="56" cy="54" r="4" fill="#C6AD99"/>',
  scorpion:
    '<path d="M26 74C6 64 8 26 36 22" stroke="#A4552F" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M34 14L50 26L34 32Z" fill="#7C3B1F"/><ellipse cx="50" cy="78" rx="28" ry="15" fill="#B9643A"/><path d="M36 68C34 80 36 90 38 92M48 64V93M60 66C62 78 60 88 58 92" stroke="#8F4826" stroke-width="3" fill="none"/><path d="M34 90L24 99M46 92L42 99M58 92L62 99M68 88L78 98" stroke="#8F4826" stroke-width="5" stroke-linecap="round"/><path d="M74 74C84 70 88 62 86 54" stroke="#B9643A" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M78 56C74 42 84 34 92 36L88 46L98 46C98 56 88 62 78 56Z" fill="#B9643A"/><circle cx="70" cy="70" r="3" fill="#2B1B3D"/><circle cx="63" cy="67" r="3" fill="#2B1B3D"/>',
  brush:
    '<path d="M20 6L34 2L60 52L46 60Z" fill="#C4472F"/><path d="M20 6L26 4L52 56L46 60Z" fill="#DF6A4C"/><path d="M42 56L64 44L74 62L50 74Z" fill="#B9C3CF"/><path d="M42 56L52 51L60 69L50 74Z" fill="#DCE3EA"/><path d="M50 74L74 62C84 74 88 86 96 98C78 96 62 96 52 90C50 84 50 80 50 74Z" fill="#5A3418"/><path d="M50 74L60 69C64 80 70 90 78 97C66 96 58 94 52 90Z" fill="#7C4C26"/>',
  fan: '<path d="M46 60H54V92H46Z" fill="#6E7B88"/><path d="M30 90H70V98H30Z" fill="#56626E"/><circle cx="50" cy="40" r="36" fill="#DCE3EA"/><circle cx="50" cy="40" r="31" fill="#8FB7C4"/><path d="M50 40C40 26 44 12 52 12C62 14 60 28 50 40C66 34 78 42 76 50C72 58 58 52 50 40C48 58 36 66 30 60C24 52 36 44 50 40" fill="#FFF9EF"/><circle cx="50" cy="40" r="6" fill="#56626E"/>',
} as const
export type Thing = keyof typeof things

/** A cactus in the leaf color of its ground, in the same box. */
export const cactusArt = (leaf: string): string =>
  `<path d="M42 16C42 4 62 4 62 16V98H42Z" fill="${leaf}"/><path d="M44 66H26C18 66 16 60 16 54V40" stroke="${leaf}" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M60 56H76C82 56 86 52 86 46V30" stroke="${leaf}" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M48 14V96M56 14V96M16 44V54M86 34V46" stroke="#fff" stroke-opacity=".28" stroke-width="3" fill="none"/><path d="M46 6l6 -6l6 6z" fill="#E86A9A"/>`

/** What a surprise shows, in a box of 200 by 100. */
export const surpriseArt = {
  castle:
    '<path d="M20 98V52H32V60H42V52H54V70H74V34H82V42H92V34H108V42H118V34H126V70H146V52H158V60H168V52H180V98Z" fill="#F1CB85"/><path d="M126 70H146V52H158V60H168V52H180V98H126Z" fill="#D9A557"/><path d="M88 98V80C88 68 112 68 112 80V98Z" fill="#8E5A36"/><path d="M100 34V12L120 19L100 26" fill="#C4472F"/><path d="M4 30C40 10 60 40 96 20M110 8C140 -4 160 18 196 4" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/>',
  mole: `<ellipse cx="100" cy="94" rx="70" ry="12" fill="#8E5A36"/><g transform="translate(62 6) scale(.76)">${moleArt('glad')}</g><g transform="translate(116 4) scale(.5)">${things.brush}</g><path d="M30 98C50 78 150 78 170 98Z" fill="#C68F45"/>`,
  xylophone:
    '<path d="M20 84L180 70" stroke="#8A5233" stroke-width="7" stroke-linecap="round"/><path d="M30 50H46V96H30ZM62 52H78V92H62ZM94 54H110V88H94ZM126 56H142V84H126ZM156 58H170V80H156Z" fill="#FFF3DC"/><path d="M30 88H46V96H30ZM62 84H78V92H62ZM94 80H110V88H94ZM126 76H142V84H126ZM156 72H170V80H156Z" fill="#D9B98A"/><path d="M50 12L84 40M150 8L116 40" stroke="#FFF3DC" stroke-width="8" stroke-linecap="round"/><circle cx="50" cy="12" r="9" fill="#FFF3DC"/><circle cx="44" cy="20" r="8" fill="#FFF3DC"/><circle cx="150" cy="8" r="9" fill="#FFF3DC"/><circle cx="157" cy="16" r="8" fill="#FFF3DC"/>',
} as const
