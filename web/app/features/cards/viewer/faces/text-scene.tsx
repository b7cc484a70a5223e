import { memo } from 'react'

function Meadow() {
  return (
    <>
      <rect width="1200" height="800" fill="#fff6e3" />
      <circle cx="790" cy="140" r="78" fill="#fde2a8" />
      <path d="M0 610C220 520 420 540 640 590S1040 640 1200 560V800H0Z" fill="#e9f1d6" />
      <path d="M0 700C260 620 520 690 760 700S1080 650 1200 680V800H0Z" fill="#d9e8c0" />
      {[
        [130, 722],
        [410, 716],
        [520, 744],
        [800, 736],
        [1060, 742],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-3 0h6v34h-6z" fill="#a9c98b" />
          <circle r="17" fill="#f9c46b" />
          <circle r="7" fill="#d98a1f" />
        </g>
      ))}
    </>
  )
}

function Lake() {
  return (
    <>
      <rect width="1200" height="800" fill="#eef7f6" />
      <circle cx="420" cy="130" r="64" fill="#fdebc0" />
      <path d="M0 600C190 520 330 560 470 585S900 520 1200 590V800H0Z" fill="#dcebdc" />
      <path d="M0 650H1200V800H0Z" fill="#cfe6ea" />
      <path
        d="M0 700C100 684 200 684 300 700S500 716 600 700 800 684 900 700 1100 716 1200 700V800H0Z"
        fill="#bddce2"
      />
      <g transform="translate(-190 0)">
        <path d="M866 668h128l-26 34h-76z" fill="#c9935a" />
        <path d="M926 540v122h-66z" fill="#fffdf6" />
        <path d="M938 566v96h46z" fill="#f9c46b" />
      </g>
    </>
  )
}

function Evening() {
  return (
    <>
      <rect width="1200" height="800" fill="#f6f0fb" />
      <path d="M780 84a70 70 0 1 0 62 104 58 58 0 0 1-62-104Z" fill="#fbe3ae" />
      {[
        [150, 120],
        [400, 70],
        [570, 130],
        [1000, 60],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6" fill="#f3d48f" />
      ))}
      <path d="M0 600L190 500 380 610 600 520 820 620 1010 510 1200 600V800H0Z" fill="#e4dbf2" />
      <path d="M0 690C240 630 480 690 700 690S1040 640 1200 680V800H0Z" fill="#d6cbe9" />
    </>
  )
}

const scenes = [Meadow, Lake, Evening] as const

/** The pale landscape behind a card that has only text. The card's key decides which, so that it stays the same. */
export const TextScene = memo(function TextScene({ card }: { card: string }) {
  const sum = [...card].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const Scene = scenes[sum % scenes.length] ?? Meadow
  return (
    <svg className="text-scene" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Scene />
    </svg>
  )
})
