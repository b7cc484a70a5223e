import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { html, offerArrows, offerKeys, Panel, Press } from '../kit/index.ts'
import { quadrants, wordsIn, wordText, type Quadrant } from './content.ts'
import { FaceOf, hasFace } from './face.tsx'
import { pieceArt } from './piece-art.ts'
import { trayOf, type Piece } from './pieces.ts'
import type { WeatherPlay } from './play-types.ts'
import { columns, rules, wordsOffered } from './rules.ts'
import { pieceNow, sceneNow, type Move, type State } from './state.ts'

export interface PanelProps {
  play: WeatherPlay
  state: State
  make: (move: Move) => void
}

const PieceIcon = ({ piece }: { piece: Piece }) => (
  <svg viewBox="-66 -66 132 132" aria-hidden="true" {...html(pieceArt(piece))} />
)

const mostLoose = 5
/** Many choices are one group for the scan, so that the way on is never behind all of them. */
export const scanGroup = (name: string, count: number) => (count > mostLoose ? { 'data-scan-group': name } : {})

const onPage = { usual: 9, low: 6 }
/** The pieces to add. Those that don't fit on one page are on the next. */
export function Tray({ play, state, visits, make }: PanelProps & { visits: number }) {
  const perPage = onPage[play.stage.value.height < 480 ? 'low' : 'usual']
  const page = useSignal(0)
  useLayoutEffect(() => offerArrows())
  const all = trayOf(state.level.tray, visits, state.storms)
  const pages = all.length <= perPage + 1 ? 1 : Math.ceil(all.length / perPage)
  const shown = pages === 1 ? all : all.slice((page.value % pages) * perPage, (page.value % pages) * perPage + perPage)
  const moves = rules.moves(state)
  return (
    <div
      class="tray"
      role="group"
      aria-label={m.inside_weather_sky_box()}
      {...scanGroup(m.inside_weather_sky_box(), all.length)}
    >
      {shown.map((piece) => {
        const move = moves.find((one) => one.kind === 'add' && one.piece === piece)
        const isIn = sceneNow(state).pieces.some((one) => one.piece === piece)
        return (
          <Press
            key={piece}
            class={`sticker ${isIn ? 'is-in' : ''}`}
            disabled={!move}
            onClick={() => move && make(move)}
          >
            <PieceIcon piece={piece} />
            <span>{piece === 'mist' ? m.inside_weather_cant_tell() : m.inside_weather_piece({ piece })}</span>
          </Press>
        )
      })}
      {pages > 1 && (
        <Press class="sticker more" onClick={() => page.value++}>
          <svg viewBox="-66 -66 132 132" aria-hidden="true">
            <path
              d="M-30 -26L4 0L-30 26M6 -26L40 0L6 26"
              fill="none"
              stroke="#5B4E6B"
              stroke-width="11"
              stroke-linecap="round"
            />
          </svg>
          <span>{m.kit_more()}</span>
        </Press>
      )}
    </div>
  )
}

const columnTexts = [m.inside_weather_to_the_left(), m.inside_weather_to_the_middle(), m.inside_weather_to_the_right()]

/** Marks one of several; what is chosen already is no stop of the scan. */
export const chosen = (is: boolean) => ({ 'aria-pressed': is, ...(is && { 'data-scan': undefined }) })

/** How strong a piece is: buttons for a few sizes, a slider for eleven, and steps of two for switches. */
function Sizes({ play, state, make }: PanelProps) {
  const { steps } = state
  const size = pieceNow(state)?.size ?? 0
  const label = m.inside_weather_how_strong()
  if (steps === 11 && play.values.scan === 'off')
    return (
      <label class="strength">
        <output>{size}</output>
        <input
          type="range"
          min="0"
          max="10"
          step="1"
          value={size}
          aria-label={label}
          onInput={({ currentTarget }) => {
            const to = Number(currentTarget.value)
            if (to !== size) make({ kind: 'size', size: to })
          }}
        />
      </label>
    )
  const by = steps === 11 ? 2 : 1
  const sizes = Array.from({ length: Math.ceil(steps / by) }, (_, at) => at * by)
  return (
    <div class="sizes" role="group" aria-label={label} {...scanGroup(label, steps)}>
      {sizes.map((one) => (
        <Press
          key={one}
          aria-label={m.inside_weather_size_of({
            size: steps === 11 ? one : one + 1,
            steps: steps === 11 ? 10 : steps,
          })}
          {...chosen(one === size)}
          onClick={() => one !== size && make({ kind: 'size', size: one })}
        >
          <i style={{ '--share': 0.25 + (0.75 * one) / (steps - 1) }} />
          {steps === 11 && <b>{one}</b>}
        </Press>
      ))}
    </div>
  )
}

/** The piece in hand: how strong, and where. */
export function SizePanel(props: PanelProps) {
  const { state, make } = props
  const piece = pieceNow(state)
  if (!piece || state.at === null) return null
  const at = state.at
  return (
    <Panel title={m.inside_weather_how_strong_is_it()} class="is-size">
      <Sizes {...props} />
      <div class="row">
        <div class="row" {...scanGroup(m.kit_where(), state.steps)}>
          {columns.map((x, index) => (
            <Press
              key={x}
              class="button plain column"
              aria-label={columnTexts[index]}
              {...chosen(piece.x === x)}
              onClick={() => piece.x !== x && make({ kind: 'place', at, x, y: piece.y })}
            >
              <svg viewBox="0 0 60 24" aria-hidden="true">
                <path d="M4 20H56" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
                <circle cx={[12, 30, 48][index]} cy="9" r="7" fill="currentColor" />
              </svg>
            </Press>
          ))}
        </div>
        <Press class="button plain" onClick={() => make({ kind: 'remove' })}>
          {m.inside_weather_take_it_away()}
        </Press>
        <Press class="button big" data-scan="first" onClick={() => make({ kind: 'tuned' })}>
          {m.kit_next()}
        </Press>
      </div>
    </Panel>
  )
}

/** Longer lists come without faces. */
const mapFrom = 24
const showsFace = ({ wordCount }: State, word: string) => wordCount < mapFrom && hasFace(word)

const WordButton = ({ state, word, make }: Omit<PanelProps, 'play'> & { word: string }) => (
  <Press class={`word ${showsFace(state, word) ? 'has-face' : ''}`} onClick={() => make({ kind: 'word', word })}>
    {showsFace(state, word) && <FaceOf word={word} />}
    <span>{wordText(word)}</span>
  </Press>
)

/** The map of energy and pleasantness: first a part of it, then its words. */
function WordMap({ state, make }: PanelProps) {
  const quadrant = useSignal<Quadrant | null>(null)
  const offered = wordsOffered(state)
  const open = quadrant.value
  if (open)
    return (
      <div class="words" {...scanGroup(m.kit_words(), state.wordCount)}>
        {wordsIn(state.wordCount)
          .filter((word) => word.quadrant === open && offered.includes(word.id))
          .map(({ id }) => (
            <WordButton key={id} word={id} state={state} make={make} />
          ))}
        <Press class="word back" onClick={() => (quadrant.value = null)}>
          {m.inside_weather_back_to_the_map()}
        </Press>
      </div>
    )
  return (
    <div class="word-map">
      {quadrants.map((one) => (
        <Press key={one} class={`word is-${one}`} onClick={() => (quadrant.value = one)}>
          <span>{m.inside_weather_quadrant({ quadrant: one })}</span>
        </Press>
      ))}
    </div>
  )
}

/** The words that can be picked now. */
function WordChoices(props: PanelProps) {
  const { state, make } = props
  const offered = wordsOffered(state)
  const listed = offered.filter((word) => word !== 'own' && word !== 'unsure')
  return (
    <>
      {listed.length === 0 ? null : state.wordCount >= mapFrom && !state.pair ? (
        <WordMap key={listed.length} {...props} />
      ) : (
        <div
          class={`words ${state.pair ? 'is-pair' : ''} ${listed.length === 4 ? 'is-four' : ''}`}
          {...scanGroup(m.kit_words(), listed.length)}
        >
          {listed.map((word) => (
            <WordButton key={word} word={word} state={state} make={make} />
          ))}
        </div>
      )}
    </>
  )
}

const ownText = (word: string): string =>
  word === 'own' ? m.kit_my_own_word() : word === 'unsure' ? m.kit_i_cant_tell() : wordText(word)

function wordTitle(state: State): string {
  const piece = pieceNow(state)
  if (state.pair) return m.inside_weather_more_like_this_or_that()
  if (wordsOffered(state).length === 0) return m.inside_weather_say_it_if_you_want()
  if (piece?.help === 2) return m.inside_weather_ask_your_adult_for_a_story()
  return state.more ? m.inside_weather_which_other_word() : m.inside_weather_is_there_a_word_for_it()
}

/** A word for the piece in hand: it comes after the weather, and none has to be picked. */
export function WordPanel(props: PanelProps) {
  const { state, make } = props
  const piece = pieceNow(state)
  const can = (kind: Move['kind']) => rules.moves(state).some((move) => move.kind === kind)
  useLayoutEffect(() => offerKeys({ n: () => make({ kind: 'named' }) }))
  return (
    <Panel title={wordTitle(state)} class={`is-word ${wordsOffered(state).length === 0 ? 'is-picked' : ''}`}>
      {piece && piece.words.length > 0 && !state.more && (
        <p class="picked">
          {piece.words.map((word) => (
            <span key={word} class={piece.said ? 'is-named' : ''}>
              {showsFace(state, word) && <FaceOf word={word} />}
              {ownText(word)}
            </span>
          ))}
        </p>
      )}
      {piece?.words.includes('own') && !state.more && <p class="small">{m.inside_weather_any_language_counts()}</p>}
      <WordChoices {...props} />
      <div class="row">
        {(['own', 'unsure'] as const)
          .filter((word) => wordsOffered(state).includes(word))
          .map((word) => (
            <Press key={word} class="button plain" onClick={() => make({ kind: 'word', word })}>
              {ownText(word)}
            </Press>
          ))}
        {can('more') && (
          <Press class="button plain" onClick={() => make({ kind: 'more' })}>
            {m.inside_weather_more_than_one()}
          </Press>
        )}
        {can('help') && (
          <Press class="button plain" onClick={() => make({ kind: 'help' })}>
            {state.pair ? m.inside_weather_not_those_two() : m.kit_help_me()}
          </Press>
        )}
        <Press class="button big" data-scan="first" aria-keyshortcuts="N" onClick={() => make({ kind: 'named' })}>
          {piece?.words.length === 0 ? m.inside_weather_no_word_for_it() : m.kit_next()}
        </Press>
      </div>
    </Panel>
  )
}
