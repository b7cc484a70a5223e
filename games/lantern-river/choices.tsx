import { m } from '#messages'
import { ChoicePanel, Press } from '../kit/index.ts'
import { FireflyPicture } from './fireflies.tsx'
import type { Move, State } from './rules.ts'

interface Props {
  state: State
  act: (move: Move) => void
}

/** Offers the two channels of a fork, each on its side: a firefly for sure, or the whirlpool's luck. */
export function ForkChoice({ state, act }: Props) {
  const fork = state.lanterns[state.turn]?.at ?? 0
  const channels = [
    {
      value: 'calm',
      label: m.kit_calm(),
      outcome: m.lantern_river_slower_one_firefly(),
      picture: <FireflyPicture count={1} />,
    },
    {
      value: 'rocky',
      label: m.lantern_river_rocky(),
      outcome: m.lantern_river_faster_two_join_or_one_leaves(),
      picture: <FireflyPicture count={2} lucky />,
    },
  ] as const
  return (
    <ChoicePanel
      title={m.lantern_river_the_river_splits_in_two_which_way()}
      options={state.river.calmOnLeft[fork] === true ? channels : channels.toReversed()}
      choose={(channel) => act({ kind: 'fork', channel })}
    />
  )
}

/** Offers to wait for a firefly on a lily pad or to float on, and one more practice where players practice. */
export function RestChoice({ act, practices }: Pick<Props, 'act'> & { practices: boolean }) {
  const ways = [
    {
      value: 'wait',
      label: m.kit_wait(),
      outcome: m.lantern_river_one_firefly_joins(),
      picture: <FireflyPicture count={1} />,
    },
    {
      value: 'float',
      label: m.lantern_river_float_on(),
      outcome: m.lantern_river_farther_two_fireflies_or_none(),
      picture: <FireflyPicture count={2} lucky />,
    },
    {
      value: 'practice',
      label: m.lantern_river_one_more_practice(),
      outcome: m.lantern_river_one_firefly_joins(),
      picture: <FireflyPicture count={1} />,
    },
  ] as const
  return (
    <ChoicePanel
      title={m.lantern_river_rest_on_the_lily_pad()}
      options={practices ? ways : ways.slice(0, 2)}
      choose={(how) => act({ kind: 'rest', how })}
    />
  )
}

/** Offers to bank the spins so far, or risk another spin. */
export function BankChoice({ state, act }: Pick<Props, 'act' | 'state'>) {
  return (
    <div class="choice-row" role="group" aria-label={m.lantern_river_bank_or_drift()}>
      <p class="caption" data-instruction="">
        {m.lantern_river_you_have_count_to_float({ count: state.pending })}
      </p>
      <Press class="button" onClick={() => act({ kind: 'bank' })}>
        {m.lantern_river_bank_count({ count: state.pending })}
      </Press>
      <Press class="button plain" onClick={() => act({ kind: 'drift' })}>
        {m.lantern_river_drift_spin_again()}
      </Press>
    </div>
  )
}
