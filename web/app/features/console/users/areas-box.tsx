import { m } from '#messages'
import { areaSwitches, setAreas, type AreaSwitch, type AreaSwitches, type UserRecord } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Checkbox } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { changeUser } from './change-user.ts'

/** What a card area is called. */
export const areaNames: Record<AreaSwitch, string> = {
  articulation: m.ui_articulation(),
  language: m.ui_language(),
  fluency: m.ui_fluency(),
  minimal_pairs: m.ui_minimal_pairs(),
  own_cards: m.ui_own_cards(),
}

/** The card areas of an account, each with its switch. */
export function AreasBox({ user, token }: { user: UserRecord; token: string }) {
  const { run, busy, problem, done } = useAction<true>('The areas were not saved')
  const [pending, setPending] = useState<AreaSwitches | null>(null)
  const turn = (area: AreaSwitch, on: boolean) => {
    if (busy) return
    const areas = { ...user.areas, [area]: on }
    setPending(areas)
    void run(async () => {
      try {
        const body = { revision: user.revision, areas }
        await changeUser(token, () => call(setAreas, { params: { id: user.id }, body }))
      } finally {
        setPending(null)
      }
      return true as const
    })
  }
  return (
    <section className="account-box panel" aria-labelledby="areas-title">
      <h2 id="areas-title">{m.console_card_areas()}</h2>
      <p>{m.console_card_areas_lead()}</p>
      <div className="console-switches" aria-busy={busy}>
        {areaSwitches.map((area) => (
          <Checkbox
            key={area}
            label={areaNames[area]}
            checked={(pending ?? user.areas)[area]}
            onChange={(event) => turn(area, event.target.checked)}
          />
        ))}
      </div>
      <p className="hint">{m.console_own_cards_hint()}</p>
      <p role="status">{done ? m.console_areas_saved() : ''}</p>
      <Problem>{problem}</Problem>
    </section>
  )
}
