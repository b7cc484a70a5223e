import { m } from '#messages'
import ownCardsPicture from '../../../../assets/empty/own-cards.svg'
import type { OwnList } from '@marigold/contract'
import { Pencil, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useMatch } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { storeReturnPath } from '../../../../platform/session/return-path.ts'
import type { StepProps } from '../card-area.ts'
import { toggleId, withIds, type IdLists } from '../id-lists.ts'
import { pictureUrl } from '../picture-url.ts'
import { ListFailed } from '../../setup/list-failed.tsx'
import { cardsText } from '../../cards-text.ts'
import { PictureTrio } from '../../setup/recent-rows.tsx'
import { listKinds } from './own-set.ts'
import { useOwnLists } from './use-own-lists.ts'
import { enumerated } from '../../../../platform/words/words.ts'

/** Returns the path of a list's editor; 'new' creates a list. */
export const listPath = (list: number | 'new') => `/therapycard/mine/${list}`

function ListTile(props: {
  list: OwnList
  picked: readonly number[]
  onPick: (kinds: number[]) => void
  /** False during a game, because leaving would end it. */
  canEdit: boolean
  /** True if a search led here. */
  found: boolean
}) {
  const { list, picked, found } = props
  const tile = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (found) (tile.current?.querySelector('button') ?? tile.current?.querySelector('a'))?.focus()
  }, [found])
  const kinds = listKinds(list)
  const pictures = list.cards.filter(({ picture, photo }) => picture !== '' && !photo).slice(0, 3)
  return (
    <li ref={tile} className="mine-tile" data-picked={picked.length > 0 || undefined}>
      <div className="flex items-center gap-3">
        {pictures.length > 0 ? (
          <PictureTrio pictures={pictures.map(({ picture }) => pictureUrl(`${picture}.svg`))} />
        ) : null}
        <span className="flex-1 min-w-0 [&_b]:block [&_b]:text-body/[1.25] [&_b]:font-[650] [&_b]:font-text [&_b]:wrap-anywhere [&_small]:text-body [&_small]:text-ink-2">
          <b>{list.name}</b>
          <small>{[list.practices, cardsText(list.cards.length)].filter(Boolean).join(' · ')}</small>
        </span>
        {props.canEdit ? (
          <Link
            className="mine-round"
            data-scan=""
            to={listPath(list.id)}
            aria-label={m.cards_edit_2({ name: list.name })}
          >
            <Pencil aria-hidden />
          </Link>
        ) : null}
      </div>
      {kinds.length > 0 ? (
        <div
          className="mine-kinds flex flex-wrap gap-2"
          role="group"
          aria-label={m.cards_take_from({ name: list.name })}
        >
          {kinds.map(({ id, name, count }) => (
            <button
              key={id}
              type="button"
              data-scan=""
              aria-pressed={picked.includes(id)}
              onClick={() => props.onPick(toggleId(picked, id))}
            >
              {name} <em>{count}</em>
            </button>
          ))}
        </div>
      ) : (
        <p className="text-body text-ink-2">{m.cards_no_cards_in_it_yet()}</p>
      )}
    </li>
  )
}

function LoginPrompt() {
  return (
    <section className="mine-empty grid justify-items-center gap-3.5 pt-[12vh] px-0 pb-0 text-center">
      <img src={ownCardsPicture} alt="" width="210" height="163" />
      <h1>{m.cards_my_cards()}</h1>
      <p>{m.cards_your_own_words_sentences_and_pictures()}</p>
      <LinkButton data-scan="" to="/login" onClick={() => storeReturnPath('/therapycard?step=own')}>
        {m.ui_log_in()}
      </LinkButton>
    </section>
  )
}

function NoLists({ canEdit }: { canEdit: boolean }) {
  return (
    <section className="mine-empty grid justify-items-center gap-3.5 pt-[12vh] px-0 pb-0 text-center">
      <img src={ownCardsPicture} alt="" width="210" height="163" />
      <h1>{m.cards_my_cards()}</h1>
      <p>{canEdit ? m.cards_paste_a_word_list_each_word() : m.cards_you_dont_have_any_yet_add()}</p>
      {canEdit ? (
        <LinkButton data-scan="" to={listPath('new')}>
          <Plus aria-hidden className="ico" />
          {m.cards_new_list()}
        </LinkButton>
      ) : null}
    </section>
  )
}

/** Picks own lists for the set, with links to edit them. */
export function OwnStep(props: StepProps<{ own: IdLists }>) {
  const picks = props.picks.own
  const { lists, failed, retry, token } = useOwnLists()
  const canEdit = useMatch('/game/:game_name') === null
  const pickOf = (list: OwnList, kinds: number[]) => props.onPicks({ own: withIds(picks, list.id, kinds) })
  const chips = (lists ?? []).flatMap((list) => {
    const kinds = listKinds(list).filter(({ id }) => picks[String(list.id)]?.includes(id))
    if (kinds.length === 0) return []
    const detail = enumerated(kinds.map(({ name }) => name.toLowerCase()))
    return [{ name: list.name, detail, onRemove: () => pickOf(list, []) }]
  })
  return props.frame(
    { label: m.cards_picked_lists(), chips, ready: chips.length > 0 },
    <div className="mine-page" aria-busy={lists === null && !failed && token !== null}>
      {token === null ? <LoginPrompt /> : null}
      {failed && token !== null ? (
        <ListFailed onRetry={retry}>{m.cards_we_couldnt_load_your_cards()}</ListFailed>
      ) : null}
      {lists?.length === 0 ? <NoLists canEdit={canEdit} /> : null}
      {lists && lists.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 mb-4 [&_h1]:text-section">
            <img src={ownCardsPicture} alt="" width="210" height="163" />
            <h1>{m.cards_my_cards()}</h1>
            {canEdit ? (
              <Link className="setup-btn" data-scan="" to={listPath('new')}>
                <Plus aria-hidden />
                {m.cards_new_list()}
              </Link>
            ) : null}
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-3.5 p-0 [list-style:none]">
            {lists.map((list) => (
              <ListTile
                key={list.id}
                list={list}
                picked={picks[String(list.id)] ?? []}
                onPick={(kinds) => pickOf(list, kinds)}
                canEdit={canEdit}
                found={props.found === String(list.id)}
              />
            ))}
          </ul>
        </>
      ) : null}
    </div>,
  )
}
