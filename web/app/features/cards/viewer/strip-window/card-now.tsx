import { m } from '#messages'
import { useMemo } from 'react'
import type { Card } from '@marigold/contract'
import { answerSpoken, hasAnswer, letterOf, optionsOf } from '../faces/answers.ts'
import { SpokenLine } from '../faces/line-face.tsx'
import { linePartsOf } from '../faces/line-parts.ts'

/** The pictures of the card, lettered where one of them is the answer. */
function NowPictures({ card }: { card: Card }) {
  const { pictures, layout } = card
  if (pictures.length === 0) return null
  const lettered = layout === 'two' || layout === 'grid'
  return (
    <ul className="now-pictures" data-count={pictures.length === 1 ? 'one' : pictures.length < 5 ? 'few' : 'many'}>
      {pictures.map((picture, place) => (
        <li key={`${place}-${picture.url}`}>
          {lettered ? <b>{letterOf(place)}</b> : null}
          <img src={picture.url} alt={picture.alt} />
        </li>
      ))}
    </ul>
  )
}

/** What is to be said or asked; a line of fluency with its marks drawn. */
function NowText({ card }: { card: Card }) {
  const text = card.prompt || card.caption
  const parts = useMemo(() => (card.layout === 'line' ? linePartsOf(text) : null), [card.layout, text])
  return <h1 data-long={text.length > 90 || undefined}>{parts ? <SpokenLine parts={parts} /> : text}</h1>
}

/** What the client sees, small, with what the client does not: target and answer. */
export function CardNow({ card, index, length }: { card: Card; index: number; length: number }) {
  const options = card.layout === 'choice' ? optionsOf(card) : []
  return (
    // A long text scrolls here, so that the strip stays in reach: keys must get to it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <section className="now" aria-label={m.cards_card_2()} tabIndex={0}>
      <NowPictures card={card} />
      <div>
        <p className="now-target">
          {card.target} · <span>{m.cards_card_of_2({ index: index + 1, length })}</span>
        </p>
        <NowText card={card} />
        {options.length > 0 ? (
          <p>{options.map((option, place) => `${letterOf(place)}: ${option}`).join(' · ')}</p>
        ) : null}
        {hasAnswer(card) ? <p className="now-answer">{answerSpoken(card)}</p> : null}
      </div>
    </section>
  )
}
