import { m } from '#messages'
import { html, Img, Layer, ownText, ratingName, type Rated } from '../kit/index.ts'
import { linesOf } from './card.ts'
import { chairArt, flowerArt, thoughtArt } from './court-art.ts'
import { casesOf } from './journal.ts'
import { placesOf } from './layout.ts'
import { colorsOf, worldOf, type Colors } from './looks.ts'
import type { TrialPlay } from './play-types.ts'
import { Furniture, Room } from './scenery.tsx'
import type { CaseRecord } from './state.ts'
import { nextWitness } from './table.ts'
import { visitsOf, witnessPictures } from './visits.ts'

/** The thought on its smaller chair, thanked. */
const Thanked = ({ colors }: { colors: Colors }) => (
  <svg class="thanked" viewBox="-96 -110 192 190" aria-hidden="true">
    <g transform="translate(0 20) scale(.66)" {...html(chairArt(colors))} />
    <g
      class="thought-rests"
      transform="translate(0 4) scale(.74)"
      {...html(thoughtArt(colors.plain ? 'plain' : 'calm'))}
    />
  </svg>
)

/** Both ratings side by side, once both are in: up, down, and the same look alike. */
function Change({
  label,
  before,
  after,
  play,
}: {
  label: string
  before: Rated | undefined
  after: Rated | undefined
  play: TrialPlay
}) {
  if (typeof before !== 'number' || typeof after !== 'number') return null
  const { steps } = play.state.value.level
  return (
    <p class="change">
      <span>{label}</span>
      {[before, after].map((step, at) => (
        <i key={at} style={{ '--share': step / (steps - 1) }}>
          <b>{ratingName(steps, step)}</b>
        </i>
      ))}
    </p>
  )
}

/** Everyone's verdicts in a jury: two are fine, and a tie stays one. */
const Spread = ({ now }: { now: CaseRecord }) => (
  <ul class="spread">
    {[...new Set(now.verdicts)].map((verdict) => (
      <li key={verdict}>
        <b>{now.verdicts.filter((one) => one === verdict).length}</b> {m.the_thought_trial_verdict({ verdict })}
      </li>
    ))}
  </ul>
)

/** The verdict card, as large as the screen; the thought sits next to it. */
export function Ending({ play }: { play: TrialPlay }) {
  const state = play.state.value
  const stage = play.stage.value
  const colors = colorsOf(worldOf(play.values.world, play.level.from), play.look.value)
  const places = placesOf(stage, 0.9)
  const now = casesOf(state).at(-1)
  const next = nextWitness(visitsOf(play))
  const isShown = now && now.helper === null && now.weighed.length > 0
  return (
    <>
      <Room places={places} colors={colors} id="trial-end" />
      {!places.low && !stage.portrait && <Furniture places={places} colors={colors} />}
      <Layer
        box={[0, 0, stage.width, stage.height]}
        art={`<rect width="${stage.width}" height="${stage.height}" fill="#1A0A12" fill-opacity=".35"/>`}
      />
      <div class="trial-ending">
        {isShown && (
          <article class="verdict-card">
            <h2>{m.the_thought_trial_verdict_card()}</h2>
            <dl>
              {linesOf(now, (field) => ownText(play, 0, field)).map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {state.seats > 1 && <Spread now={now} />}
            <svg class="stamp" viewBox="-20 -20 40 40" aria-hidden="true" {...html(flowerArt('#D6487E'))} />
          </article>
        )}
        <aside>
          <Thanked colors={colors} />
          {now && (
            <Change play={play} label={m.the_thought_trial_belief()} before={now.ratings[0]} after={now.ratings[2]} />
          )}
          {now && (
            <Change play={play} label={m.the_thought_trial_feeling()} before={now.ratings[1]} after={now.ratings[3]} />
          )}
          {next && (
            <p class="next-witness">
              <Img svg={witnessPictures[next.id] ?? ''} />
              <span>{m.the_thought_trial_next_time_witness({ name: next.name })}</span>
            </p>
          )}
        </aside>
      </div>
    </>
  )
}
