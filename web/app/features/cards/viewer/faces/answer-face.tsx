import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { Check, Eye, EyeOff } from 'lucide-react'
import { answerText, hasManyAnswers } from './answers.ts'
import type { FaceProps } from './face-props.ts'
import { Pictures } from './picture.tsx'

/** A card's question, in a smaller font the longer it is. */
export function QuestionText({ text }: { text: string }) {
  const length = text.length > 90 ? 'is-longest' : text.length > 44 ? 'is-long' : ''
  return <h1 className={`ask face-caption ${length}`}>{text}</h1>
}

/** Button that shows or hides the answer. */
export function ShowAnswer({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const Icon = shown ? EyeOff : Eye
  return (
    <button
      type="button"
      className={shown ? 'show-answer is-on' : 'show-answer'}
      aria-expanded={shown}
      data-scan="0"
      onClick={onToggle}
    >
      <Icon aria-hidden className="play-icon" />
      <span>{shown ? m.cards_hide_answer() : m.cards_show_answer()}</span>
    </button>
  )
}

/** The answer in words: green with a check mark; 'No Answer' is gray without one. */
export function Answer({ card }: { card: Card }) {
  const text = answerText(card)
  const isNone = text === 'No Answer'
  return (
    <p className={isNone ? 'answer is-none' : 'answer'}>
      {isNone ? null : <Check aria-hidden className="play-icon" />}
      <span>
        {hasManyAnswers(card) ? <small>{m.cards_one_answer()}</small> : null}
        {text}
      </span>
    </p>
  )
}

/** Pictures and a question; the answer is shown on request or from the start. */
export function AnswerFace({ card, shown, onToggle }: FaceProps) {
  const atOnce = card.caption !== ''
  return (
    <div className={card.pictures.length > 0 ? 'face-answer' : 'face-answer is-plain'}>
      <Pictures card={card} />
      <QuestionText text={card.prompt} />
      <div className="face-foot">
        {atOnce || shown ? <Answer card={card} /> : null}
        {atOnce ? null : <ShowAnswer shown={shown} onToggle={onToggle} />}
      </div>
    </div>
  )
}

/** An open question without a picture or right answer. */
export function QuestionFace({ card }: { card: Card }) {
  const [mark, text] = /^Q\. /.test(card.prompt) ? ['Q.', card.prompt.slice(3)] : ['', card.prompt]
  return (
    <div
      className={`face-question ${card.pictures.length > 0 ? '' : 'is-plain'} flex flex-col justify-center gap-[calc(var(--u)_*_4)] [&.is-plain]:py-[calc(var(--u)_*_8)] [&.is-plain]:px-[calc(var(--u)_*_12)] portrait:[&.is-plain]:p-0`}
    >
      <Pictures card={card} />
      <h1 className={text.length > 90 ? 'face-caption talk is-long' : 'face-caption talk'}>
        {mark ? <b className="text-marigold-text">{mark} </b> : null}
        {text}
      </h1>
    </div>
  )
}
