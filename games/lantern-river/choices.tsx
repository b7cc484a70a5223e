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
            label={channel === 'rocky' ? 'Short rocky channel' : 'Long calm channel'}
            class={`channel ${channel}`}
            x={x}
            y={spot.y - (stage.portrait ? 70 : 40)}
            width={half}
            height={96}
            onPress={() => act({ kind: 'fork', channel })}
          >
            <Icon name={i === 0 ? 'left' : 'right'} size={26} />
            {channel === 'rocky' ? 'Rocky' : 'Calm'}
            <small>{channel === 'rocky' ? 'short, one whirl' : 'long, smooth'}</small>
          </Target>
        )
      })}
    </>
  )
}

/** A lily pad's rest: one small thing to do together. */
export function RestChoice({ act }: Pick<Props, 'act'>) {
  const ways = [
    ['wave', 'Wave to a friend'],
    ['stretch', 'Stretch up tall'],
    ['practice', 'One more practice'],
  ] as const
  return (
    <div class="choice-row" role="group" aria-label="A rest on the lily pad">
      <p class="caption">A rest on the lily pad. Choose one:</p>
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
    <div class="choice-row" role="group" aria-label="Bank or drift">
      <p class="caption">{state.pending} to float. Bank it, or drift on? A 1 lets the breeze drop.</p>
      <button type="button" class="button" data-scan="" onClick={() => act({ kind: 'bank' })}>
        Bank {state.pending}
      </button>
      <button type="button" class="button plain" data-scan="" onClick={() => act({ kind: 'drift' })}>
        Drift: spin again
      </button>
    </div>
  )
}
