import { m } from '#messages'
import { Ear, Equal, EqualNot } from 'lucide-react'
import { pairWords, type PairWord } from '../../../../platform/words/pair-words.ts'
import { cardOptions } from './answers.ts'
import type { FaceProps } from './face-props.ts'
import { Option } from './option-faces.tsx'
import { Picture } from './picture.tsx'
import { Marked } from './marked.tsx'

/** What the adult says, in small print. */
function ForTheAdult({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p className="pair-say flex items-center gap-2 min-h-[max(48px,calc(var(--u)_*_12))] text-ink-2 [font:600_var(--type-body)_/_1.2_var(--text)]">
      <Ear aria-hidden className="play-icon" />
      {text}
    </p>
  )
}

function Inside({ word, marks, picture }: PairWord) {
  return (
    <>
      <span className="pair-picture">{picture ? <Picture url={picture.url} alt={picture.alt} /> : null}</span>
      <span className={word.length > 7 ? 'pair-word face-caption is-long' : 'pair-word face-caption'}>
        <Marked text={word} marks={marks} />
      </span>
    </>
  )
}

/** Two words that differ by one sound. A tap marks which one was said, heard, or asked for. */
export function PairFace({ card, touched, onTouch }: FaceProps) {
  // Without a right answer, a tap selects one word at a time.
  const meant = card.correct.length === 0 ? touched.slice(-1) : touched
  return (
    <div className="face-pair flex flex-col items-center gap-[calc(var(--u)_*_3)]">
      <h1 className="sr-only">{card.caption}</h1>
      <ForTheAdult text={card.prompt} />
      <div className="pair-words" role="group" aria-label={m.cards_two_words()}>
        {pairWords(card).map((one, place) => (
          <Option
            key={place}
            place={place}
            className="pair-option"
            right={card.correct.includes(place) && touched.includes(place)}
            touched={meant.includes(place)}
            onTouch={onTouch}
          >
            <Inside {...one} />
          </Option>
        ))}
      </div>
    </div>
  )
}

/** The adult says two words; the client taps whether they were the same. */
export function PairSameFace({ card, touched, onTouch }: FaceProps) {
  return (
    <div className="face-pair flex flex-col items-center gap-[calc(var(--u)_*_3)] is-same">
      <h1 className="sr-only">{card.caption}</h1>
      <ForTheAdult text={card.prompt} />
      <div className="pair-words" role="group" aria-label={m.cards_two_words()}>
        {pairWords(card).map((one, place) => (
          <div
            key={place}
            className="flex flex-col items-center gap-[calc(var(--u)_*_2)] pt-[calc(var(--u)_*_4)] px-[calc(var(--u)_*_4)] pb-[calc(var(--u)_*_6)] min-w-0 min-h-0"
          >
            <Inside {...one} />
          </div>
        ))}
      </div>
      <div className="answer-choices" role="group" aria-label={m.cards_same_or_different()}>
        {cardOptions(card).map((option, place) => {
          const Icon = place === 0 ? Equal : EqualNot
          return (
            <Option
              key={option}
              place={place}
              className="choice is-word"
              right={card.correct.includes(place) && touched.includes(place)}
              touched={touched.includes(place)}
              onTouch={onTouch}
            >
              <Icon aria-hidden className="play-icon option-icon" />
              <span>{option}</span>
            </Option>
          )
        })}
      </div>
    </div>
  )
}
