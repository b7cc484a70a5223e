import { computed, type ReadonlySignal } from '@preact/signals'
import type { Values } from '../game.ts'
import { kitFields } from '../session/kit-fields.ts'

const live = kitFields.filter(({ fixed }) => !fixed).map(({ key }) => key)

/** Settings as a running game sees them: what the menu offers during play follows it, the rest stays as it began. */
export function liveValues(atStart: Values, now: ReadonlySignal<Values>): ReadonlySignal<Values> {
  return computed(() => {
    const values = { ...atStart }
    for (const key of live) {
      const value = now.value[key]
      if (value !== undefined) values[key] = value
    }
    return values
  })
}
