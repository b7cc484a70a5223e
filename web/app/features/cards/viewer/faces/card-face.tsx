import type { Card } from '@marigold/contract'
import { memo } from 'react'
import { parseOwnId } from '../../areas/own/own-set.ts'
import { AnswerFace, QuestionFace } from './answer-face.tsx'
import type { FaceProps } from './face-props.ts'
import { LineFace } from './line-face.tsx'
import { Marked } from './marked.tsx'
import { ChoiceFace, PicturesFace, YesNoFace } from './option-faces.tsx'
import { PairFace, PairSameFace } from './pair-face.tsx'
import { DefaultPicture, Picture } from './picture.tsx'
import { TextScene } from './text-scene.tsx'

/** Caption with the target letters marked. */
function Caption({ card }: { card: Card }) {
  const text = card.caption || card.prompt
  return (
    <h1 className={`face-caption ${lengthClass(card, text)}`}>
      {card.caption ? <Marked text={card.caption} marks={card.marks} /> : card.prompt}
    </h1>
  )
}

/** Returns the class that shrinks long words and lines to fit one screen. */
function lengthClass(card: Card, text: string): string {
  if (card.layout !== 'word') return text.length > 34 ? 'is-line is-long' : 'is-line'
  const longest = Math.max(...text.split(' ').map((word) => word.length))
  return longest > 9 || text.length > 12 ? 'is-long' : ''
}

/** A picture above the word or sentence to say; an own card without one shows its word alone. */
function WordFace({ card }: { card: Card }) {
  const picture = card.pictures[0]
  if (!picture && parseOwnId(card.key) !== null)
    return (
      <div className="grid content-center justify-items-center gap-[calc(var(--u)_*_4)] text-center">
        <TextScene card={card.key} />
        <Caption card={card} />
        {card.hint ? <p className="[font:400_var(--type-body)_/_1.3_var(--text)] text-ink-2">{card.hint}</p> : null}
      </div>
    )
  return (
    <>
      <div className="face-box">
        {picture ? <Picture key={picture.url} url={picture.url} alt={picture.alt} /> : <DefaultPicture />}
      </div>
      <Caption card={card} />
    </>
  )
}

/** Renders a card's face according to its layout. */
export const CardFace = memo(function CardFace(props: FaceProps) {
  const { card } = props
  switch (card.layout) {
    case 'word':
    case 'sentence':
      return <WordFace card={card} />
    case 'picture-question':
      return <AnswerFace {...props} />
    case 'choice':
      return <ChoiceFace {...props} />
    case 'yes-no':
      return <YesNoFace {...props} />
    case 'two':
    case 'grid':
      return <PicturesFace {...props} />
    case 'pair':
      return <PairFace {...props} />
    case 'pair-same':
      return <PairSameFace {...props} />
    case 'question':
      return <QuestionFace card={card} />
    case 'line':
      return <LineFace card={card} />
  }
})
