import { m } from '#messages'
import { ChoicePanel, html } from '../kit/index.ts'
import { sentenceCase } from '../kit/phrases.ts'
import { dyes, type Band, type Made } from './cloth.ts'
import { paletteOf, type Palette } from './palette.ts'
import type { Show, ThreadPlay } from './show.ts'
import { bandPicture, colorsOf, heightOf } from './weave-picture.ts'
import { foundGroup } from './weaving.ts'

const cell = 4
const width = 24 * cell

type Outcome = Pick<Band, 'thread' | 'earned' | 'partner' | 'rows'>

/** The bands that may come of a choice, one beside the other. */
const Outcomes = ({ bands, palette, id }: { bands: Outcome[]; palette: Palette; id: string }) => {
  const each = width / bands.length
  const tallest = Math.max(...bands.map(heightOf)) * cell
  const drawn = bands.map((band, at) => {
    const top = (tallest - heightOf(band) * cell) / 2
    const picture = bandPicture(band, { palette, width: each - 4, cell, id: `${id}${at}` })
    return `<g transform="translate(${at * each + 2} ${top})">${picture}</g>`
  })
  return <svg viewBox={`0 0 ${width} ${tallest}`} {...html(drawn.join(''))} />
}

interface ChoiceProps {
  play: ThreadPlay
  show: Show
}

/** Offers to weave the named set now, or to hold it for a wide band of two colors, which may tangle. */
export function HoldChoice({ play, show }: ChoiceProps) {
  const { offer: thread, earned } = play.state.value
  const palette = paletteOf(play.look.value)
  const band: Outcome = { thread, earned, partner: null, rows: 2 }
  const partner = thread.dye === 'ochre' ? 'indigo' : 'ochre'
  return (
    <ChoicePanel
      title={m.thread_four_label_weave_it_now({ label: foundGroup(play.state.value)?.label ?? '' })}
      options={[
        {
          value: false,
          label: m.thread_four_weave_now(),
          outcome: m.thread_four_one_band_for_sure(),
          picture: <Outcomes bands={[band]} palette={palette} id="now" />,
        },
        {
          value: true,
          label: m.kit_hold(),
          outcome: m.thread_four_two_wide_bands_or_two_thin(),
          picture: (
            <Outcomes
              bands={[
                { ...band, partner, rows: 3 },
                { ...band, partner, rows: 1 },
              ]}
              palette={palette}
              id="hold"
            />
          ),
        },
      ]}
      choose={(hold) => void show.make({ kind: 'hold', hold })}
    />
  )
}

/** Offers the player's own yarn, or a spool that is a long rainbow or a short gray. */
export function YarnChoice({ play, show }: ChoiceProps) {
  const { offer: thread, earned } = play.state.value
  const palette = paletteOf(play.look.value)
  const band: Outcome = { thread, earned, partner: null, rows: 2 }
  const spool = (dye: 'rainbow' | 'gray', rows: number): Outcome => ({ ...band, thread: { ...thread, dye }, rows })
  return (
    <ChoicePanel
      title={m.thread_four_label_which_yarn({ label: foundGroup(play.state.value)?.label ?? '' })}
      options={[
        {
          value: false,
          label: m.thread_four_my_yarn(),
          outcome: sentenceCase(m.thread_four_color_for_sure({ color: dyes[thread.dye] })),
          picture: <Outcomes bands={[band]} palette={palette} id="mine" />,
        },
        {
          value: true,
          label: m.thread_four_mystery_spool(),
          outcome: m.thread_four_long_rainbow_or_short_gray(),
          picture: <Outcomes bands={[spool('rainbow', 3), spool('gray', 1)]} palette={palette} id="spool" />,
        },
      ]}
      choose={(mystery) => void show.make({ kind: 'yarn', mystery })}
    />
  )
}

const pictures: Record<Made, string> = {
  scarf: 'M10 8Q48 40 86 8L92 18Q74 36 62 36L66 58L48 56L46 38Q18 36 4 18Z',
  flags: 'M2 10H30L16 40ZM34 10H62L48 40ZM66 10H94L80 40Z',
}

/** Asks what the finished cloth becomes; it is there in the next games, too. */
export function MakeChoice({ play, show }: ChoiceProps) {
  const palette = paletteOf(play.look.value)
  const dye = play.state.value.bands.find(({ thread }) => thread)?.thread?.dye ?? null
  const option = (value: Made, label: string, outcome: string) => ({
    value,
    label,
    outcome,
    picture: (
      <svg viewBox="0 0 96 60">
        <path d={pictures[value]} fill={colorsOf(dye, palette).ground} />
      </svg>
    ),
  })
  return (
    <ChoicePanel
      title={m.thread_four_what_will_your_cloth_be()}
      options={[
        palette.cat
          ? option('scarf', m.thread_four_a_scarf(), m.thread_four_for_the_cat_to_wear())
          : option('scarf', m.thread_four_a_cozy(), m.thread_four_to_keep_the_tea_warm()),
        option('flags', m.thread_four_flags(), m.thread_four_to_hang_on_the_loom()),
      ]}
      choose={(made) => void show.make({ kind: 'make', made })}
    />
  )
}
