import { m } from '#messages'
import basketPicture from 'pics:basket'
import dropPicture from 'pics:droplet'
import hourglassPicture from 'pics:hourglass-not-done'
import ladybugPicture from 'pics:lady-beetle'
import seedlingPicture from 'pics:seedling'
import { Img, Press } from '../kit/index.ts'
import { gold, ripest } from './orchard.ts'
import type { Orchard } from './orchard.ts'
import type { Move } from './rules.ts'
import type { OrchardPlay } from './show.ts'

export type ActionKind = 'pick' | 'water' | 'plant' | 'guard'
/** What a player can do with a tree, with the keyboard shortcut. */
export const actions: { kind: ActionKind; label: string; key: string; picture: string }[] = [
  { kind: 'pick', label: m.patient_orchard_pick(), key: 'k', picture: basketPicture },
  { kind: 'water', label: m.patient_orchard_water(), key: 'w', picture: dropPicture },
  { kind: 'plant', label: m.patient_orchard_plant(), key: 'p', picture: seedlingPicture },
  { kind: 'guard', label: m.patient_orchard_guard(), key: 'g', picture: ladybugPicture },
]

interface ActionsProps {
  play: OrchardPlay
  chosen: number
  moves: Move[]
  make: (move: Move) => void
  /** Returns to the trees; set when a switch user chooses a tree first. */
  back?: (() => void) | undefined
}
/** Shows the actions for the chosen tree, and waiting. */
export function Actions({ play, chosen, moves, make, back }: ActionsProps) {
  const { state, level } = play
  const orchard = state.value.orchards[state.value.seat] as Orchard
  const open = (kind: ActionKind) => moves.some((move) => move.kind === kind && move.tree === chosen)
  const shown = actions.filter(({ kind }) => (kind === 'guard' ? level.ladybugs : kind === 'pick' || level.trees > 1))
  const small = {
    plant: m.patient_orchard_count_seeds({ count: orchard.seeds }),
    guard: m.patient_orchard_count_ladybugs({ count: orchard.ladybugs }),
  }
  const ripens = orchard.trees.some(({ fruits }) => fruits.some(({ ripeness, guarded }) => ripeness < gold && !guarded))
  const tree = orchard.trees[chosen]
  const best = tree && ripest(tree.fruits)
  return (
    <div
      class={`actions ${level.ladybugs ? 'many' : ''}`}
      role="group"
      aria-label={m.patient_orchard_what_will_you_do()}
      data-instruction={m.patient_orchard_what_will_you_do()}
    >
      {shown.map(({ kind, label, picture }) => (
        <Press
          key={kind}
          class={kind === 'pick' && best?.ripeness === 4 ? 'gold' : ''}
          disabled={!open(kind)}
          onClick={() => make({ kind, tree: chosen })}
        >
          <Img svg={picture} />
          <span>
            {label}
            {(kind === 'plant' || kind === 'guard') && <small>{small[kind]}</small>}
          </span>
        </Press>
      ))}
      <Press class="wait" onClick={() => make({ kind: 'wait' })}>
        <Img svg={hourglassPicture} />
        <span>
          {m.kit_wait()}
          <small>
            {level.ladybugs
              ? m.patient_orchard_a_ladybug_comes()
              : ripens
                ? m.patient_orchard_fruit_ripens()
                : m.patient_orchard_time_passes()}
          </small>
        </span>
      </Press>
      {back && (
        <Press class="other" onClick={back}>
          <span>{m.patient_orchard_another_tree()}</span>
        </Press>
      )}
    </div>
  )
}
