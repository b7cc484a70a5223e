// Things on the river and its banks, each within 100 units of 0,0.

export const Owl = () => (
  <g>
    <path d="M-100 74H90" stroke="#3a2a30" stroke-width="14" stroke-linecap="round" />
    <path d="M-46 66C-66 -10 -56 -66 -34 -74L-22 -60H22L34 -74C56 -66 66 -10 46 66Z" fill="#8a6a58" />
    <path d="M-28 64C-34 20 -26 0 0 0S34 20 28 64Z" fill="#d9bf9c" />
    <circle cx="-21" cy="-28" r="20" fill="#fff3d0" />
    <circle cx="21" cy="-28" r="20" fill="#fff3d0" />
    <circle cx="-19" cy="-27" r="9" fill="#2b1b3d" />
    <circle cx="19" cy="-27" r="9" fill="#2b1b3d" />
    <path d="M-7 -12H7L0 4Z" fill="#f59a0c" />
  </g>
)

export const Lamp = () => (
  <g>
    <path d="M-100 -70H20V-44" fill="none" stroke="#3a2a30" stroke-width="10" stroke-linecap="round" />
    <circle cx="20" cy="4" r="74" fill="#ffd27a" fill-opacity=".25" />
    <path d="M-10 -40H50L58 40H-18Z" fill="#ffe7a8" />
    <path d="M-16 -46H56V-34H-16ZM-22 38H62V50H-22Z" fill="#5b2e12" />
  </g>
)

/** A rock, or the turtle that looks like one. */
export const Turtle = ({ awake }: { awake: boolean }) => (
  <g>
    <ellipse cy="56" rx="88" ry="14" fill="#1e1747" fill-opacity=".3" />
    {awake && (
      <>
        <path d="M-56 40C-92 34 -96 2 -74 0C-56 0 -52 20 -44 30Z" fill="#6f9e6a" />
        <path d="M-82 14q6 5 11 0" fill="none" stroke="#23402f" stroke-width="5" stroke-linecap="round" />
        <path d="M-40 56V38H-18V58ZM30 58V38H54V56Z" fill="#5c8a58" />
      </>
    )}
    <path d="M-60 48C-62 -6 -30 -38 8 -36C50 -34 72 6 70 48Z" fill="#6d6790" />
    <path d="M-60 48C-62 -6 -30 -38 8 -36C-14 -18 -22 10 -18 48Z" fill="#8d87b0" />
  </g>
)

export const Reeds = () => (
  <g fill="none" stroke-linecap="round">
    <path
      d="M-30 96Q-34 20 -52 -34M0 96Q0 10 4 -60M32 96Q40 24 60 -26M-12 96Q-24 60 -70 34"
      stroke="#46609a"
      stroke-width="9"
    />
    <path d="M-50 -30L-60 -62M4 -54V-92M58 -22L68 -54" stroke="#a06a3e" stroke-width="22" />
  </g>
)

/** A lily pad with a flower, or with the frog that sits on it. */
export const Frog = ({ here }: { here: boolean }) => (
  <g>
    <ellipse cy="52" rx="92" ry="34" fill="#2f8f6b" />
    <path d="M0 52L92 40A92 34 0 0 1 84 66Z" fill="#352b6e" />
    {here ? (
      <>
        <path d="M-62 54C-70 14 -46 4 -30 4H30C46 4 70 14 62 54C36 66 -36 66 -62 54Z" fill="#6cc070" />
        <circle cx="-26" cy="-10" r="22" fill="#6cc070" />
        <circle cx="26" cy="-10" r="22" fill="#6cc070" />
        <circle cx="-26" cy="-12" r="12" fill="#fff9ef" />
        <circle cx="26" cy="-12" r="12" fill="#fff9ef" />
        <circle cx="-24" cy="-11" r="6" fill="#2b1b3d" />
        <circle cx="28" cy="-11" r="6" fill="#2b1b3d" />
        <path d="M-30 26Q0 46 30 26" fill="none" stroke="#2f6b3c" stroke-width="6" stroke-linecap="round" />
      </>
    ) : (
      <g fill="#f58a9b">
        <path d="M0 50C-50 40 -56 0 -44 -14C-24 0 -6 20 0 50ZM0 50C50 40 56 0 44 -14C24 0 6 20 0 50Z" />
        <path d="M0 50C-28 16 -18 -18 0 -34C18 -18 28 16 0 50Z" fill="#ffc6d5" />
      </g>
    )}
  </g>
)

export const Fish = () => (
  <g>
    <ellipse cy="62" rx="80" ry="18" fill="none" stroke="#d8f6ff" stroke-opacity=".6" stroke-width="6" />
    <path d="M46 20C78 -6 88 -2 82 20C90 44 78 46 46 26Z" fill="#e8820a" />
    <path d="M-72 24C-48 -26 30 -26 54 22C30 64 -48 68 -72 24Z" fill="#ffb02e" />
    <circle cx="-42" cy="14" r="8" fill="#2b1b3d" />
    <path d="M-14 -2Q0 22 -14 46" fill="none" stroke="#e8820a" stroke-width="6" stroke-linecap="round" />
  </g>
)

export const Ripple = () => (
  <g fill="none" stroke="#fff3d0" stroke-width="5">
    <ellipse rx="90" ry="34" stroke-opacity=".35" />
    <ellipse rx="54" ry="20" stroke-opacity=".5" />
    <ellipse rx="20" ry="8" stroke-opacity=".7" />
  </g>
)

export const Duck = () => (
  <g>
    <path d="M-60 20C-50 60 50 64 74 14C50 22 40 8 0 8C-20 8 -50 0 -60 20Z" fill="#fff3c4" />
    <circle cx="-44" cy="-12" r="30" fill="#ffe28a" />
    <path d="M-72 -14L-96 -4L-70 2Z" fill="#f59a0c" />
    <circle cx="-52" cy="-18" r="5" fill="#2b1b3d" />
  </g>
)

export const Boat = () => (
  <g>
    <path d="M-84 20H84L52 66H-52Z" fill="#fff9ef" />
    <path d="M-84 20H0V66H-52Z" fill="#e5dccb" />
    <path d="M0 -64L46 20H-46Z" fill="#fff9ef" />
    <path d="M0 -64V20H-46Z" fill="#d9d0c0" />
  </g>
)

export const Heart = () => (
  <g>
    {Array.from({ length: 14 }, (_, i) => {
      const t = (i / 14) * Math.PI * 2
      const x = 16 * Math.sin(t) ** 3 * 4.6
      const y = -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * 4.6
      return <circle key={i} cx={x} cy={y} r="6" fill="#fff6b8" stroke="#ffe98a" stroke-opacity=".4" stroke-width="8" />
    })}
  </g>
)
