import { m } from '#messages'
import { importStatuses, type ImportLine, type ImportPlan } from '@marigold/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { fieldName, statusNames } from './card-words.ts'

const shownAtFirst = 100

function Line({ line }: { line: ImportLine }) {
  return (
    <li>
      <span className="flex flex-wrap gap-x-3 gap-y-1 items-center">
        <span className="text-ink-2">{m.editing_line_number({ line: line.line })}</span>
        <Tag>{statusNames[line.status]}</Tag>
        <b className="wrap-anywhere">{line.title}</b>
      </span>
      {line.changes.map(({ field, before, after }) => (
        <span key={field}>
          {m.console_change({
            name: namesOf(field),
            before: before || m.ui_nothing(),
            after: after || m.ui_nothing(),
          })}
        </span>
      ))}
      {line.problems.map(({ field, message, warning }) => (
        <span key={`${field} ${message}`} className={warning ? 'text-ink-2' : 'text-alert font-semibold'}>
          {m.console_value({ name: namesOf(field), after: message })}
        </span>
      ))}
    </li>
  )
}

/** A field as the form and as the file call it. */
const namesOf = (field: string) => {
  const name = fieldName(field)
  return name === field ? name : m.editing_field_of_column({ name, column: field })
}

/** How many lines an import adds, changes, and leaves alone. */
export function ImportCounts({ plan }: { plan: ImportPlan }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2" aria-label={m.editing_lines_by_status()}>
      {importStatuses.map((status) => (
        <li key={status}>
          <b>{plan.counts[status]}</b> {statusNames[status]}
        </li>
      ))}
    </ul>
  )
}

/** What an import does with each line: wrong ones first. */
export function ImportLines({ plan }: { plan: ImportPlan }) {
  const [isWhole, setWhole] = useState(false)
  const order = ['wrong', 'unsure', 'changed', 'new', 'unchanged']
  const lines = plan.lines.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.line - b.line)
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst)
  return (
    <>
      <ul className="fact-list" aria-label={m.editing_lines()}>
        {shown.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      {shown.length < lines.length ? (
        <div>
          <Button size="small" look="quiet" onClick={() => setWhole(true)}>
            {m.editing_show_all_lines({ count: lines.length })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
