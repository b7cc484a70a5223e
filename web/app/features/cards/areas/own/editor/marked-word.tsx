import { m } from '#messages'
import type { OwnCard } from '@marigold/contract'
import { markedIndexes, toggleMark } from './marks.ts'

/** Shows a word with its marked letters underlined. */
export function MarkedWord({ word, marks }: Pick<OwnCard, 'word' | 'marks'>) {
  const marked = new Set(markedIndexes(marks))
  return (
    <b>{Array.from({ length: word.length }, (_, at) => (marked.has(at) ? <u key={at}>{word[at]}</u> : word[at]))}</b>
  )
}

/** Shows the letters of a word as buttons that mark or unmark them as the target. */
export function LetterMarks(props: {
  word: string
  marks: OwnCard['marks']
  onMarks: (marks: OwnCard['marks']) => void
}) {
  const { word, marks } = props
  const marked = new Set(markedIndexes(marks))
  if (word === '') return null
  return (
    <div
      className="mine-letters flex flex-wrap gap-1.5 my-1.5 mx-0"
      role="group"
      aria-label={m.cards_letters_of_the_target()}
    >
      {Array.from({ length: word.length }, (_, at) =>
        word[at] === ' ' ? (
          <span key={at} className="w-5" />
        ) : (
          <button
            key={at}
            type="button"
            aria-pressed={marked.has(at)}
            aria-label={m.cards_letter({ word: word[at] ?? '', at: at + 1 })}
            onClick={() => props.onMarks(toggleMark(marks, at))}
          >
            {word[at]}
          </button>
        ),
      )}
    </div>
  )
}
