import { computed, type ReadonlySignal } from '@preact/signals'
import type { Field, Values } from '../game.ts'
import { kitFields } from '../session/kit-fields.ts'

const ofKit = kitFields.filter(({ fixed }) => !fixed).map(({ key }) => key)

/** Settings as a running game sees them: live ones follow the menu, the rest stays as it began. */
export function liveValues(
  fields: readonly Field[],
  atStart: Values,
  now: ReadonlySignal<Values>,
): ReadonlySignal<Values> {
  const keys = [...ofKit, ...fields.filter(({ live }) => live).map(({ key }) => key)]
  return computed(() => {
    const values = { ...atStart }
    for (const key of keys) {
      const value = now.value[key]
      if (value !== undefined) values[key] = value
    }
    return values
  })
}
