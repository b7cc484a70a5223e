import { m } from '#messages'
import { ChoicePanel, html } from '../kit/index.ts'
import { boxOf, drawn } from './clothes.ts'
import { garments } from './garments.ts'
import { meets, plansOf } from './needs.ts'
import { treatArt } from './outside.tsx'
import type { Move, State } from './state.ts'
import { garmentOf, outingNow } from './table.ts'

interface ChoiceProps {
  state: State
  make: (move: Move) => void
}

/** The first choice: what to do there. Each plan needs something of its own, shown by a garment that does. */
export function PlanChoice({ state, make }: ChoiceProps) {
  const outing = outingNow(state)
  const options = plansOf(outing).map(([plan, need], value) => {
    const own = outing.items.map((_, item) => garmentOf(state, item))
    const { cut, colors, slots } = [...own, ...garments].find((one) => meets(need, one)) ?? {
      cut: '',
      colors: ['', ''] as const,
      slots: [],
    }
    const [x, y, width, height] = boxOf(slots[0] ?? 'top2', cut)
    return {
      value,
      label: m.weather_wardrobe_plan({ plan }),
      outcome: m.weather_wardrobe_plan_needs({ plan }),
      picture: <svg viewBox={`${x} ${y} ${width} ${height}`} {...html(drawn(cut, colors))} />,
    }
  })
  return (
    <ChoicePanel
      title={m.weather_wardrobe_what_will_you_do_outside()}
      options={options}
      choose={(plan) => make({ kind: 'plan', plan })}
    />
  )
}

/** The second choice: a kite needs luck with the wind, and a picnic always works. */
export function BagChoice({ state, make }: ChoiceProps) {
  const isShown = state.missing.length > 0
  const picture = (treat: 'kite' | 'picnic') => <svg viewBox="0 0 150 110" {...html(treatArt(treat))} />
  const cheer = isShown ? m.weather_wardrobe_these_clothes_do_it() : m.weather_wardrobe_hooray_all_is_just_right()
  return (
    <ChoicePanel
      title={`${cheer} ${m.weather_wardrobe_one_space_in_the_bag()}`}
      options={[
        {
          value: 'kite' as const,
          label: m.weather_wardrobe_a_kite(),
          outcome: m.weather_wardrobe_flies_high_if_it_gets_windy(),
          picture: picture('kite'),
        },
        {
          value: 'picnic' as const,
          label: m.weather_wardrobe_a_picnic(),
          outcome: m.weather_wardrobe_a_snack_for_sure(),
          picture: picture('picnic'),
        },
      ]}
      choose={(treat) => make({ kind: 'treat', treat })}
    />
  )
}
