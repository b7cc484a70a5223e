import { Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { playedWhen, type RecentSet } from '../recent-sets.ts'

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
    <button type="button" className="quick" data-scan="3" onClick={props.onStart}>
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

/** The sets last played on this device. */
export function RecentRows({ sets, onStart }: { sets: readonly RecentSet[]; onStart: (set: RecentSet) => void }) {
  const [now] = useState(() => Date.now())
  return sets.map((set) => {
    const line = [set.line, playedWhen(set.at, now)].filter(Boolean).join(' · ')
    return (
      <StartRow
        key={set.at}
        picture={<Trio pictures={set.pictures} />}
        title={set.title}
        line={line}
        onStart={() => onStart(set)}
      />
    )
  })
}
