import { m } from '#messages'
import { cardsText } from '../../../cards-text.ts'
import type { OwnCard, OwnCardText, OwnList } from '@marigold/contract'
import { ArrowLeft, Play, Printer, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { storeDraft, readDraft } from '../../../../../platform/storage/drafts.ts'
import { loadPhotos } from '../../../../../platform/storage/own-media.ts'
import { storePrintSet } from '../../../../../platform/storage/print-set.ts'
import { storeReturnPath } from '../../../../../platform/session/return-path.ts'
import { useSession } from '../../../../../platform/session/session.ts'
import { Button, LinkButton } from '../../../../../ui/button.tsx'
import { preloadDialogs } from '../../../../../ui/dialog.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { noRows, toDeck } from '../../../sets/card-rows.ts'
import { appendPicks, noPicks } from '../../../sets/set-picks.ts'
import { listKinds } from '../own-set.ts'
import { listPath } from '../own-step.tsx'
import { useOwnLists } from '../use-own-lists.ts'
import { AddWords } from './add-words.tsx'
import { CardDialog, cardDraft } from './card-dialog.tsx'
import { CardRowsList } from './card-rows.tsx'
import { ListHeader, type ListText } from './list-header.tsx'
import { MediaNote } from './pictures/media-note.tsx'
import { remainingText } from './pasted-cards.ts'
import { SaveErrorNotice } from './save-error-notice.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useDraft } from './use-draft.ts'
import { retryAdd, addCards, createList, renameList, useListChanges } from './use-list-changes.ts'
import { useSaving } from './use-saving.ts'

const stepPath = '/therapycard?step=own'

function BackToLists() {
  return (
    <Link className="setup-btn" to={stepPath}>
      <ArrowLeft aria-hidden />
      <span>{m.cards_my_cards()}</span>
    </Link>
  )
}

/** Links to play and print a list's cards. */
function ListActions({ list }: { list: OwnList }) {
  const kinds = listKinds(list).map(({ id }) => id)
  if (kinds.length === 0) return <span />
  const search = appendPicks(new URLSearchParams({ step: 'cards' }), { ...noPicks, own: { [list.id]: kinds } })
  return (
    <span className="mine-actions">
      <Link
        className="setup-btn"
        to="/therapycard/print"
        onClick={() => storePrintSet(toDeck({ ...noRows, own: [{ list, kinds: [1] }] }))}
      >
        <Printer aria-hidden />
        <span>{m.ui_print()}</span>
      </Link>
      <Link className="setup-btn is-solid" to={`/therapycard?${search}`}>
        <Play aria-hidden />
        <span>{m.cards_play_cards()}</span>
      </Link>
    </span>
  )
}

interface ListDraft extends ListText {
  words: string
  version: number
}

const none: readonly OwnCard[] = []
const blank = { name: '', area: 'articulation', practices: '', words: '', version: 1 } as const

/** Loads the cards' photos; the returned number changes when they are ready. */
function usePhotos(list: OwnList | null): number {
  const [loaded, setLoaded] = useState(0)
  useEffect(() => {
    const photos = list?.cards.filter(({ photo }) => photo).map(({ id }) => id) ?? []
    if (photos.length > 0) void loadPhotos(photos).then(() => setLoaded((now) => now + 1))
  }, [list])
  return loaded
}

const listDraft = (list: number | 'new') => `own-list-${list}`

/** State of the list form. A null `list` is a new one. */
function useListForm(list: OwnList | null) {
  const navigate = useNavigate()
  const { draft, change, settle } = useDraft<ListDraft>(
    listDraft(list?.id ?? 'new'),
    list ? { ...list, words: '' } : blank,
  )
  const [adding, setAdding] = useState(false)
  const renamed = useRef({ from: 0, to: 0 })
  const wordsNow = useRef(draft.words)
  useLayoutEffect(() => {
    wordsNow.current = draft.words
  })
  const saving = useSaving()
  const text: ListText = { name: draft.name.trim() || m.cards_my_words(), area: draft.area, practices: draft.practices }
  const saveHead = async () => {
    if (!list || (draft.name === list.name && draft.area === list.area && draft.practices === list.practices)) return
    if (draft.name.trim() === '') return change({ name: list.name })
    const { name, area, practices, version } = draft
    const saved = await saving.run(async () => {
      // Renaming the list created a newer version, so the rename that produced it is not a conflict.
      const newest = renamed.current.from === version ? renamed.current.to : version
      renamed.current = { from: version, to: await renameList(list, text, newest) }
    })
    // The words still in the text field are added separately.
    if (saved) settle({ name, area, practices, version })
  }
  const add = async (cards: readonly OwnCardText[], rest: string) => {
    const sent = draft.words
    setAdding(true)
    await saving.run(async () => {
      const isAgain = saving.problem?.kind === 'failed'
      const made = isAgain
        ? await retryAdd(list, text, cards)
        : await (list ? addCards(list, cards) : createList(text, cards))
      const words = remainingText(wordsNow.current, sent, rest)
      if (list) {
        settle({ words: wordsNow.current })
        return words === '' ? undefined : change({ words })
      }
      settle()
      if (words !== '') storeDraft(listDraft(made.id), JSON.stringify({ words }))
      await navigate(listPath(made.id), { replace: true })
    })
    setAdding(false)
  }
  return { draft, change, saving, adding, saveHead, add }
}

/** Edits the name and adds cards. */
function ListForm({ form, known }: { form: ReturnType<typeof useListForm>; known: readonly OwnCard[] }) {
  const { draft, change } = form
  return (
    <>
      <ListHeader
        text={draft}
        onText={(part) => change({ version: draft.version, ...part })}
        onDone={() => void form.saveHead()}
      />
      <AddWords
        text={draft.words}
        onText={(words) => change({ words })}
        known={known}
        onAdd={(cards, rest) => void form.add(cards, rest)}
        busy={form.adding}
      />
    </>
  )
}

/** Shows a list's cards with their actions, and deletes the list. */
function ListCards(props: { list: OwnList; canWrite: boolean; changes: ReturnType<typeof useListChanges> }) {
  const { list, canWrite, changes } = props
  const [edited, setEdited] = useState<number | null>(
    // Reopens the card that was being edited before a reload.
    () => list.cards.find(({ id }) => readDraft(cardDraft(id)) !== '')?.id ?? null,
  )
  const loaded = usePhotos(list)
  const card = list.cards.find(({ id }) => id === edited) ?? null
  return (
    <>
      {list.cards.length > 0 ? (
        <section aria-label={m.ui_cards()}>
          <h2>{cardsText(list.cards.length)}</h2>
          <CardRowsList
            key={loaded}
            cards={list.cards}
            canWrite={canWrite}
            onEdit={(one: OwnCard) => setEdited(one.id)}
            onDelete={(one) => void changes.remove(list, one)}
            onMove={(one, by) => changes.move(list, one, by)}
          />
        </section>
      ) : null}
      <MediaNote changed={card} />
      <Button look="quiet" onClick={() => void changes.removeList(list)}>
        <Trash2 aria-hidden className="ico" />
        {m.cards_delete_this_list()}
      </Button>
      <CardDialog list={list} card={canWrite ? card : null} onClose={() => setEdited(null)} />
    </>
  )
}

/** Editor for a list. A null `list` is new or was deleted. */
function ListEditor({ list, isNew, canWrite }: { list: OwnList | null; isNew: boolean; canWrite: boolean }) {
  const form = useListForm(list)
  const changes = useListChanges(form.saving)
  useEffect(preloadDialogs, [])
  const writes = canWrite && (isNew || list !== null)
  return (
    <>
      {list === null && !isNew ? <p>{m.cards_this_list_is_deleted()}</p> : null}
      {writes ? <ListForm form={form} known={list?.cards ?? none} /> : null}
      {canWrite ? null : <PlanEnded />}
      <SaveErrorNotice problem={form.saving.problem} />
      {list ? <ListCards list={list} canWrite={canWrite} changes={changes} /> : null}
      <UndoBar
        text={changes.deleted?.text ?? null}
        onUndo={() => void changes.undo()}
        onClose={() => changes.closeUndo()}
      />
    </>
  )
}

function PlanEnded() {
  return (
    <Notice
      action={
        <LinkButton size="small" to="/pricing">
          {m.cards_see_plans()}
        </LinkButton>
      }
    >
      {m.cards_you_dont_have_a_plan_right()}
    </Notice>
  )
}

function LoggedOut({ path }: { path: string }) {
  return (
    <section className="mine-empty grid justify-items-center gap-3.5 pt-[12vh] px-0 pb-0 text-center">
      <p>{m.cards_youre_logged_out_what_you_typed()}</p>
      <LinkButton to="/login" onClick={() => storeReturnPath(path)}>
        {m.ui_log_in()}
      </LinkButton>
    </section>
  )
}

/** Shown in place of a list: a login prompt, an error, or that it was deleted. */
function ListUnavailable({
  id,
  own,
  gone: isMissing,
}: {
  id: number | 'new'
  own: ReturnType<typeof useOwnLists>
  gone: boolean
}) {
  if (own.token === null) return <LoggedOut path={listPath(id)} />
  if (own.failed)
    return (
      <Notice tone="bad" action={<Button onClick={own.retry}>{m.ui_retry()}</Button>}>
        {m.cards_we_couldnt_load_your_cards()}
      </Notice>
    )
  return isMissing ? <p>{m.cards_we_cant_find_that_list_it()}</p> : null
}

/** Screen for one list of own cards, or for a new one. */
export function OwnListScreen({ id }: { id: number | 'new' }) {
  const session = useSession()
  const own = useOwnLists()
  const { lists, failed, token } = own
  const list = useMemo(() => lists?.find((one) => one.id === id) ?? null, [lists, id])
  const [was, setWas] = useState(false)
  if (list && !was) setWas(true)
  const isMissing = lists !== null && list === null && id !== 'new' && !was
  const isKnown = session.status === 'known' || session.status === 'failed'
  const opens = token !== null && lists !== null && isKnown && !isMissing
  return (
    <main className="setup" id="main">
      <header className="setup-bar">
        <BackToLists />
        <h1 className="setup-title mine-bar-title">
          {id === 'new' ? m.cards_new_list() : (list?.name ?? m.cards_my_cards())}
        </h1>
        {list ? <ListActions list={list} /> : <span />}
      </header>
      <div className="mine-page mine-edit" aria-busy={!opens && !failed && token !== null}>
        {opens ? (
          <ListEditor list={list} isNew={id === 'new'} canWrite={session.active || session.newUser} />
        ) : (
          <ListUnavailable id={id} own={own} gone={isMissing} />
        )}
      </div>
    </main>
  )
}
