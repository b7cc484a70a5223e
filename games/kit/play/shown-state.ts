import { computed, signal, type ReadonlySignal } from '@preact/signals'

/**
 * What the screen shows of a game: `scene` is its state, also after a pass, except while `frozen` holds the state that an
 * animation shows instead.
 */
export function shownState<State>({ state }: { state: ReadonlySignal<State> }) {
  const frozen = signal<State | null>(null)
  return { frozen, scene: computed(() => frozen.value ?? state.value) }
}
