import { Play } from 'lucide-react'
import type { ReactNode } from 'react'

/** Up to three small pictures of a set. */
export function Trio({ pictures }: { pictures: readonly string[] }) {
  return (
    <span className="trio" aria-hidden>
      {pictures.map((url) => (
        <img key={url} src={url} alt="" />
      ))}
    </span>
  )
}

/** A set that one tap starts. */
export function StartRow(props: { picture: ReactNode; title: string; line: string; onStart: () => void }) {
  return (
    <button type="button" className="quick" data-scan="" onClick={props.onStart}>
      {props.picture}
      <span className="quick-text">
        <b>{props.title}</b>
        <small>{props.line}</small>
      </span>
      <span className="quick-go" aria-hidden>
        <Play />
      </span>
    </button>
  )
}
