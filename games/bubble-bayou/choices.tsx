import { m } from '#messages'
import { ChoicePanel, Picture } from '../kit/index.ts'
import { creatures } from './creatures.ts'
import { svgOf } from './pictures.ts'
import type { Show } from './show.ts'
import { nameOf } from './texts.ts'

/** Who comes next: two friends for sure, or one or three by luck. */
export function HomeChoice({ show }: { show: Show }) {
  const options = [
    {
      value: 'pond' as const,
      label: m.bubble_bayou_fill_the_pond(),
      outcome: m.bubble_bayou_two_day_friends_come(),
      picture: <Picture svg={svgOf('turtle')} />,
    },
    {
      value: 'tree' as const,
      label: m.bubble_bayou_fill_the_tree(),
      outcome: m.bubble_bayou_one_or_three_night_friends_come(),
      picture: <Picture svg={svgOf('owl')} />,
    },
  ]
  return (
    <ChoicePanel
      title={m.bubble_bayou_who_comes_next()}
      options={options}
      choose={(home) => show.move({ kind: 'home', home })}
    />
  )
}

/** Who naps beside the first one home, which makes the lullaby. */
export function NapChoice({ show }: { show: Show }) {
  const { nap } = show.shown.value
  if (!nap) return null
  const options = nap.beside.map((creature) => ({
    value: creature,
    label: nameOf(creature),
    outcome: m.bubble_bayou_song_of_creature({ song: creatures[creature].song }),
    picture: <Picture svg={svgOf(creature)} />,
  }))
  return (
    <ChoicePanel
      title={m.bubble_bayou_who_naps_beside_creature({ creature: nap.sleeper })}
      options={options}
      choose={(beside) => show.move({ kind: 'nap', beside })}
    />
  )
}
