import { m } from '#messages'
import {
  cardStates,
  cardTables,
  exportCards,
  getConsoleCards,
  growingTables,
  limits,
  type CardRow,
} from '@marigold/contract'
import { Download, ImageOff } from 'lucide-react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import searchPicture from '../../../assets/empty/search.svg'
import { buildUrl, download } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { KeysetPages } from '../keyset-pages.tsx'
import { SearchBox } from '../search-box.tsx'
import { cardListPath, filtersOf, parseCardQuery, type CardQuery } from './card-query.ts'
import { choiceName, stateNames, tableNames } from './card-words.ts'

function Row({ card, list, sought }: { card: CardRow; list: string; sought: CardQuery }) {
  const { id, title, place, picture, edited, retired } = card
  const where = Object.entries(place).map(([field, value]) => choiceName(field, value))
  return (
    <li>
      <Link className="card-row" to={`/console/cards/${sought.table}/${id}`} state={{ list }}>
        {picture ? (
          <img src={picture} alt="" width="48" height="48" loading="lazy" />
        ) : (
          <span className="card-row-none" aria-hidden>
            <Icon of={ImageOff} />
          </span>
        )}
        <b className="card-row-title">{title}</b>
        <span className="text-ink-2 wrap-anywhere">{where.join(' · ')}</span>
        <span className="flex flex-wrap gap-1.5 justify-self-end">
          {edited ? <Tag>{m.editing_changed()}</Tag> : null}
          {retired ? <Tag>{m.games_retired()}</Tag> : null}
        </span>
      </Link>
    </li>
  )
}

interface FiltersProps {
  sought: CardQuery
  groups: readonly string[]
  go: (next: Partial<CardQuery>) => void
}

/** The table, a group of it, and words to search for. */
function Filters({ sought, groups, go }: FiltersProps) {
  const { table, group, search } = sought
  return (
    <div className="flex flex-wrap gap-y-3 gap-x-4 items-end">
      <div className="card-filter">
        <Select
          label={m.editing_table()}
          value={table}
          onChange={({ target }) =>
            go({ table: cardTables.find((one) => one === target.value) ?? table, group: '', search: '' })
          }
        >
          {cardTables.map((one) => (
            <option key={one} value={one}>
              {tableNames[one]}
            </option>
          ))}
        </Select>
      </div>
      {groups.length > 0 ? (
        <div className="card-filter">
          <Select label={m.editing_group()} value={group} onChange={({ target }) => go({ group: target.value })}>
            <option value="">{m.cards_all_of_them()}</option>
            {groups.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <SearchBox
        label={m.editing_search_cards()}
        placeholder={m.editing_words_of_the_card()}
        maxLength={limits.console.search}
        search={search}
        onSearch={(words) => go({ search: words })}
      />
    </div>
  )
}

/** What can be done with the whole table: add, download what is listed, and import. */
function TableActions({ sought }: { sought: CardQuery }) {
  const { run, busy, problem } = useAction('The cards were not downloaded')
  const { table } = sought
  const save = () => {
    const path = buildUrl(exportCards.path, { table }, filtersOf(sought))
    return download({ path }, `marigold-${table}.csv`)
  }
  return (
    <div className="card-table-actions grid gap-3">
      <div className="account-actions">
        {growingTables.includes(table) ? (
          <LinkButton to={`/console/cards/${table}/new`}>{m.editing_add_a_card()}</LinkButton>
        ) : null}
        <Button look="quiet" aria-disabled={busy} onClick={() => void run(save)}>
          <Icon of={Download} /> {m.money_download_csv()}
        </Button>
        <LinkButton look="quiet" to={`/console/cards/${table}/import`}>
          {m.editing_import()}
        </LinkButton>
        <LinkButton look="quiet" to="/console/cards/pictures">
          {m.pictures_uploaded()}
        </LinkButton>
      </div>
      <Problem>{problem}</Problem>
    </div>
  )
}

/** The cards of a table by group, state, and words, newest first. */
export function CardsSection({ token }: { token: string }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const sought = parseCardQuery(useParams().table, query)
  const { table, state, group, search, before } = sought
  const { data, isPending, isError, refetch } = useCall(getConsoleCards, {
    params: { table },
    query: { ...filtersOf(sought), ...(before && { before }) },
    who: token,
    staleTime: 0,
  })
  const pathTo = (next: Partial<CardQuery>) => cardListPath({ ...sought, before: null, ...next })
  const filtered = search !== '' || group !== ''
  return (
    <>
      <Filters sought={sought} groups={data?.groups ?? []} go={(next) => void navigate(pathTo(next))} />
      <div className="flex flex-wrap gap-y-3 gap-x-6 items-center justify-between">
        <LinkTabs
          label={m.print_which_cards()}
          items={cardStates.map((one) => ({
            to: pathTo({ state: one }),
            label: stateNames[one],
            current: one === state,
          }))}
        />
        <TableActions sought={sought} />
      </div>
      {isPending ? <RowSkeletons count={8} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.editing_we_couldnt_load_the_cards()}</LoadFailed>
      ) : null}
      {data?.cards.length === 0 ? (
        <EmptyState
          picture={searchPicture}
          action={
            filtered ? (
              <LinkButton look="quiet" to={pathTo({ search: '', group: '' })}>
                {m.ui_clear_the_filters()}
              </LinkButton>
            ) : null
          }
        >
          {filtered ? m.editing_no_cards_match() : m.editing_no_cards_here()}
        </EmptyState>
      ) : null}
      {data && data.cards.length > 0 ? (
        <ul className="user-list">
          {data.cards.map((card) => (
            <Row key={card.id} card={card} list={cardListPath(sought)} sought={sought} />
          ))}
        </ul>
      ) : null}
      <KeysetPages before={before} next={data?.next ?? null} pathTo={(id) => pathTo({ before: id })} />
    </>
  )
}
