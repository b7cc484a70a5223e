import { m } from '#messages'
import { memo } from 'preact/compat'
import { Badge, Img } from '../kit/index.ts'
import { toppingPictures } from './art-pictures.ts'
import { flavors, scores, type Flavor, type Score, type Topping } from './cone.ts'
import { flavorNames, paletteOf, toppingNames } from './palette.ts'
import type { Move } from './rules.ts'
import type { ScoopPlay } from './scene.ts'
import { cone as coneShape, scoop, svgOf } from './shapes.ts'
import { scoreNames } from './show.ts'
import { pictureOf } from './word-pictures.ts'
import type { Item } from './words.ts'

/** The text with the letters of its target sound in bold. */
function Marked({ text, marks }: Pick<Item, 'text' | 'marks'>) {
  const parts = []
  let at = 0
  for (const [start, end] of marks) {
    if (start < at || end > text.length) continue
    parts.push(text.slice(at, start), <b key={start}>{text.slice(start, end)}</b>)
    at = end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}

const lengthOf = (text: string) => (text.length > 60 ? 'long' : text.length > 16 ? 'line' : 'word')

/** The card to say. */
export const Card = memo(({ item, again }: { item: Item; again: boolean }) => {
  const own = item.own ? pictureOf(item.own) : null
  const pictures = own ? [{ url: own, alt: '' }] : item.pictures
  return (
    <section class={`card ${again ? 'again' : ''}`} aria-label={m.sky_high_scoops_card()} aria-live="polite">
      {again && <p class="once-more">{m.kit_one_more_time()}</p>}
      {pictures.length > 0 && (
        <div class={`card-pictures of-${pictures.length}`}>
          {pictures.map(({ url, alt }) => (
            <img
              key={url}
              src={url}
              alt={alt}
              onError={(event) => {
                event.currentTarget.hidden = true
              }}
            />
          ))}
        </div>
      )}
      <p class={`card-text ${pictures.length === 0 ? 'alone' : ''} ${lengthOf(item.text)}`}>
        {item.text === '' ? m.sky_high_scoops_say_your_target() : <Marked text={item.text} marks={item.marks} />}
      </p>
    </section>
  )
})

/** The learner's self-rating, before the adult's score. */
export function SelfRating({ play, choose }: { play: ScoopPlay; choose: (score: Score) => void }) {
  return (
    <div class="self" role="group" aria-labelledby="self-title">
      <p id="self-title">
        {play.players.length > 1 && <Badge player={play.person.value} size={26} />} {m.sky_high_scoops_how_was_it()}
      </p>
      <div class="self-row">
        {scores.map((score) => (
          <button key={score} type="button" data-scan="" onClick={() => choose(score)}>
            <ScoreSign score={score} />
            {scoreNames[score]}
          </button>
        ))}
      </div>
    </div>
  )
}

/** A symbol for each score that differs in shape: a whole scoop, a scoop with sprinkles, or a circular arrow. */
export function ScoreSign({ score }: { score: Score }) {
  return (
    <svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
      {score === 'incorrect' ? (
        <path
          d="M7 16A9 9 0 1 0 10.500 9M6 5V11H12"
          fill="none"
          stroke="currentColor"
          stroke-width="3"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ) : (
        <>
          <path
            d="M6 16C6 9 10 4 16 4S26 9 26 16C26 19 23 20 21 18C19 21 16 21 14.500 18.500C13 21 9.500 21 9 18.500C7 20 6 19 6 16Z"
            fill={score === 'correct' ? 'currentColor' : 'none'}
            stroke="currentColor"
            stroke-width="2.400"
          />
          <path d="M10 22H22L16 30Z" fill="currentColor" />
          {score === 'approx' && (
            <path
              d="M12 11L13 13M16 8L18 9M20 12L19.500 14"
              stroke="currentColor"
              stroke-width="2.400"
              stroke-linecap="round"
            />
          )}
        </>
      )}
    </svg>
  )
}

function ConePicture({ play, flavor }: { play: ScoopPlay; flavor: Flavor }) {
  const color = paletteOf(play.look.value)
  const art = [0, 1, 2].map(
    (at) => `<g transform="translate(${[0, 4, -3][at]} ${-at * 45})">${svgOf(scoop, color.scoop(flavor, at))}</g>`,
  )
  return (
    <svg
      viewBox="-70 -150 140 266"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svgOf(coneShape, color.cone) + art.join('') }}
    />
  )
}

interface PickProps {
  play: ScoopPlay
  offer: readonly Topping[] | null
  make: (move: Move) => void
}
/** The learner's choices: the flavor of the cone, and a topping every tenth time. */
export function ChoicePanel({ play, offer, make }: PickProps) {
  const title = offer ? m.sky_high_scoops_choose_a_topping() : m.sky_high_scoops_choose_your_flavor()
  return (
    <section class="card pick" aria-labelledby="pick-title">
      <p id="pick-title">{title}</p>
      <div class="pick-row">
        {offer
          ? offer.map((topping) => (
              <button key={topping} type="button" data-scan="" onClick={() => make({ kind: 'topping', topping })}>
                <Img svg={toppingPictures[topping]} />
                {toppingNames[topping]}
              </button>
            ))
          : flavors.map((flavor) => (
              <button key={flavor} type="button" data-scan="" onClick={() => make({ kind: 'flavor', flavor })}>
                <ConePicture play={play} flavor={flavor} />
                {flavorNames[flavor]}
              </button>
            ))}
      </div>
    </section>
  )
}
