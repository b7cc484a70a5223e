import { m } from '#messages'
import { changeOwnCard, limits, type OwnCard, type OwnList } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../../../platform/calls/api-client.ts'
import { deleteMedia, storeMedia } from '../../../../../platform/storage/own-media.ts'
import { useIsMounted } from '../../../../../platform/use-is-mounted.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { updateListCards, refreshOwnLists } from '../use-own-lists.ts'
import { CardPicture, type PendingPhoto } from './pictures/card-picture.tsx'
import { preserveMarks } from './marks.ts'
import { LetterMarks } from './marked-word.tsx'
import { SaveErrorNotice } from './save-error-notice.tsx'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'
import { VoiceModel } from './voice-model.tsx'

/** Key of a card's draft. */
export const cardDraft = (card: number) => `own-card-${card}`

const { own } = limits

interface CardFormProps {
  list: OwnList
  card: OwnCard
  onClose: () => void
}

/** State of the card form and its Save action. */
function useCardForm({ list, card, onClose }: CardFormProps) {
  const { draft, begun, change, settle } = useDraft(cardDraft(card.id), card)
  // Includes the version that was edited, so that a conflict is detected even after a reload.
  const edit = (part: Partial<OwnCard>) => change({ version: draft.version, ...part })
  const [photo, setPhoto] = useState<PendingPhoto>('as-it-is')
  const saving = useSaving()
  const isMounted = useIsMounted()
  const hasPhoto = photo instanceof Blob || draft.photo
  const save = async (version: number) => {
    const { word, phrase, sentence, marks, picture } = draft
    const body = { word, phrase, sentence, marks, picture, photo: hasPhoto, version }
    const saved = await saving.run(async () => {
      // Saves the photo first, because a card that refers to a photo must have one.
      if (photo instanceof Blob) {
        await storeMedia('photos', card.id, photo).catch(() => {
          throw new Error('This browser could not store the photo: it may be short of space.')
        })
      }
      const { data } = await call(changeOwnCard, { params: { id: card.id }, body })
      updateListCards(list.id, (cards) => cards.map((one) => (one.id === data.id ? data : one)))
      if (!data.photo) await deleteMedia('photos', card.id).catch(() => {}) // storage is blocked, so nothing is stored
    })
    if (!saved) return
    settle()
    if (isMounted()) onClose()
  }
  const cancel = () => {
    settle()
    onClose()
  }
  const saveMine = async () => {
    const fresh = await refreshOwnLists().catch(() => [])
    const newest = fresh.flatMap(({ cards }) => cards).find(({ id }) => id === card.id)
    await save(newest?.version ?? draft.version)
  }
  const showSaved = () => {
    saving.clear()
    settle()
    setPhoto('as-it-is')
    refreshOwnLists().catch(() => {}) // the old text stays, and saving reports the conflict again
  }
  return { draft, begun, edit, photo, setPhoto, hasPhoto, saving, save, cancel, saveMine, showSaved }
}

function CardForm(props: CardFormProps) {
  const { card } = props
  const { draft, begun, edit, photo, setPhoto, hasPhoto, saving, save, cancel, saveMine, showSaved } =
    useCardForm(props)
  return (
    <form
      className="mine-form grid gap-4.5 [&_svg]:size-5 [&_svg]:flex-none"
      onSubmit={(event) => {
        event.preventDefault()
        void save(draft.version)
      }}
    >
      <CardPicture
        card={card}
        draft={{ ...draft, photo: hasPhoto }}
        photo={photo}
        onPhoto={setPhoto}
        onPicture={(picture) => {
          setPhoto('none')
          edit({ picture, photo: false })
        }}
      />
      <Field
        label={m.ui_word()}
        value={draft.word}
        maxLength={own.word}
        required
        autoComplete="off"
        onChange={({ target }) =>
          edit({ word: target.value, marks: preserveMarks(draft.marks, draft.word, target.value) })
        }
      />
      <div>
        <span className="label">{m.cards_target_letters()}</span>
        <LetterMarks word={draft.word} marks={draft.marks} onMarks={(marks) => edit({ marks })} />
        <p className="hint">{m.cards_tap_the_letters_that_spell_the()}</p>
      </div>
      <div className="grid grid-cols-[1fr_1fr] gap-4.5 max-[721px]:grid-cols-[minmax(0,1fr)]">
        <Field
          label={m.cards_phrase()}
          value={draft.phrase}
          maxLength={own.phrase}
          autoComplete="off"
          onChange={({ target }) => edit({ phrase: target.value })}
        />
        <Field
          label={m.cards_sentence()}
          value={draft.sentence}
          maxLength={own.sentence}
          autoComplete="off"
          onChange={({ target }) => edit({ sentence: target.value })}
        />
      </div>
      <VoiceModel card={card.id} />
      <SaveErrorNotice
        problem={saving.problem}
        action={
          saving.problem?.kind === 'conflict' ? (
            <span className="flex flex-wrap items-center gap-2.5">
              <Button look="quiet" size="small" onClick={showSaved}>
                {m.cards_show_what_is_saved()}
              </Button>
              <Button size="small" onClick={() => void saveMine()}>
                {m.cards_save_mine()}
              </Button>
            </span>
          ) : null
        }
      />
      <div className="dialog-actions">
        <Button type="submit" disabled={saving.busy}>
          {m.ui_save()}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {begun ? m.cards_discard_changes() : m.ui_cancel()}
        </Button>
      </div>
    </form>
  )
}

/** Edits one card: texts, marked letters, picture, and the therapist's recording. */
export function CardDialog(props: { list: OwnList; card: OwnCard | null; onClose: () => void }) {
  const { list, card, onClose } = props
  return (
    <Dialog open={card !== null} onClose={onClose} title={card ? m.cards_card({ word: card.word }) : ''} wide>
      {card ? <CardForm key={card.id} list={list} card={card} onClose={onClose} /> : null}
    </Dialog>
  )
}
