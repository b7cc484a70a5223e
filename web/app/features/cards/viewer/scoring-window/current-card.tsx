import { m } from '#messages'
import { useMemo } from 'react'
import type { Card } from '@marigold/contract'
import { answerSpoken, hasAnswer, optionLetter, cardOptions } from '../faces/answers.ts'
import { SpokenLine } from '../faces/line-face.tsx'
import { parseLine } from '../faces/line-parts.ts'

/** The card's pictures, lettered if one is the answer. */
function CurrentPictures({ card }: { card: Card }) {
  const { pictures, layout } = card
  if (pictures.length === 0) return null
  const lettered = layout === 'two' || layout === 'grid'
  return (
    <ul className="now-pictures" data-count={pictures.length === 1 ? 'one' : pictures.length < 5 ? 'few' : 'many'}>
      {pictures.map((picture, place) => (
        <li key={`${place}-${picture.url}`}>
          {lettered ? <b>{optionLetter(place)}</b> : null}
          <img src={picture.url} alt={picture.alt} />
        </li>
      ))}
    </ul>
  )
}

/** What to say or ask; a fluency line with its marks drawn. */
function CurrentText({ card }: { card: Card }) {
  const text = card.prompt || card.caption
  const parts = useMemo(() => (card.layout === 'line' ? parseLine(text) : null), [card.layout, text])
  return <h1 data-long={text.length > 90 || undefined}>{parts ? <SpokenLine parts={parts} /> : text}</h1>
}

/** A small copy of what the client sees, plus the target and answer. */
export function CurrentCard({ card, index, length }: { card: Card; index: number; length: number }) {
  const options = card.layout === 'choice' ? cardOptions(card) : []
  return (
    // A long text scrolls, so that the strip stays visible; it must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <section className="now" aria-label={m.cards_card_2()} tabIndex={0}>
      <CurrentPictures card={card} />
      <div>
        <p className="now-target">
          {card.target} · <span>{m.cards_card_of_2({ index: index + 1, length })}</span>
        </p>
        <CurrentText card={card} />
        {options.length > 0 ? (
          <p>{options.map((option, place) => `${optionLetter(place)}: ${option}`).join(' · ')}</p>
        ) : null}
        {hasAnswer(card) ? <p className="now-answer">{answerSpoken(card)}</p> : null}
      </div>
    </section>
  )
}
