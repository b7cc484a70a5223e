import { m } from '#messages'
import { TextLine } from './choices.tsx'
import type { PrintPages } from './use-print-pages.ts'

/** Edits the text in the pages' corners: of one client, or of each player of a group. */
export function HeaderFields({ print }: { print: PrintPages }) {
  const { options, words, changeWords, apart, rename, nameOf } = print
  if (!options.headerLine && options.sheet !== 'homework') return null
  const isGroup = apart.length > 0
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-y-3.5 gap-x-5">
      {isGroup ? null : (
        <TextLine
          label={m.print_initials_or_code()}
          hint={m.print_stays_on_this_page()}
          most={40}
          value={words.name}
          onChange={(name) => changeWords({ name })}
        />
      )}
      {apart.map(({ seat, name }) => (
        <TextLine
          key={seat}
          label={m.print_initials_or_code_of({ nameOf: nameOf(seat) })}
          hint={m.print_stays_on_this_page()}
          most={40}
          value={name}
          onChange={(next) => rename(seat, next)}
        />
      ))}
      <TextLine label={m.print_date()} most={40} value={words.date} onChange={(date) => changeWords({ date })} />
      {isGroup ? null : (
        <TextLine
          label={m.print_target()}
          most={80}
          value={words.target}
          onChange={(target) => changeWords({ target })}
        />
      )}
    </div>
  )
}
