import { m } from '#messages'
import { memo } from 'preact/compat'
import { addressOf, Badge, Press } from '../kit/index.ts'
import { scores, type Score } from './cone.ts'
import type { ScoopPlay } from './scene.ts'
import { scoreNames } from './show.ts'
import { pictureOf } from './pictures.ts'
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
  const pictures = item.own ? [{ url: addressOf(pictureOf(item.own)), alt: '' }] : item.pictures
  return (
    <section
      class={`card ${again ? 'again' : ''}`}
      aria-label={m.sky_high_scoops_card()}
      data-instruction={m.sky_high_scoops_say_your_target()}
      aria-live="polite"
    >
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
      <p id="self-title" data-instruction="">
        {play.players.length > 1 && <Badge player={play.person.value} size={26} />} {m.sky_high_scoops_how_was_it()}
      </p>
      <div class="self-row">
        {scores.map((score) => (
          <Press key={score} onClick={() => choose(score)}>
            <ScoreSign score={score} />
            {scoreNames[score]}
          </Press>
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
