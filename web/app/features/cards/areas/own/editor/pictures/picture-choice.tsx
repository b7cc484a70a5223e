import { m } from '#messages'
import type { NamedPicture } from '@marigold/contract'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { pictureUrl } from '../../../picture-url.ts'
import { findPictures } from '../suggest-picture.ts'
import { usePictures } from './use-pictures.ts'

const most = 24

const none: readonly NamedPicture[] = []

interface PictureChoiceProps {
  word: string
  chosen: string
  /** Uploaded pictures, newest first. They're offered before anything is searched for. */
  uploaded?: readonly NamedPicture[]
  onChoose: (picture: string) => void
}

/** Searches our pictures; a tap chooses one. */
export function PictureChoice({ uploaded = none, ...props }: PictureChoiceProps) {
  const pictures = usePictures(uploaded)
  const [typed, setTyped] = useState(props.word)
  const wanted = useDeferredValue(typed)
  const found = useMemo(
    () => (wanted.trim() === '' ? uploaded.slice(0, most) : findPictures(pictures, wanted, most)),
    [pictures, wanted, uploaded],
  )
  const id = useId()
  return (
    <div className="mine-pictures">
      <label className="label" htmlFor={id}>
        {m.cards_find_a_picture()}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && wanted.trim() !== '' ? (
        <p role="status">{m.cards_no_pictures_found_try_a_simpler()}</p>
      ) : null}
      <ul className="mine-picture-list grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2 max-h-95 p-1 overflow-y-auto [list-style:none] [&_img]:size-16 [&_small]:text-small [&_small]:leading-[1.25] [&_small]:text-center">
        {found.map(({ name, alt }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === props.chosen}
              aria-label={alt}
              onClick={() => props.onChoose(name)}
            >
              <img src={pictureUrl(`${name}.svg`)} alt="" loading="lazy" />
              <small aria-hidden>{alt}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
