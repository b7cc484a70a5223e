import { m } from '#messages'
import { toEntries, Select } from './choices.tsx'
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
import { hasBacks, hasOption } from './sheet-list.ts'

const counts = <N extends number>(list: readonly N[]) =>
  list.map((count) => ({ value: count, label: m.print_per_page({ count }) }))

interface CardOptionsProps {
  options: PrintOptions
  /** Some cards have a word and a sentence. */
  hasSentences: boolean
  onOptions: (part: Partial<PrintOptions>) => void
}

function BoardOptions({ options, onOptions }: Omit<CardOptionsProps, 'hasSentences'>) {
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

/** Cards per page, and what is on their fronts and backs. */
export function CardOptions({ options, hasSentences, onOptions }: CardOptionsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-y-3.5 gap-x-5">
      {hasOption(options, 'perPage') ? (
        <Select<PrintOptions['perPage']>
          label={m.print_size()}
          value={options.perPage}
          choices={counts(perPageChoices)}
          onChange={(perPage) => onOptions({ perPage })}
        />
      ) : null}
      {hasOption(options, 'memoryPerPage') ? (
        <Select<PrintOptions['memoryPerPage']>
          label={m.print_size()}
          value={options.memoryPerPage}
          choices={counts(memoryChoices)}
          onChange={(memoryPerPage) => onOptions({ memoryPerPage })}
        />
      ) : null}
      {hasOption(options, 'book') ? (
        <Select
          label={m.print_book()}
          value={options.book}
          choices={toEntries(bookChoices)}
          onChange={(book) => onOptions({ book })}
        />
      ) : null}
      {hasOption(options, 'boards') ? <BoardOptions options={options} onOptions={onOptions} /> : null}
      {hasOption(options, 'show') ? (
        <Select
          label={m.print_on_each_card()}
          value={!hasSentences && options.show === 'sentence' ? 'both' : options.show}
          choices={toEntries(showChoices).filter(({ value }) => hasSentences || value !== 'sentence')}
          onChange={(show) => onOptions({ show })}
        />
      ) : null}
      {hasOption(options, 'backs') ? (
        <Select
          label={m.print_on_the_back()}
          value={options.backs}
          choices={toEntries(backChoices)}
          onChange={(backs) => onOptions({ backs })}
        />
      ) : null}
      {hasBacks(options) ? (
        <Select
          label={m.print_printer_flips_on()}
          value={options.flip}
          choices={toEntries(flipChoices)}
          onChange={(flip) => onOptions({ flip })}
        />
      ) : null}
    </div>
  )
}
