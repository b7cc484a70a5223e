import { useId } from 'react'
import { changeSettings, useViewerSettings } from '../viewer/settings/settings.ts'

const inWords = ({ all, pictured }: { all: number; pictured: number }) => {
  if (all === 0) return 'For children who do not read yet'
  if (pictured === all) return 'All of the picked cards have one'
  return pictured === 0 ? 'None of the picked cards has one' : `${pictured} of ${all} picked cards have one`
}

/** Leaves words without a picture out of every set on this device, or takes them in. */
export function OnlyPictured({ counts }: { counts: { all: number; pictured: number } }) {
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
        <b id={`${id}-name`}>Only words with a picture</b>
        <small id={`${id}-line`}>{inWords(counts)}</small>
      </span>
      <i aria-hidden />
    </button>
  )
}
