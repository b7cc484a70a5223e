import { m } from '#messages'
import { ChoicePanel, html } from '../kit/index.ts'
import { ItemPicture, nameOf } from './scene-boards.tsx'
import type { BarrierPlay, Show } from './show.ts'
import { lightStakes, rocketStakes } from './state.ts'
import { sceneOf } from './scenes.ts'

const rocket = (x: number, y: number) =>
  `<path d="M${x} ${y - 20}C${x + 10} ${y - 12} ${x + 9} ${y} ${x + 7} ${y + 8}H${x - 7}C${x - 9} ${y} ${x - 10} ${y - 12} ${x} ${y - 20}Z" fill="#E4625A"/><circle cx="${x}" cy="${y - 6}" r="3.600" fill="#CFEAF7"/><path d="M${x - 5} ${y + 9}L${x} ${y + 20}L${x + 5} ${y + 9}Z" fill="#F2B830"/>`
const bulb = (x: number, y: number) =>
  `<rect x="${x - 4}" y="${y - 15}" width="8" height="7" rx="2" fill="#5A4A3C"/><circle cx="${x}" cy="${y}" r="10" fill="#FFD75E" stroke="#B98A1E" stroke-width="2"/>`
const draws = { rocket, light: bulb } as const

/** Draws a row of rockets or lights. */
export function Tokens({ kind, count, wide = 120 }: { kind: keyof typeof draws; count: number; wide?: number }) {
  const drawn = Array.from({ length: count }, (_, at) => draws[kind](20 + at * 27, 26)).join('')
  return <svg viewBox={`0 0 ${wide} 52`} aria-hidden="true" {...html(drawn)} />
}

/** Draws both numbers that a risky option can bring, side by side with a line between them. */
function Either({ kind, low, high }: { kind: keyof typeof draws; low: number; high: number }) {
  const few = Array.from({ length: low }, (_, at) => draws[kind](60 + at * 27, 26)).join('')
  const many = Array.from({ length: high }, (_, at) => draws[kind](60 - ((high - 1) * 27) / 2 + at * 27, 84)).join('')
  return (
    <svg
      viewBox="0 0 120 112"
      aria-hidden="true"
      {...html(`${few}<path d="M14 55H106" stroke="#8A7A9A" stroke-width="3" stroke-dasharray="6 6"/>${many}`)}
    />
  )
}

interface ChoiceProps {
  play: BarrierPlay
  show: Show
}

/** Asks whether to drop the curtain or to add one more thing. */
function CurtainChoice({ show }: ChoiceProps) {
  const { sure, low, high } = rocketStakes
  return (
    <ChoicePanel
      title={m.barrier_builders_how_big_should_the_show_be()}
      options={[
        {
          value: false,
          label: m.barrier_builders_drop_the_curtain(),
          outcome: m.barrier_builders_two_rockets_for_sure(),
          picture: <Tokens kind="rocket" count={sure} wide={67} />,
        },
        {
          value: true,
          label: m.barrier_builders_one_more_thing(),
          outcome: m.barrier_builders_four_rockets_or_just_one(),
          picture: <Either kind="rocket" low={low} high={high} />,
        },
      ]}
      choose={(more) => show.make({ kind: 'curtain', more })}
    />
  )
}

/** Asks who leads the band in the photo. */
function BandChoice({ show }: ChoiceProps) {
  const { sure, low, high } = lightStakes
  return (
    <ChoicePanel
      title={m.barrier_builders_who_leads_the_band()}
      options={[
        {
          value: false,
          label: m.barrier_builders_everyone_leads(),
          outcome: m.barrier_builders_two_lights_for_sure(),
          picture: <Tokens kind="light" count={sure} wide={67} />,
        },
        {
          value: true,
          label: m.barrier_builders_guess_the_leader(),
          outcome: m.barrier_builders_three_lights_or_just_one(),
          picture: <Either kind="light" low={low} high={high} />,
        },
      ]}
      choose={(guess) => show.make({ kind: 'band', guess })}
    />
  )
}

/** Asks which of two things leads the band. */
function Guess({ play, show }: ChoiceProps) {
  const { rivals, puzzle } = play.state.value
  if (!puzzle) return null
  const { grid } = sceneOf(puzzle.scene)
  const options = rivals.flatMap((at) => {
    const item = puzzle.wanted[at]?.item
    if (!item) return []
    const outcome = m.barrier_builders_maybe_its_this_one()
    return [{ value: at, label: nameOf(item, puzzle.says), outcome, picture: <ItemPicture item={item} grid={grid} /> }]
  })
  return (
    <ChoicePanel
      title={m.barrier_builders_who_is_the_secret_leader()}
      options={options}
      choose={(at) => show.make({ kind: 'guess', at })}
    />
  )
}

export const choicePanels = { curtain: CurtainChoice, band: BandChoice, guess: Guess } as const
