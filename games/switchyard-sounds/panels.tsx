import { m } from '#messages'
import { seatHex } from '@marigold/device'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import {
  AdultCorner,
  AdultDone,
  ChoicePanel,
  html,
  offerKeys,
  Picture,
  Press,
  seatName,
  type ChoiceOption,
} from '../kit/index.ts'
import { engineNames, paintOf, paletteOf } from './palette.ts'
import pictures from './pictures.json?pics-tenths'
import type { Side } from './plan.ts'
import { isFirstOfJob, trainOf, wheelBoxes, type Move, type State } from './rules.ts'
import { lampOf } from './score.ts'
import type { YardPlay } from './ride.ts'
import type { Show } from './show.ts'
import { outcomePicture } from './town-art.ts'
import { engine as engineOf, vehicleBox } from './vehicles.ts'
import { pictureOf } from './words.ts'

/** The picture of a word. */
export const WordPicture = ({ word }: { word: string }) => <Picture svg={pictures[pictureOf(word)] ?? ''} />

/** The line between the stations, with a lamp for each train, and the boxes saved for a Ferris wheel. */
export function Line({ state }: { state: State }) {
  const { trains, at, saved } = state
  return (
    <>
      <ol
        class={`line ${trains.length > 20 ? 'many' : ''}`}
        aria-label={m.switchyard_sounds_train_number_of_total({
          number: Math.min(at + 1, trains.length),
          total: trains.length,
        })}
      >
        {trains.map((_, index) => (
          <li key={index} class={lampOf(state, index) ?? (index === at ? 'now' : '')} />
        ))}
      </ol>
      {saved !== null && (
        <p class="saved" role="img" aria-label={m.switchyard_sounds_boxes_saved_count_of_four({ count: saved })}>
          {Array.from({ length: wheelBoxes }, (_, i) => (
            <i key={i} class={i < saved ? 'full' : ''} />
          ))}
        </p>
      )}
    </>
  )
}

interface PanelProps {
  play: YardPlay
  show: Show
}

const drawing = (viewBox: string, markup: string) => <svg viewBox={viewBox} {...html(markup)} />

/** Offers engine colors, what to build, or which way the line goes on. */
export function Choices({ play, show }: PanelProps) {
  const { phase, offer } = play.state.value
  const look = play.look.value
  const p = paletteOf(look)
  const choose = (move: Move) => void show.make(move)
  const picture = (what: Parameters<typeof outcomePicture>[1]) =>
    drawing('0 0 150 100', outcomePicture(p, what, seatHex(play.current.value.color)))
  if (phase === 'engine')
    return (
      <ChoicePanel
        title={m.switchyard_sounds_choose_an_engine()}
        options={offer.map((engine): ChoiceOption<Move> => {
          const drawn = drawing(vehicleBox.join(' '), engineOf(p, paintOf(engine, look)))
          return { value: { kind: 'engine', engine }, label: engineNames[engine], picture: drawn }
        })}
        choose={choose}
      />
    )
  const options: readonly ChoiceOption<Move>[] =
    phase === 'build'
      ? [
          {
            value: { kind: 'build', what: 'house' },
            label: m.switchyard_sounds_a_house_now(),
            outcome: m.switchyard_sounds_it_takes_one_box(),
            picture: picture('house'),
          },
          {
            value: { kind: 'build', what: 'wheel' },
            label: m.switchyard_sounds_save_up(),
            outcome: m.switchyard_sounds_four_boxes_wheel_fewer_swing(),
            picture: picture('wheel'),
          },
        ]
      : [
          {
            value: { kind: 'way', way: 'bridge' },
            label: m.switchyard_sounds_bridge(),
            outcome: m.switchyard_sounds_a_neighbor_waves_and_joins(),
            picture: picture('bridge'),
          },
          {
            value: { kind: 'way', way: 'tunnel' },
            label: m.switchyard_sounds_tunnel(),
            outcome: m.switchyard_sounds_a_gift_or_a_sooty_train(),
            picture: picture('tunnel'),
          },
        ]
  const title =
    phase === 'build'
      ? m.switchyard_sounds_you_have_a_box_build_now_or_save()
      : m.switchyard_sounds_which_way_will_the_train_go()
  return <ChoicePanel title={title} options={options} choose={choose} />
}

/** The word for the adult who speaks for the tower: hidden until it is opened, and hidden again once it was said. */
export function Telegram({ play, show }: PanelProps) {
  // A word that was misheard is no secret anymore.
  const open = useSignal(play.state.value.wrong.length > 0)
  const words = show.words()
  const count = words.length
  const first = isFirstOfJob(play.state.value) ? m.switchyard_sounds_everyone_else_look_away() : undefined
  return open.value ? (
    <AdultDone
      key="said"
      play={play}
      question={words.map((word, i) => (count > 1 ? `${i + 1}. ${word}` : word)).join(' ')}
      label={m.switchyard_sounds_i_said({ count })}
      onDone={() => void show.make({ kind: 'said' })}
    />
  ) : (
    <AdultDone
      key="see"
      play={play}
      question={first}
      label={m.switchyard_sounds_see_the({ count })}
      onDone={() => (open.value = true)}
    />
  )
}

/** When the word is revealed afterward: the speaker chooses one of the two words and says it. How is said only once. */
export function Said({ play, show }: PanelProps) {
  const { wrong, repeats, wagon, wagons } = play.state.value
  const isAgain = wrong.length > 0 || repeats > 0
  const count = wagons > 1 && wagon === 0 && wrong.length === 0 ? wagons : 1
  const how =
    count > 1 ? m.switchyard_sounds_choose_a_word_for_each_car() : m.switchyard_sounds_choose_one_of_the_two_words()
  const again = isAgain ? m.switchyard_sounds_say_the_same_once_more({ count }) : undefined
  return (
    <AdultDone
      play={play}
      question={again ?? (isFirstOfJob(play.state.value) ? how : undefined)}
      label={m.switchyard_sounds_i_said({ count })}
      onDone={() => void show.make({ kind: 'said' })}
    />
  )
}

interface WordChoiceProps {
  play: YardPlay
  title: string
  note?: string | undefined
  labelOf: (values: { word: string }) => string
  choose: (side: Side) => void
}
/** A choice between the two words. */
function WordChoice({ play, title, note, labelOf, choose }: WordChoiceProps) {
  const { stations } = trainOf(play.state.value)
  useLayoutEffect(() => offerKeys({ ArrowLeft: () => choose(0), ArrowRight: () => choose(1) }), [])
  return (
    <section class="panel-box secret" role="group" aria-label={title}>
      <h2 data-instruction="">{title}</h2>
      {note !== undefined && <p>{note}</p>}
      <div class="offer-row">
        {([0, 1] as const).map((side) => (
          <Press key={side} aria-label={labelOf({ word: stations[side] })} onClick={() => choose(side)}>
            <WordPicture word={stations[side]} />
            {stations[side]}
          </Press>
        ))}
      </div>
    </section>
  )
}

/** After the train was sent, the speaker reveals which word it was. */
export function Reveal({ play, show }: PanelProps) {
  const { wagon, wagons } = play.state.value
  const title =
    wagons > 1
      ? m.switchyard_sounds_which_word_was_for_car_number({ number: wagon + 1 })
      : m.switchyard_sounds_which_word_was_said()
  return (
    <WordChoice
      play={play}
      title={title}
      labelOf={m.switchyard_sounds_it_was_word}
      choose={(side) => void show.tell(side)}
    />
  )
}

/** When the learner speaks: they choose a word that nobody else sees. */
export function Secret({ play, show }: PanelProps) {
  const state = play.state.value
  const name = seatName(play.person.value)
  const title =
    state.wagons > 1
      ? m.switchyard_sounds_name_choose_the_word_for_car({ name, number: state.secret.length + 1 })
      : m.switchyard_sounds_name_choose_a_word({ name })
  return (
    <WordChoice
      play={play}
      title={title}
      note={isFirstOfJob(state) ? m.switchyard_sounds_everyone_else_look_away() : undefined}
      labelOf={m.switchyard_sounds_say_word}
      choose={(side) => void show.make({ kind: 'secret', side })}
    />
  )
}

/** When the learner speaks, only the listener's corner sends the train: the learner would send it to their own word. */
export function Understood({ play, show }: PanelProps) {
  const { stations } = trainOf(play.state.value)
  return (
    <AdultCorner
      play={play}
      question={m.switchyard_sounds_which_word_did_you_hear()}
      choices={([0, 1] as const).map((side) => [`word-${side}`, String(side + 1), stations[side]] as const)}
      choose={(word: `word-${Side}`) => void show.send(word === 'word-0' ? 0 : 1)}
    />
  )
}

/** Speaks the word with the device's voice, once for each time it should be heard. */
export function VoiceOfTower({ play, show }: PanelProps) {
  useEffect(() => {
    let gone = false
    show.calling.value = true
    void play.aloud(show.words().join(', ')).then(() => {
      show.calling.value = false
      if (!gone && play.ending.value === null) void show.make({ kind: 'said' })
    })
    return () => {
      gone = true
      show.calling.value = false
      play.speech.cancel()
    }
  }, [])
  return null
}

/** Whether the device's voice speaks for the tower. Without a voice or sound, an adult does. */
export const usesDeviceVoice = (play: YardPlay): boolean => play.values.aloud === 'device' && play.speech.available()
