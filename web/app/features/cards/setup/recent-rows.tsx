import { Play } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shows up to three small pictures of a set. */
export function PictureTrio({ pictures }: { pictures: readonly string[] }) {
  return (
    <span className="trio" aria-hidden>
      {pictures.map((url) => (
        <img key={url} src={url} alt="" />
      ))}
    </span>
  )
}

/** A set that starts with one tap. */
export function StartRow(props: { picture: ReactNode; title: string; line: string; onStart: () => void }) {
  return (
    <button type="button" className="quick" data-scan="" onClick={props.onStart}>
      {props.picture}
      <span className="quick-text flex-1 min-w-0 [&_small]:text-body [&_small]:text-ink-2">
        <b>{props.title}</b>
        <small>{props.line}</small>
      </span>
      <span
        className="size-14 rounded-[50%] grid place-items-center bg-marigold-soft flex-none [&_svg]:fill-current [&_svg]:ml-0.75"
        aria-hidden
      >
        <Play />
      </span>
    </button>
  )
}
