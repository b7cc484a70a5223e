import { m } from '#messages'
import { ChoicePanel, html, Img, Stroke } from '../kit/index.ts'
import { sentenceCase } from '../kit/phrases.ts'
import { treatOf } from './pictures.ts'
import { floorTrials, type Flavor } from './cone.ts'
import { flavorNames, friendNames, paletteOf, toppingNames } from './palette.ts'
import { coneOf, type Move } from './rules.ts'
import type { ScoopPlay } from './scene.ts'
import { shelfOf } from './shelf.ts'
import { cone as coneShape, scoop, svgOf } from './shapes.ts'

interface ChoiceProps {
  play: ScoopPlay
  make: (move: Move) => void
}

function ConePicture({ play, flavor }: { play: ScoopPlay; flavor: Flavor }) {
  const color = paletteOf(play.look.value)
  const art = [0, 1, 2].map(
    (at) => `<g transform="translate(${[0, 4, -3][at]} ${-at * 45})">${svgOf(scoop, color.scoop(flavor, at))}</g>`,
  )
  return <svg viewBox="-70 -150 140 266" {...html(svgOf(coneShape, color.cone) + art.join(''))} />
}

/** A closed tub: a scoop may be giant, tiny, or a pickle. */
function TubPicture({ play }: { play: ScoopPlay }) {
  const { scoop: tones } = paletteOf(play.look.value)
  const peeks = [
    ['translate(-6 -66) scale(1.05)', tones('grape', 0)],
    ['translate(40 -52) scale(.45)', tones('sunny', 0)],
    ['translate(-44 -54) scale(.5)', tones('pickle', 0)],
  ] as const
  return (
    <svg viewBox="-70 -150 140 266">
      {peeks.map(([transform, shown]) => (
        <g key={transform} transform={transform} {...html(svgOf(scoop, shown))} />
      ))}
      <path d="M-62 -40H62L48 92Q46 102 34 102H-34Q-46 102 -48 92Z" fill="#6B46C1" />
      <path d="M-62 -40H-20L-16 102H-34Q-46 102 -48 92Z" fill="#8E6FDB" />
      <path d="M-66 -50H66Q70 -50 70 -44V-36H-70V-44Q-70 -50 -66 -50Z" fill="#FFF9EF" />
      <Stroke d="M-16 14C-16 -10 20 -10 20 12C20 28 2 26 2 44M2 60V66" color="#FFF9EF" width={11} />
    </svg>
  )
}

/** Before a floor: even scoops of a flavor, or luck with the mystery tub. The easiest level has flavors alone. */
function ScoopChoice({ play, make }: ChoiceProps) {
  const cone = coneOf(play.state.value)
  const shelf = shelfOf(play.grown(play.seat.value))
  const { tubs } = play.level
  const from = tubs ? Math.floor(cone.made / floorTrials) * 2 : 0
  const offered = Array.from({ length: tubs ? 2 : 3 }, (_, at) => shelf[(from + at) % shelf.length] ?? 'berry')
  const even = offered.map((flavor) => ({
    value: flavor,
    label: flavorNames[flavor],
    outcome: m.sky_high_scoops_neat_and_even(),
    picture: <ConePicture play={play} flavor={flavor} />,
  }))
  const mystery = {
    value: 'mystery' as const,
    label: m.sky_high_scoops_mystery_tub(),
    outcome: m.sky_high_scoops_giant_tiny_or_pickle(),
    picture: <TubPicture play={play} />,
  }
  return (
    <ChoicePanel
      title={m.sky_high_scoops_choose_your_flavor()}
      options={tubs ? [...even, mystery] : even}
      choose={(flavor) => make({ kind: 'flavor', flavor })}
    />
  )
}

/** Every tenth time: a topping that stays on the tower, or a friend who eats it and sings at the end. */
function ToppingChoice({ play, make }: ChoiceProps) {
  const topping = play.state.value.offer ?? 'cherries'
  const color = paletteOf(play.look.value)
  const options = [
    {
      value: false,
      label: toppingNames[topping],
      outcome: m.sky_high_scoops_stays_on_your_tower(),
      picture: <Img svg={treatOf({ kind: 'topping', topping }, color.lights)} />,
    },
    {
      value: true,
      label: color.lights ? m.sky_high_scoops_a_light() : sentenceCase(friendNames[topping]),
      outcome: color.lights ? m.sky_high_scoops_hums_at_the_end() : m.sky_high_scoops_eats_it_sings_at_the_end(),
      picture: <Img svg={treatOf({ kind: 'friend', topping }, color.lights)} />,
    },
  ]
  return (
    <ChoicePanel
      title={m.sky_high_scoops_keep_it_or_share_it()}
      options={options}
      choose={(share) => make({ kind: 'topping', share })}
    />
  )
}

/** What the child chooses now. */
export const Choice = (props: ChoiceProps) =>
  props.play.state.value.phase === 'topping' ? <ToppingChoice {...props} /> : <ScoopChoice {...props} />
