import { m } from '#messages'
import type { CardSetContent } from '@marigold/contract'
import { limits } from '@marigold/contract'
import { UserRound } from 'lucide-react'
import { Field } from '../../../../ui/field.tsx'
import { SetArt } from './set-art.tsx'
import { looksLikeFullName } from '../set-names.ts'

/** Shows what a set contains. */
export function SetSummary({
  content,
}: {
  content: { title: string; line: string; pictures: string[]; picks: unknown }
}) {
  return (
    <p className="flex items-center gap-3.5 [&_b]:block [&_small]:block [&_small]:text-body [&_small]:text-ink-2">
      <SetArt {...content} />
      <span>
        <b>{content.title}</b>
        {content.line ? <small>{content.line}</small> : null}
      </span>
    </p>
  )
}

const hint = m.cards_use_a_code_or_initials_so()
const warning = m.cards_this_looks_like_a_full_name()

/** Edits a set's name. The name is sent to the account, so a likely full name gets a warning, but isn't refused. */
export function NameField(props: {
  name: string
  onName: (name: string) => void
  content: Pick<CardSetContent, 'title' | 'line'>
  error?: string | undefined
}) {
  const { name, content } = props
  const looksLikePerson = looksLikeFullName(name, content.title, content.line)
  return (
    <Field
      label={m.ui_name()}
      hint={
        <span
          role="status"
          className="set-hint flex gap-2 min-h-11.5 leading-[1.4] data-warns:text-ink data-warns:font-semibold"
          data-warns={looksLikePerson || undefined}
        >
          {looksLikePerson ? <UserRound aria-hidden /> : null}
          <span>{looksLikePerson ? warning : hint}</span>
        </span>
      }
      value={name}
      maxLength={limits.setName}
      autoComplete="off"
      error={props.error}
      onChange={(event) => props.onName(event.target.value)}
    />
  )
}
