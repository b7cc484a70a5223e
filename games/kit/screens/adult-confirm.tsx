import { m } from '#messages'
import type { Earned } from '@marigold/contract'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { AnyPlay } from '../play/internal-play.ts'
import { offerKeys } from '../input/keys.ts'
import { useStableCallback } from '../play/stable-callback.ts'

const scores = [
  ['independent', '1', m.kit_independent()],
  ['helped', '2', m.kit_with_help()],
  ['notYet', '3', m.kit_not_yet()],
  ['skipped', '0', m.kit_skip()],
] as const

// A child's tap on what was here before must not score.
const settleMs = 500

interface CornerProps<T> {
  play: Pick<AnyPlay, 'clock'>
  /** What the adult is asked, or what only the adult should read. */
  question?: string | undefined
  choices: readonly (readonly [value: T, key: string, label: string])[]
  choose: (value: T) => void
}

/** Buttons in the corner above the play area. Switch scanning doesn't reach them, so no child presses them by accident. */
export function AdultCorner<T extends string>({ play, question, choices, choose }: CornerProps<T>) {
  const [settled, setSettled] = useState(false)
  useEffect(() => play.clock.after(settleMs, () => setSettled(true)), [])
  const press = useStableCallback((value: T) => settled && choose(value))
  useLayoutEffect(
    () =>
      offerKeys(Object.fromEntries(choices.map(([value, key]) => [key, () => press(value)])), { ownCooldown: true }),
    [],
  )
  return (
    <section class="adult-confirm" aria-label={m.kit_for_the_adult()}>
      {question !== undefined && <p>{question}</p>}
      <div class="row">
        {choices.map(([value, key, label]) => (
          <button
            key={value}
            type="button"
            class={`tool ${value}`}
            aria-keyshortcuts={key}
            disabled={!settled}
            onClick={() => press(value)}
          >
            <kbd aria-hidden="true">{key}</kbd>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

/** The adult says how a child's spoken try went, with one tap or the keys 1, 2, 3, and 0. */
export const AdultConfirm = ({
  onScore,
  ...corner
}: Pick<CornerProps<Earned>, 'play' | 'question'> & { onScore: (earned: Earned) => void }) => (
  <AdultCorner {...corner} choices={scores} choose={onScore} />
)

/** The adult confirms something that isn't scored, such as that a word was said, with one tap or the key 1. */
export const AdultDone = ({
  label,
  onDone,
  ...corner
}: Pick<CornerProps<'done'>, 'play' | 'question'> & { label: string; onDone: () => void }) => (
  <AdultCorner {...corner} choices={[['done', '1', label]]} choose={onDone} />
)

interface LockProps extends Pick<CornerProps<never>, 'play' | 'question'> {
  /** What the adult confirms, tap by tap. */
  taps: readonly [first: string, second: string]
  /** Something else to do instead, with the key 2. */
  other?: { label: string; act: () => void }
  onOpen: () => void
}

/** The adult lock: two separate taps, or the key 1 twice. Switch scanning doesn't reach it. */
export function AdultLock({ play, question, taps, other, onOpen }: LockProps) {
  const [isTapped, setTapped] = useState(false)
  const act = { done: isTapped ? onOpen : () => setTapped(true), other: () => other?.act() }
  return (
    <AdultCorner
      // After the first tap, the second button settles like the first one.
      key={String(isTapped)}
      play={play}
      question={question}
      choices={[['done', '1', taps[isTapped ? 1 : 0]], ...(other ? [['other', '2', other.label] as const] : [])]}
      choose={(what: keyof typeof act) => act[what]()}
    />
  )
}
