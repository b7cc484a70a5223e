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
  list.map((count) => ({ value: count, label: `${count} a page` }))

interface CardOptionsProps {
  options: PrintOptions
  onOptions: (part: Partial<PrintOptions>) => void
}

function BoardOptions({ options, onOptions }: CardOptionsProps) {
  return (
    <>
      <Select<PrintOptions['boards']>
        label="Boards"
        value={options.boards}
        choices={boardChoices.map((count) => ({ value: count, label: `${count} boards` }))}
        onChange={(boards) => onOptions({ boards })}
      />
      <Select<PrintOptions['boardSide']>
        label="Size"
        value={options.boardSide}
        choices={boardSides.map((side) => ({ value: side, label: `${side} by ${side}` }))}
        onChange={(boardSide) => onOptions({ boardSide })}
      />
      <Select<PrintOptions['boardsPerPage']>
        label="Boards on a page"
        value={options.boardsPerPage}
        choices={boardsPerPageChoices.map((count) => ({ value: count, label: count === 1 ? 'One' : 'Two' }))}
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
          label="Size"
          value={options.perPage}
          choices={counts(perPageChoices)}
          onChange={(perPage) => onOptions({ perPage })}
        />
      ) : null}
      {listens(options, 'memoryPerPage') ? (
        <Select<PrintOptions['memoryPerPage']>
          label="Size"
          value={options.memoryPerPage}
          choices={counts(memoryChoices)}
          onChange={(memoryPerPage) => onOptions({ memoryPerPage })}
        />
      ) : null}
      {listens(options, 'book') ? (
        <Select
          label="Book"
          value={options.book}
          choices={entries(bookChoices)}
          onChange={(book) => onOptions({ book })}
        />
      ) : null}
      {listens(options, 'boards') ? <BoardOptions options={options} onOptions={onOptions} /> : null}
      {listens(options, 'show') ? (
        <Select
          label="On each card"
          value={options.show}
          choices={entries(showChoices)}
          onChange={(show) => onOptions({ show })}
        />
      ) : null}
      {listens(options, 'backs') ? (
        <Select
          label="On the back"
          value={options.backs}
          choices={entries(backChoices)}
          onChange={(backs) => onOptions({ backs })}
        />
      ) : null}
      {hasBacks(options) ? (
        <Select
          label="Printer flips on"
          value={options.flip}
          choices={entries(flipChoices)}
          onChange={(flip) => onOptions({ flip })}
        />
      ) : null}
    </div>
  )
}
