import { m } from '#messages'
import { cardsText } from '../../../cards-text.ts'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { limits, type OwnCard, type OwnCardText } from '@marigold/contract'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { TextArea } from '../../../../../ui/field.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { MarkedWord } from './marked-word.tsx'
import { OwnThumb } from './pictures/own-thumb.tsx'
import { parsePastedCards, withoutExisting, type RefusedLine } from './pasted-cards.ts'
import { suggestPicture, type PictureIndex } from './suggest-picture.ts'
import { usePictures } from './pictures/use-pictures.ts'

/** Returns the cards in a typed or pasted text, each with a suggested picture. */
function useTyped(text: string, known: readonly OwnCard[], pictures: PictureIndex) {
  const { cards, refused } = useMemo(() => parsePastedCards(text), [text])
  const proposed = useMemo(
    () => withoutExisting(cards, known).map((card) => ({ ...card, picture: suggestPicture(pictures, card.word) })),
    [cards, known, pictures],
  )
  return { cards: proposed, again: cards.length - proposed.length, refused }
}

function Typed(props: { cards: readonly OwnCardText[]; again: number; refused: readonly RefusedLine[] }) {
  const { cards, again, refused } = props
  if (cards.length + again + refused.length === 0) return null
  const pictured = cards.filter(({ picture }) => picture !== '').length
  return (
    <div className="mine-typed w-full grid gap-2.5 [&_b]:block [&_b]:text-body/[1.3] [&_b]:font-bold [&_b]:font-card [&_b]:wrap-anywhere">
      <p role="status">
        {m.cards_with_a_picture_you_can_change({
          cards: cardsText(cards.length),
          pictured,
          already: again > 0 ? m.cards_in_this_list_already({ again }) : '',
        })}
      </p>
      <ul>
        {cards.map((card, at) => (
          <li key={at}>
            <OwnThumb card={{ ...card, id: 0 }} />
            <span>
              <MarkedWord {...card} />
              <small>{[card.phrase, card.sentence].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
      {refused.map(({ line, reason }, at) => (
        <p key={at} className="text-ink-2">
          <ParaglideMessage
            message={m.cards_it_stays_here}
            inputs={{ slice: line.trim().slice(0, 40), reason }}
            markup={{ b: ({ children }) => <b>{children}</b> }}
          />
        </p>
      ))}
    </div>
  )
}

/** Adds many words, one per line; `onAdd` gets the cards and the rejected lines. */
export function AddWords(props: {
  text: string
  onText: (text: string) => void
  /** Cards already in the list. */
  known: readonly OwnCard[]
  onAdd: (cards: readonly OwnCardText[], rest: string) => void
  busy: boolean
}) {
  const pictures = usePictures()
  const text = useDeferredValue(props.text)
  const { cards, again, refused } = useTyped(text, props.known, pictures)
  const rest = refused.map(({ line }) => line).join('\n')
  return (
    <section className="mine-add grid gap-3.5 justify-items-start" aria-label={m.cards_add_cards()}>
      <TextArea
        label={m.cards_add_words_one_per_line()}
        hint={m.cards_type_or_paste_for_more_on()}
        rows={5}
        spellCheck
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
      />
      <Typed cards={cards} again={again} refused={refused} />
      <Button
        disabled={props.busy || cards.length === 0 || text !== props.text}
        onClick={() => props.onAdd(cards, rest)}
      >
        <Icon of={Plus} />
        {cards.length === 0
          ? m.cards_add_cards()
          : m.cards_add({ cards: cardsText(Math.min(cards.length, limits.own.inList)) })}
      </Button>
    </section>
  )
}
