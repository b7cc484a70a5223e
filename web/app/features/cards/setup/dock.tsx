import { locale, m } from '#messages'
import { ArrowLeft, ListChecks, Play, X } from 'lucide-react'
import type { SetPicks } from '../areas/areas.ts'
import type { StepDock } from '../areas/card-area.ts'
import { cardsText } from '../cards-text.ts'
import { SaveInDock } from '../sets/saved/save-set.tsx'

export interface DockProps extends StepDock {
  /** Number of cards the picks lead to; null until it is known. */
  count: number | null
  onPrev: () => void
  onPlay: () => void
  /** Opens the list of cards. */
  onList: () => void
  picks: SetPicks
}

/** Footer of a step: Back, the picks, and Play cards once there is something to play. */
export function Dock({ label, chips, count, ready, onPrev, onPlay, onList, picks }: DockProps) {
  return (
    <footer className="dock" data-scan-group="What is picked">
      <button type="button" className="setup-btn" data-scan="" onClick={onPrev}>
        <ArrowLeft aria-hidden />
        <span>{m.cards_prev()}</span>
      </button>
      <ul className="picks" aria-label={label}>
        {chips.map((chip) => (
          <li key={chip.name} className="pick">
            <b>{chip.name}</b> {chip.detail ? <span>{chip.detail}</span> : null}
            <button type="button" data-scan="" aria-label={m.cards_remove({ name: chip.name })} onClick={chip.onRemove}>
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {ready ? (
        <div className="dock-go relative flex items-center gap-3.5 phone:justify-end phone:gap-2 max-[390px]:col-[1/3]">
          <SaveInDock picks={picks} />
          <button type="button" className="setup-btn" data-scan="" aria-haspopup="dialog" onClick={onList}>
            <ListChecks aria-hidden />
            <span>{m.cards_see_the_cards()}</span>
          </button>
          <button
            type="button"
            className="setup-btn is-solid is-big"
            data-scan="first"
            aria-describedby={count === null ? undefined : 'card-count'}
            onClick={onPlay}
          >
            <Play aria-hidden />
            {m.cards_play_cards()}
            {count === null ? null : (
              <em
                className="dock-count min-w-7.5 py-1.5 px-2.75 rounded-(--full) bg-[rgb(255_255_255_/_0.55)] text-body/[1] font-semibold font-text text-center not-italic phone:py-1.5 phone:px-2 phone:text-body"
                aria-hidden
              >
                {count.toLocaleString(locale)}
              </em>
            )}
          </button>
          {count === null ? null : (
            <span className="sr-only" id="card-count">
              {cardsText(count)}
            </span>
          )}
        </div>
      ) : null}
    </footer>
  )
}
