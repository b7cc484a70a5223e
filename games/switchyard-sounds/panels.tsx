import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Icon, offerArrows, offerKeys, Picture, seatName } from '../kit/index.ts'
import { engineNames, paintOf, paletteOf } from './palette.ts'
import pictures from './pictures.json?pics-tenths'
import { rules, trainOf, type PlaceName, type State } from './rules.ts'
import { lampOf } from './score.ts'
import { placePicture } from './place-pictures.ts'
import type { YardPlay } from './ride.ts'
import type { Show } from './show.ts'
import { engine as engineOf, vehicleBox } from './vehicles.ts'
import { pictureOf } from './words.ts'

const html = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } })

/** The picture of a word. */
export const WordPicture = ({ word }: { word: string }) => <Picture svg={pictures[pictureOf(word)] ?? ''} />

const placeNames: Record<PlaceName, string> = {
  mountains: m.switchyard_sounds_over_the_mountains(),
  lake: m.switchyard_sounds_along_the_lake(),
  forest: m.switchyard_sounds_through_the_forest(),
  village: m.switchyard_sounds_to_the_village(),
}

/** The line between the stations, with a lamp for each train. */
export function Line({ state }: { state: State }) {
  const { trains, at } = state
  return (
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
  )
}

interface PanelProps {
  play: YardPlay
  show: Show
}

/** Offers engine colors, or places where the line goes next. */
export function ChoicePanel({ play, show }: PanelProps) {
  const state = play.state.value
  const engines = state.phase === 'engine'
  const look = play.look.value
  useLayoutEffect(() => offerArrows(), [])
  const p = paletteOf(look)
  return (
    <section
      class="panel-box offer"
      role="group"
      aria-label={
        engines ? m.switchyard_sounds_choose_an_engine() : m.switchyard_sounds_where_should_the_line_go_next()
      }
    >
      <h2>{engines ? m.switchyard_sounds_choose_an_engine() : m.switchyard_sounds_where_should_the_line_go_next()}</h2>
      <div class="offer-row">
        {rules.moves(state).map((move) => {
          if (move.kind !== 'engine' && move.kind !== 'place') return null
          const name = move.kind === 'engine' ? engineNames[move.engine] : placeNames[move.place]
          const drawn =
            move.kind === 'engine' ? (
              <svg
                viewBox={vehicleBox.join(' ')}
                aria-hidden="true"
                {...html(engineOf(p, paintOf(move.engine, look)))}
              />
            ) : (
              <svg viewBox="0 0 160 110" aria-hidden="true" {...html(placePicture(p, move.place))} />
            )
          return (
            <button key={name} type="button" data-scan="" onClick={() => void show.make(move)}>
              {drawn}
              {name}
            </button>
          )
        })}
      </div>
    </section>
  )
}

/** The word for the player who speaks for the tower. It is hidden until opened, and hidden again once it was said. */
export function Telegram({ show }: Pick<PanelProps, 'show'>) {
  const open = useSignal(false)
  const words = show.words()
  const many = words.length > 1
  const said = () => void show.make({ kind: 'said' })
  useLayoutEffect(() => offerKeys({ Enter: () => (open.value ? said() : (open.value = true)) }), [])
  if (!open.value)
    return (
      <section class="panel-box telegram" role="group" aria-label={m.switchyard_sounds_for_the_tower()}>
        <p>
          <b>{m.switchyard_sounds_for_the_speaker()}</b> {m.switchyard_sounds_everyone_else_look_away()}
        </p>
        <button type="button" class="button" data-scan="first" onClick={() => (open.value = true)}>
          <Icon name="sound" /> {m.switchyard_sounds_see_the({ count: words.length })}
        </button>
      </section>
    )
  return (
    <section class="panel-box telegram open" role="group" aria-label={m.switchyard_sounds_for_the_tower()}>
      <p class="wire">
        {words.map((word, i) => (
          <span key={i}>
            {many && <i>{i + 1}</i>}
            {word}
          </span>
        ))}
      </p>
      <button type="button" class="button" data-scan="first" onClick={said}>
        {m.switchyard_sounds_i_said({ count: words.length })}
      </button>
    </section>
  )
}

/** When the word is revealed afterward: the speaker chooses one of the two words and says it. */
export function SayPanel({ play, show }: PanelProps) {
  const { wrong, repeats, wagon, wagons } = play.state.value
  const again = wrong.length > 0 || repeats > 0
  const count = wagons > 1 && wagon === 0 && wrong.length === 0 ? wagons : 1
  const said = () => void show.make({ kind: 'said' })
  useLayoutEffect(() => offerKeys({ Enter: said }), [])
  const asked =
    count > 1 ? m.switchyard_sounds_choose_a_word_for_each_car() : m.switchyard_sounds_choose_one_of_the_two_words()
  return (
    <section class="panel-box telegram" role="group" aria-label={m.switchyard_sounds_for_the_speaker()}>
      <p>
        <b>{m.switchyard_sounds_for_the_speaker()}</b>{' '}
        {again ? m.switchyard_sounds_say_the_same_once_more({ count }) : asked}
      </p>
      <button type="button" class="button" data-scan="first" onClick={said}>
        {m.switchyard_sounds_i_said({ count })}
      </button>
    </section>
  )
}

/** After the train was sent, the speaker reveals which word it was. */
export function RevealPanel({ play, show }: PanelProps) {
  const { wagon, wagons } = play.state.value
  const { stations } = trainOf(play.state.value)
  useLayoutEffect(() => offerKeys({ ArrowLeft: () => void show.tell(0), ArrowRight: () => void show.tell(1) }), [])
  return (
    <section class="panel-box secret" role="group" aria-label={m.switchyard_sounds_which_word_was_said()}>
      <h2>
        {wagons > 1
          ? m.switchyard_sounds_which_word_was_for_car_number({ number: wagon + 1 })
          : m.switchyard_sounds_which_word_was_said()}
      </h2>
      <div class="offer-row">
        {([0, 1] as const).map((side) => (
          <button
            key={side}
            type="button"
            data-scan=""
            aria-label={m.switchyard_sounds_it_was_word({ word: stations[side] })}
            onClick={() => void show.tell(side)}
          >
            <WordPicture word={stations[side]} />
            {stations[side]}
          </button>
        ))}
      </div>
    </section>
  )
}

/** When the learner speaks: they choose a word that nobody else sees. */
export function SecretPanel({ play, show }: PanelProps) {
  const state = play.state.value
  const { stations } = trainOf(state)
  const wagon = state.secret.length
  useLayoutEffect(() => {
    const keys = offerKeys({
      ArrowLeft: () => void show.make({ kind: 'secret', side: 0 }),
      ArrowRight: () => void show.make({ kind: 'secret', side: 1 }),
    })
    return keys
  }, [])
  const name = seatName(play.person.value)
  return (
    <section class="panel-box secret" role="group" aria-label={m.switchyard_sounds_choose_a_word_in_secret()}>
      <h2>
        {state.wagons > 1
          ? m.switchyard_sounds_name_choose_the_word_for_car({ name, number: wagon + 1 })
          : m.switchyard_sounds_name_choose_a_word({ name })}
      </h2>
      <p>{m.switchyard_sounds_everyone_else_look_away()}</p>
      <div class="offer-row">
        {([0, 1] as const).map((side) => (
          <button
            key={`${wagon}.${side}`}
            type="button"
            data-scan=""
            aria-label={m.switchyard_sounds_say_word({ word: stations[side] })}
            onClick={() => void show.make({ kind: 'secret', side })}
          >
            <WordPicture word={stations[side]} />
            {stations[side]}
          </button>
        ))}
      </div>
    </section>
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
  return (
    <p class="said-hint" role="status">
      {m.switchyard_sounds_listen_to_the_tower()}
    </p>
  )
}

/** Whether the device's voice speaks for the tower. Without a voice or sound, an adult does. */
export const usesDeviceVoice = (play: YardPlay): boolean => play.values.aloud === 'device' && play.speech.available()
