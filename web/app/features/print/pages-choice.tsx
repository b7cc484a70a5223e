import { m } from '#messages'
import { Select, TextLine } from './choices.tsx'
import { parseRange, type PageChoice } from './page-range.ts'

/** Chooses the pages to print: all, the sheet in the preview, or a range. */
export function PagesChoice(props: {
  count: number
  choice: PageChoice
  range: string
  onChoice: (choice: PageChoice) => void
  onRange: (range: string) => void
}) {
  const { count, choice, range } = props
  if (count < 2) return null
  const isWrong = choice === 'some' && range.trim() !== '' && parseRange(range, count) === null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-y-3.5 gap-x-5">
      <Select<PageChoice>
        label={m.ui_pages()}
        value={choice}
        choices={[
          { value: 'all', label: m.print_all_pages({ count }) },
          { value: 'shown', label: m.print_the_one_shown() },
          { value: 'some', label: m.print_some_pages() },
        ]}
        onChange={props.onChoice}
      />
      {choice === 'some' ? (
        <TextLine
          label={isWrong ? m.print_from_1_to({ count }) : m.print_page_numbers()}
          hint="1-3, 5"
          most={40}
          value={range}
          onChange={props.onRange}
        />
      ) : null}
    </div>
  )
}
