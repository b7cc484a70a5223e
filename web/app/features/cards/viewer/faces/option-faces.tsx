import { m } from '#messages'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Answer, QuestionText, ShowAnswer } from './answer-face.tsx'
import { optionLetter, cardOptions } from './answers.ts'
import type { FaceProps } from './face-props.ts'
import { Picture, Pictures } from './picture.tsx'

/** One option. Right ones get an outline, a check mark, and a word for screen readers, never color alone. */
export function Option(props: {
  place: number
  letter?: string
  name?: string
  right: boolean
  touched: boolean
  className: string
  onTouch: (place: number) => void
  children: ReactNode
}) {
  const { place, letter, right, touched } = props
  const state = right ? ' is-right' : touched ? ' is-touched' : ''
  return (
    <button
      type="button"
      className={`option ${props.className}${state}`}
      data-scan={`0.${place + 1}`}
      onClick={() => props.onTouch(place)}
    >
      {letter ? <b className="option-letter">{letter}</b> : null}
      {props.children}
      {right ? (
        <span className="option-tick">
          <Check aria-hidden className="play-icon" />
          <span className="sr-only">{m.cards_right()}</span>
        </span>
      ) : null}
      {touched && !right ? <span className="sr-only">{m.cards_chosen()}</span> : null}
    </button>
  )
}

/** Returns true if an option is marked right: the answer is shown, or it was tapped and is right. */
function isShownRight({ card, shown, touched }: FaceProps, place: number): boolean {
  return card.correct.includes(place) && (shown || touched.includes(place))
}

/** A question with up to four answers in words, a to d. */
export function ChoiceFace(props: FaceProps) {
  const { card, shown, touched, onToggle, onTouch } = props
  const longest = Math.max(0, ...cardOptions(card).map((option) => option.length))
  return (
    <div className={card.pictures.length > 0 ? 'face-choice has-picture' : 'face-choice'}>
      <Pictures card={card} />
      <div className="face-side">
        <QuestionText text={card.prompt} />
        <div
          className="answer-choices"
          role="group"
          aria-label={m.cards_answers()}
          data-long={longest > 16 || undefined}
        >
          {cardOptions(card).map((option, place) => (
            <Option
              key={place}
              place={place}
              letter={optionLetter(place)}
              className="choice"
              right={isShownRight(props, place)}
              touched={touched.includes(place)}
              onTouch={onTouch}
            >
              <span>{option}</span>
            </Option>
          ))}
        </div>
        <ShowAnswer shown={shown} onToggle={onToggle} />
      </div>
    </div>
  )
}

/** A picture, a question, and Yes over No. */
export function YesNoFace(props: FaceProps) {
  const { card, shown, touched, onToggle, onTouch } = props
  return (
    <div className={card.pictures.length > 0 ? 'face-choice has-picture is-yes-no' : 'face-choice is-yes-no'}>
      <Pictures card={card} />
      <div className="face-side">
        <QuestionText text={card.prompt} />
        <div className="answer-choices" role="group" aria-label={m.cards_yes_or_no()}>
          {cardOptions(card).map((option, place) => {
            const Icon = place === 0 ? Check : X
            return (
              <Option
                key={option}
                place={place}
                className="choice is-word"
                right={isShownRight(props, place)}
                touched={touched.includes(place)}
                onTouch={onTouch}
              >
                <Icon aria-hidden className="play-icon option-icon" />
                <span>{option}</span>
              </Option>
            )
          })}
        </div>
        <ShowAnswer shown={shown} onToggle={onToggle} />
      </div>
    </div>
  )
}

/** Returns the number of columns that fills the rows: two pictures side by side, then up to four per row. */
function columnsOf(count: number): number {
  if (count <= 4) return 2
  return count <= 9 ? 3 : 4
}

/** Pictures to choose from: a and b, or a lettered grid with the answer in words below. */
export function PicturesFace(props: FaceProps) {
  const { card, shown, touched, onToggle, onTouch } = props
  const count = card.pictures.length
  const grid = card.layout === 'grid'
  const answered = shown && grid && card.answers.length > 0
  return (
    <div
      className={`face-pictures flex flex-col items-center justify-between gap-[calc(var(--u)_*_3)] is-${card.layout}`}
    >
      <QuestionText text={card.prompt} />
      <div className="picture-options" role="group" aria-label={m.cards_pictures()} data-columns={columnsOf(count)}>
        {card.pictures.map((picture, place) => (
          <Option
            key={`${place}-${picture.url}`}
            place={place}
            letter={optionLetter(place)}
            className="picture-option"
            right={isShownRight(props, place)}
            touched={touched.includes(place)}
            onTouch={onTouch}
          >
            <span className="absolute inset-[calc(var(--u)_*_3)] phone-portrait:[inset:34px_6px_8px]">
              <Picture url={picture.url} alt={picture.alt} />
            </span>
          </Option>
        ))}
      </div>
      <div className="face-foot">
        {answered ? <Answer card={card} /> : null}
        <ShowAnswer shown={shown} onToggle={onToggle} />
      </div>
    </div>
  )
}
