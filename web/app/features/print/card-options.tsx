import { m } from '#messages'
import { entries, Select } from './choices.tsx'
import {
  backChoices,
  boardChoices,
  boardSides,
  boardsPerPageChoices,
  bookChoices,
  flipChoices,
  memoryChoices,
  perPageChoices,
  showChoices,
  type PrintOptions,
} from './options.ts'
import { hasBacks, listens } from './sheet-list.ts'

const counts = <N extends number>(list: readonly N[]) =>
  list.map((count) => ({ value: count, label: m.print_per_page({ count }) }))

interface CardOptionsProps {
  options: PrintOptions
  onOptions: (part: Partial<PrintOptions>) => void
}

function BoardOptions({ options, onOptions }: CardOptionsProps) {
  return (
    <>
      <Select<PrintOptions['boards']>
        label={m.print_boards()}
        value={options.boards}
        choices={boardChoices.map((count) => ({ value: count, label: m.print_boards_2({ count }) }))}
        onChange={(boards) => onOptions({ boards })}
      />
      <Select<PrintOptions['boardSide']>
        label={m.print_size()}
        value={options.boardSide}
        choices={boardSides.map((side) => ({ value: side, label: m.print_by({ side }) }))}
        onChange={(boardSide) => onOptions({ boardSide })}
      />
      <Select<PrintOptions['boardsPerPage']>
        label={m.print_boards_on_a_page()}
        value={options.boardsPerPage}
        choices={boardsPerPageChoices.map((count) => ({
          value: count,
          label: count === 1 ? m.print_one() : m.print_two(),
        }))}
        onChange={(boardsPerPage) => onOptions({ boardsPerPage })}
      />
    </>
  )
}

/** How many cards stand on a page, what is on each, and what behind it. */
export function CardOptions({ options, onOptions }: CardOptionsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-y-3.5 gap-x-5">
      {listens(options, 'perPage') ? (
        <Select<PrintOptions['perPage']>
          label={m.print_size()}
          value={options.perPage}
          choices={counts(perPageChoices)}
          onChange={(perPage) => onOptions({ perPage })}
        />
      ) : null}
      {listens(options, 'memoryPerPage') ? (
        <Select<PrintOptions['memoryPerPage']>
          label={m.print_size()}
          value={options.memoryPerPage}
          choices={counts(memoryChoices)}
          onChange={(memoryPerPage) => onOptions({ memoryPerPage })}
        />
      ) : null}
      {listens(options, 'book') ? (
        <Select
          label={m.print_book()}
          value={options.book}
          choices={entries(bookChoices)}
          onChange={(book) => onOptions({ book })}
        />
      ) : null}
      {listens(options, 'boards') ? <BoardOptions options={options} onOptions={onOptions} /> : null}
      {listens(options, 'show') ? (
        <Select
          label={m.print_on_each_card()}
          value={options.show}
          choices={entries(showChoices)}
          onChange={(show) => onOptions({ show })}
        />
      ) : null}
      {listens(options, 'backs') ? (
        <Select
          label={m.print_on_the_back()}
          value={options.backs}
          choices={entries(backChoices)}
          onChange={(backs) => onOptions({ backs })}
        />
      ) : null}
      {hasBacks(options) ? (
        <Select
          label={m.print_printer_flips_on()}
          value={options.flip}
          choices={entries(flipChoices)}
          onChange={(flip) => onOptions({ flip })}
        />
      ) : null}
    </div>
  )
}
