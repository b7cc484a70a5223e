/** Things to touch, each in a box of 100. */
export const things = {
  gull: '<path d="M14 58C30 36 44 40 50 54C56 40 70 36 86 58C70 50 60 54 50 66C40 54 30 50 14 58Z" fill="#fff"/><path d="M14 58C30 44 42 46 50 58L50 66C40 54 30 50 14 58Z" fill="#D8E6F0"/><circle cx="50" cy="50" r="9" fill="#fff"/><path d="M50 50L62 54L50 57Z" fill="#F59A0C"/><circle cx="52" cy="47" r="2.500" fill="#2B1B3D"/><path d="M58 58h12l-2 8h-8z" fill="#F7C34B"/>',
  buoy: '<ellipse cx="50" cy="84" rx="38" ry="10" fill="#D6EEF8" fill-opacity=".7"/><path d="M24 80L38 34H62L76 80Z" fill="#E8563F"/><path d="M30 62H70L66 50H34Z" fill="#fff"/><path d="M42 34V18H58V34Z" fill="none" stroke="#4A6A88" stroke-width="5"/><circle cx="50" cy="26" r="7" fill="#F7C34B"/>',
  whale:
    '<ellipse cx="50" cy="86" rx="42" ry="9" fill="#D6EEF8" fill-opacity=".6"/><path d="M50 84C40 60 38 44 42 30C30 34 16 28 10 14C28 10 44 16 50 30C56 16 72 10 90 14C84 28 70 34 58 30C62 44 60 60 50 84Z" fill="#4A6A88"/><path d="M50 84C46 62 46 44 50 30C54 44 54 62 50 84Z" fill="#6B8BA8"/>',
  seal: '<ellipse cx="50" cy="86" rx="44" ry="9" fill="#D6EEF8" fill-opacity=".6"/><path d="M16 84C20 40 36 22 56 22C76 22 82 40 78 56C76 70 72 78 66 84Z" fill="#7A8798"/><ellipse cx="62" cy="46" rx="14" ry="11" fill="#B9C4D0"/><circle cx="52" cy="36" r="4" fill="#2B1B3D"/><circle cx="70" cy="36" r="4" fill="#2B1B3D"/><ellipse cx="62" cy="42" rx="5" ry="3.500" fill="#2B1B3D"/><path d="M34 70L18 60M70 72L88 62" stroke="#5F6B7A" stroke-width="10" stroke-linecap="round"/>',
  crane:
    '<path d="M36 96L42 30H54L60 96Z" fill="#F59A0C"/><path d="M40 30H96V22H40L20 30Z" fill="#D97706"/><path d="M88 24V56" stroke="#2B1B3D" stroke-width="3"/><rect x="76" y="56" width="24" height="18" rx="3" fill="#5B8FD9"/><rect x="40" y="14" width="16" height="18" rx="3" fill="#fff"/>',
  lighthouse:
    '<path d="M34 96L42 30H58L66 96Z" fill="#fff"/><path d="M37 74L38.500 58H61.500L63 74ZM40 46L41 36H59L60 46Z" fill="#E8563F"/><rect x="40" y="16" width="20" height="16" fill="#FFE9A8"/><path d="M36 16L50 4L64 16Z" fill="#4A6A88"/>',
  flag: '<path d="M30 96V8" stroke="#5A3418" stroke-width="6" stroke-linecap="round"/><path d="M33 10H88L74 28L88 46H33Z" fill="#3FA36B"/><circle cx="54" cy="28" r="9" fill="#fff"/>',
} as const
export type Thing = keyof typeof things

export const surprises = ['duck', 'whale', 'curtain'] as const
/** What happens for a moment, in a box of 200 by 100. */
export const surpriseArt: Record<(typeof surprises)[number], string> = {
  duck: '<path d="M10 74H190L170 98H30Z" fill="#3C5068"/><path d="M52 74C40 60 48 44 70 48C66 26 100 14 112 36L126 42L112 48C128 52 150 46 160 36C160 62 146 74 128 74Z" fill="#F7C34B"/><circle cx="96" cy="34" r="5" fill="#2B1B3D"/><path d="M112 36L130 42L112 48Z" fill="#E8563F"/>',
  whale:
    '<path d="M10 70C20 34 80 24 120 44C140 54 150 60 160 44C150 40 146 30 150 20C160 30 168 32 178 22C184 34 178 44 170 50C170 84 130 98 80 96C40 96 10 90 10 70Z" fill="#4A6A88"/><path d="M12 76C40 90 110 92 150 78C130 96 60 104 12 76Z" fill="#D8E6F0"/><circle cx="44" cy="60" r="5" fill="#fff"/><circle cx="45" cy="61" r="3" fill="#2B1B3D"/><path d="M70 30C66 16 56 14 52 8M70 30C74 16 84 14 88 8" stroke="#8CC7E8" stroke-width="5" fill="none" stroke-linecap="round"/>',
  curtain:
    '<path d="M0 0H90C80 30 86 70 70 100H0Z" fill="#E9F0F4" fill-opacity=".9"/><path d="M200 0H110C120 30 114 70 130 100H200Z" fill="#E9F0F4" fill-opacity=".9"/><circle cx="100" cy="46" r="22" fill="#F7C34B"/>',
}
