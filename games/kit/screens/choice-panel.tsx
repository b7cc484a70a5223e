import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { offerArrows } from '../input/arrows.ts'
import { offerKeys } from '../input/keys.ts'

/** One of a few good things: what it is, and in six words or fewer what comes of it, if that matters. */
export interface ChoiceOption<T> {
  value: T
  label: string
  outcome?: string
  picture: ComponentChildren
}

/** A choice with stakes: each option with a picture of its outcome, chosen by touch, 1 and 2, arrows, or a switch. */
export function ChoicePanel<T>({
  title,
  options,
  choose,
}: {
  title: string
  options: readonly ChoiceOption<T>[]
  choose: (value: T) => void
}) {
  useLayoutEffect(() => {
    const stopArrows = offerArrows()
    const stopKeys = offerKeys(
      Object.fromEntries(options.map(({ value }, at) => [String(at + 1), () => choose(value)])),
    )
    return () => {
      stopKeys()
      stopArrows()
    }
  })
  return (
    <section class="choice-panel" role="group" aria-label={title}>
      <h2 data-instruction="">{title}</h2>
      <div class="choice-options">
        {options.map(({ value, label, outcome, picture }, at) => (
          <button key={label} type="button" data-scan="" onClick={() => choose(value)}>
            <i aria-hidden="true">{at + 1}</i>
            <span class="choice-picture" aria-hidden="true">
              {picture}
            </span>
            <b>{label}</b>
            {outcome && <span>{outcome}</span>}
          </button>
        ))}
      </div>
    </section>
  )
}
