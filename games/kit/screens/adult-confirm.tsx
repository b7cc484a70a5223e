import { m } from '#messages'
import type { Earned } from '@marigold/contract'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { AnyPlay } from '../play/internal-play.ts'
import { offerKeys } from '../input/keys.ts'
import { useStableCallback } from '../play/stable-callback.ts'

const choices = [
  ['independent', '1', m.kit_independent()],
  ['helped', '2', m.kit_with_help()],
  ['notYet', '3', m.kit_not_yet()],
  ['skipped', '0', m.kit_skip()],
] as const

// A child's tap on what was here before must not score.
const settleMs = 500

export interface AdultConfirmProps {
  play: Pick<AnyPlay, 'clock'>
  onScore: (earned: Earned) => void
  /** What the adult is asked. */
  question?: string
}

/**
 * The adult says how a child's spoken try went, with one tap or the keys 1, 2, 3, and 0. It is in the corner above the
 * play area, and switch scanning doesn't reach it, so that a child can't score by accident.
 */
export function AdultConfirm({ play, onScore, question }: AdultConfirmProps) {
  const [settled, setSettled] = useState(false)
  useEffect(() => play.clock.after(settleMs, () => setSettled(true)), [])
  const score = useStableCallback((earned: Earned) => settled && onScore(earned))
  useLayoutEffect(() => offerKeys(Object.fromEntries(choices.map(([earned, key]) => [key, () => score(earned)]))), [])
  return (
    <section class="adult-confirm" aria-label={m.kit_for_the_adult()}>
      {question !== undefined && <p>{question}</p>}
      <div class="row">
        {choices.map(([earned, key, label]) => (
          <button
            key={earned}
            type="button"
            class={`tool ${earned}`}
            aria-keyshortcuts={key}
            disabled={!settled}
            onClick={() => score(earned)}
          >
            <kbd aria-hidden="true">{key}</kbd>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
