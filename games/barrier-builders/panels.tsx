import { m } from '#messages'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { Badge, boxStyle, html, offerArrows, offerKeys, Press, seatName } from '../kit/index.ts'
import { listed } from '../kit/phrases.ts'
import { boardPicture } from './boards.ts'
import { pictureOf } from './item-pictures.ts'
import type { Layout } from './layout.ts'
import { scenePicture } from './scene-picture.ts'
import { sceneOf, type SceneId } from './scenes.ts'
import type { BarrierPlay, Show } from './show.ts'
import { codeDigits, wordsFor, type Photo, type SceneShow, type State } from './state.ts'
import { bandText, matchCountText, questionOf, wordNames } from './texts.ts'
import { choicePanels, Tokens } from './choices.tsx'
import { Street } from './neighborhood.tsx'
import { fontSizeFor } from './words.tsx'
import { textSize } from './world.tsx'

interface PanelProps {
  play: BarrierPlay
  show: Show
  free: boolean
}

function SceneThumb({ scene }: { scene: SceneId }) {
  const drawn = useMemo(() => boardPicture(scene), [scene])
  return <span class="thumb" aria-hidden="true" {...html(drawn)} />
}

/** Asks who builds first. */
function Roles({ play, show, free }: PanelProps) {
  return (
    <section class="choose" role="group" aria-label={m.barrier_builders_who_builds_first()}>
      <h2 data-instruction="">{m.barrier_builders_who_builds_first()}</h2>
      <p>{m.barrier_builders_the_other_player_guides_then_you()}</p>
      <div class="choose-row">
        {play.players.map((player, builder) => (
          <Press key={player.id} class="offer" disabled={!free} onClick={() => show.make({ kind: 'roles', builder })}>
            <Badge player={player} size={72} />
            {seatName(player)}
          </Press>
        ))}
      </div>
    </section>
  )
}

/** Asks whether this device is the guide's or the builder's. */
function Sides({ show, free }: PanelProps) {
  return (
    <section class="choose" role="group" aria-label={m.barrier_builders_who_is_using_this_device()}>
      <h2 data-instruction="">{m.barrier_builders_who_is_using_this_device()}</h2>
      <p>{m.barrier_builders_choose_the_same_level_and_settings()}</p>
      <div class="choose-row">
        {(['builder', 'guide'] as const).map((side) => (
          <Press key={side} class="offer" disabled={!free} onClick={() => show.make({ kind: 'side', side })}>
            {side === 'builder' ? m.barrier_builders_the_builder() : m.barrier_builders_the_guide()}
          </Press>
        ))}
      </div>
    </section>
  )
}

/** Asks which scene to build. */
function Scenes({ play, show, free }: PanelProps) {
  const { offers, round, rounds } = play.state.value
  return (
    <section class="choose" role="group" aria-label={m.barrier_builders_choose_a_scene()}>
      <h2 data-instruction="">{m.barrier_builders_choose_a_scene()}</h2>
      {rounds > 1 && <p>{m.barrier_builders_scene_of({ round: round + 1, rounds })}</p>}
      <Street grown={play.grown(play.state.value.builder)} />
      <div class="choose-row">
        {offers.map((scene) => (
          <Press key={scene} class="offer" disabled={!free} onClick={() => show.make({ kind: 'scene', scene })}>
            <SceneThumb scene={scene} />
            {sceneOf(scene).name}
          </Press>
        ))}
      </div>
    </section>
  )
}

/** Asks for the builder's number on the guide's device. */
function Keypad({ play, show, free }: PanelProps) {
  const { digits } = play.state.value
  const press = (digit: number) => show.make({ kind: 'digit', digit })
  useLayoutEffect(() => {
    const numbers = Array.from(
      { length: 10 },
      (_, digit) => [String(digit), () => (digits.length > 0 || digit > 0) && press(digit)] as const,
    )
    const back = () => void (digits.length > 0 && show.make({ kind: 'undo' }))
    return offerKeys({ ...Object.fromEntries(numbers), Backspace: back }, { ownCooldown: true })
  })
  return (
    <section class="choose keypad" role="group" aria-label={m.barrier_builders_the_builders_number()}>
      <h2 data-instruction="">{m.barrier_builders_which_number_does_the_builder_have()}</h2>
      <p class="digits" role="status" aria-label={digits.join(' ')}>
        {Array.from({ length: codeDigits }, (_, at) => (
          <b key={at}>{digits[at] ?? ''}</b>
        ))}
      </p>
      <div class="keys">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => (
          <Press key={digit} disabled={!free || (digit === 0 && digits.length === 0)} onClick={() => press(digit)}>
            {digit}
          </Press>
        ))}
        <Press class="undo" disabled={!free || digits.length === 0} onClick={() => show.make({ kind: 'undo' })}>
          {m.barrier_builders_undo()}
        </Press>
      </div>
    </section>
  )
}

/** Shows the finished scene on the remote guide's device. */
function RemoteScene({ play, show, free }: PanelProps) {
  const { puzzle, code, round, rounds } = play.state.value
  const drawn = useMemo(() => (puzzle ? scenePicture(puzzle.scene, puzzle.wanted, pictureOf) : ''), [puzzle])
  return (
    <section class="seen" role="group" aria-label={m.barrier_builders_your_scene()}>
      <p data-instruction={m.barrier_builders_describe_one_thing_at_a_time()}>
        <b>{code}</b> {m.barrier_builders_describe_one_thing_at_a_time()}
      </p>
      <div class="seen-picture" role="img" aria-label={m.barrier_builders_the_finished_scene()} {...html(drawn)} />
      <Press class="button" data-scan="first" disabled={!free} onClick={() => show.make({ kind: 'on' })}>
        {round + 1 >= rounds ? m.barrier_builders_finish() : m.kit_next_scene()}
      </Press>
    </section>
  )
}

/** Shows a photo of the scene as it was built, with a white frame and the names of its players. */
function PhotoCard({ play, photo, at }: { play: BarrierPlay; photo: Photo; at: number }) {
  const drawn = useMemo(() => {
    const { puzzle, placed, scene } = photo
    const standing = puzzle.tray.flatMap((item, tray) => {
      const spot = placed[tray]
      return spot == null ? [] : [{ item, spot }]
    })
    return scenePicture(scene, standing, pictureOf)
  }, [photo])
  const names = namesOf(play, photo)
  return (
    <figure class="photo" style={{ '--tilt': `${[-2, 1.6, -1, 2.2, -1.6][at % 5] ?? 0}deg` }}>
      <div role="img" aria-label={m.barrier_builders_photo({ scene: sceneOf(photo.scene).name })} {...html(drawn)} />
      <figcaption>
        <b>{sceneOf(photo.scene).name}</b>
        {names !== '' && ` ${m.barrier_builders_by({ names })}`}
      </figcaption>
    </figure>
  )
}

/** Returns a photo's caption: who built and who guided. */
export function namesOf(play: Pick<BarrierPlay, 'state' | 'players'>, photo: Photo): string {
  const seats = [...new Set(photo.things.map(({ seat }) => seat))].sort((a, b) => a - b)
  const builders = seats.flatMap((seat) => play.players[seat] ?? []).map(seatName)
  const guide = guideOf(play, photo)
  return listed([...builders, ...(guide === null ? [] : [guide])])
}

/** Returns the name of the player who guided, or null for the spoken guide. */
function guideOf({ state, players }: Pick<BarrierPlay, 'state' | 'players'>, { builder }: Photo): string | null {
  const { guide, seats } = state.value
  const seat = players[(builder + seats - 1) % seats]
  return guide === 'here' && seats > 1 && seat ? seatName(seat) : null
}

const tokensText = ({ rockets, lights }: SceneShow) =>
  rockets > 0 ? m.barrier_builders_rockets_and_lights({ rockets, lights }) : m.barrier_builders_lights_count({ lights })

function Taken({ play, show, free }: PanelProps) {
  const { photos, round, rounds } = play.state.value
  const photo = photos.at(-1)
  if (!photo) return null
  return (
    <section class="taken" role="group" aria-label={m.barrier_builders_the_photo()}>
      <PhotoCard play={play} photo={photo} at={photos.length - 1} />
      <div class="taken-words">
        <p>{bandText(photo)}</p>
        <p class="show-tokens" role="img" aria-label={tokensText(photo.show)}>
          <Tokens kind="rocket" count={photo.show.rockets} wide={photo.show.rockets * 27 + 13} />
          <Tokens kind="light" count={photo.show.lights} wide={photo.show.lights * 27 + 13} />
        </p>
        {photo.words.length > 0 && (
          <p>
            {m.barrier_builders_helpful_words_colon()} <b>{photo.words.join(', ')}</b>
          </p>
        )}
        <Press class="button" data-scan="first" disabled={!free} onClick={() => show.make({ kind: 'on' })}>
          {round + 1 >= rounds ? m.barrier_builders_finish() : m.kit_next_scene()}
        </Press>
      </div>
    </section>
  )
}

const panels = {
  roles: Roles,
  side: Sides,
  scene: Scenes,
  code: Keypad,
  seen: RemoteScene,
  photo: Taken,
  ...choicePanels,
} as const

/** Shows the choices before building, and the photo after it. */
export function Panel(props: PanelProps) {
  const { phase } = props.play.state.value
  useLayoutEffect(() => offerArrows(), [])
  const Shown = phase in panels ? panels[phase as keyof typeof panels] : null
  return Shown && <Shown {...props} />
}

/** Returns the table's text while both scenes are compared. */
function discussionText(state: State, show: Show): string {
  if (show.marked.value < state.outcomes.length) return m.barrier_builders_look_at_both_scenes()
  if (show.note.value !== '') return show.note.value
  if (state.asking !== null) return questionOf(state)
  return [
    matchCountText(state),
    ...(state.open.length > 0 ? [m.barrier_builders_tap_a_question_mark_and_talk()] : []),
  ].join(' ')
}

/** Estimates the width of the answers side by side, in pixels. */
function chipsWidth(state: State, { width, height }: Layout['stage']): number {
  const letter = Math.min(24, Math.max(16, Math.min(width, height) * 0.022 + 3)) * 0.56
  return wordsFor(state).reduce((sum, concept) => sum + Math.max(68, wordNames[concept].length * letter + 16) + 6, 0)
}

/** After the curtain drops, shows what matched and asks which word would have helped. */
export function Discussion({ play, show, free, layout }: PanelProps & { layout: Layout }) {
  const state = play.state.value
  const { asking, open } = state
  const { words, tray, actions, shown, stage } = layout
  const box = stage.portrait
    ? { ...words, x: tray.x, width: tray.width }
    : { ...tray, x: shown.x, width: actions.x + actions.width - shown.x }
  const text = discussionText(state, show)
  const button = asking === null && open.length === 0
  // Answers are beside the words on a wide stage and below them on a tall one.
  const aside = button ? 230 : asking === null ? 0 : chipsWidth(state, stage)
  const letters = fontSizeFor(
    text,
    stage.portrait
      ? { width: box.width, height: box.height - 46 }
      : { width: box.width - aside, height: box.height + 20 },
    textSize(play),
  )
  return (
    <div class="talk" style={boxStyle(box)}>
      <p data-instruction="" style={{ fontSize: letters }}>
        {text}
      </p>
      {asking !== null && (
        <div class="talk-row">
          {wordsFor(state).map((concept) => (
            <Press
              key={concept}
              class="chip-word"
              disabled={!free || !show.offers(concept)}
              onClick={() => show.make({ kind: 'word', concept })}
            >
              {wordNames[concept]}
            </Press>
          ))}
        </div>
      )}
      {button && (
        <Press class="button" data-scan="first" disabled={!free} onClick={() => show.make({ kind: 'on' })}>
          {m.barrier_builders_take_the_photo()}
        </Press>
      )}
    </div>
  )
}
