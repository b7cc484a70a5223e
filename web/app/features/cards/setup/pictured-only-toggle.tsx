import { m } from '#messages'
import { useId } from 'react'
import { changeSettings, useViewerSettings } from '../viewer/settings/settings.ts'

const inWords = ({ all, pictured }: { all: number; pictured: number }) => {
  if (all === 0) return m.cards_for_children_who_dont_read_yet()
  if (pictured === all) return m.cards_all_of_the_picked_cards_have()
  return pictured === 0 ? m.cards_none_of_the_picked_cards_has() : m.cards_of_picked_cards_have_one({ pictured, all })
}

/** Shows or hides words without a picture in every set on this device. */
export function PicturedOnlyToggle({ counts }: { counts: { all: number; pictured: number } }) {
  const { onlyPictured } = useViewerSettings()
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      data-scan=""
      className="only-pictured flex items-center gap-3 min-h-12 pt-0 pr-1 pb-0 pl-3 border-0 rounded-[16px] [background:none] text-inherit text-right phone:justify-between phone:py-0 phone:px-1 phone:text-left"
      aria-checked={onlyPictured}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-line`}
      onClick={() => changeSettings({ onlyPictured: !onlyPictured })}
    >
      <span>
        <b id={`${id}-name`}>{m.cards_only_words_with_a_picture()}</b>
        <small id={`${id}-line`}>{inWords(counts)}</small>
      </span>
      <i aria-hidden />
    </button>
  )
}
