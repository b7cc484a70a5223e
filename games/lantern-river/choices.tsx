import { m } from '#messages'
import { Icon, Target, type Stage } from '../kit/index.ts'
import { across, project, viewOf, type Camera } from './perspective.ts'
import { forkLength, type Move, type State } from './rules.ts'

interface Props {
  state: State
  stage: Stage
  camera: Camera
  act: (move: Move) => void
}

/** The two channels of a fork, each where it lies. */
export function ForkChoice({ state, stage, camera, act }: Props) {
  const fork = state.lanterns[state.turn]?.at ?? 0
  const view = viewOf(stage, camera)
  const calmLeft = state.river.calmLeft[fork] === true
  const channels = calmLeft ? (['calm', 'rocky'] as const) : (['rocky', 'calm'] as const)
  const half = Math.min(150, stage.width * 0.42)
  return (
    <>
      {channels.map((channel, i) => {
        const at = fork + forkLength / 2
        const spot = project(view, at, across(state.river, at, channel === 'rocky'))
        const edge = half / 2 + 12
        // Side by side even where the channels lie close.
        const away = i === 0 ? Math.min(spot.x, stage.width / 2 - edge) : Math.max(spot.x, stage.width / 2 + edge)
        const x = Math.min(stage.width - edge, Math.max(edge, away))
        return (
          <Target
            key={channel}
            label={channel === 'rocky' ? m.lantern_river_short_rocky_channel() : m.lantern_river_long_calm_channel()}
            class={`channel ${channel}`}
            x={x}
            y={spot.y - (stage.portrait ? 70 : 40)}
            width={half}
            height={96}
            onPress={() => act({ kind: 'fork', channel })}
          >
            <Icon name={i === 0 ? 'left' : 'right'} size={26} />
            {channel === 'rocky' ? m.lantern_river_rocky() : m.kit_calm()}
            <small>{channel === 'rocky' ? m.lantern_river_short_one_whirl() : m.lantern_river_long_smooth()}</small>
          </Target>
        )
      })}
    </>
  )
}

/** A lily pad's rest: one small thing to do together. */
export function RestChoice({ act }: Pick<Props, 'act'>) {
  const ways = [
    ['wave', m.lantern_river_wave_to_afriend()],
    ['stretch', m.lantern_river_stretch_up_tall()],
    ['practice', m.lantern_river_one_more_practice()],
  ] as const
  return (
    <div class="choice-row" role="group" aria-label={m.lantern_river_a_rest_on_the_lily_pad_2()}>
      <p class="caption">{m.lantern_river_a_rest_on_the_lily_pad()}</p>
      {ways.map(([how, label]) => (
        <button key={how} type="button" class="button plain" data-scan="" onClick={() => act({ kind: 'rest', how })}>
          {label}
        </button>
      ))}
    </div>
  )
}

/** Bank what was spun, or risk another spin. */
export function BankChoice({ state, act }: Pick<Props, 'act' | 'state'>) {
  return (
    <div class="choice-row" role="group" aria-label={m.lantern_river_bank_or_drift()}>
      <p class="caption">{m.lantern_river_to_float_bank_it_or_keep({ pending: state.pending })}</p>
      <button type="button" class="button" data-scan="" onClick={() => act({ kind: 'bank' })}>
        {m.lantern_river_bank({ pending: state.pending })}
      </button>
      <button type="button" class="button plain" data-scan="" onClick={() => act({ kind: 'drift' })}>
        {m.lantern_river_drift_spin_again()}
      </button>
    </div>
  )
}
