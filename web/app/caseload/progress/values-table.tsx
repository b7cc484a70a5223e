import { m } from '#messages'
import { useState } from 'react'

/** A row of values, newest first; `key` tells it from the others. */
export interface Row {
  key: string
  cells: readonly string[]
}

/** The values of a chart as a table, folded until it's asked for. Its rows are rendered only then. */
export function ValuesTable(props: {
  label: string
  /** What the fold says; 'As a table' without one. */
  summary?: string
  columns: readonly string[]
  rows: () => readonly Row[]
}) {
  const [open, setOpen] = useState(false)
  return (
    <details className="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.summary ?? m.cards_as_a_table()}</summary>
      {open ? (
        // The table scrolls inside its own box where a phone is too narrow for it, so the box takes the focus.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={props.label}>
          <table>
            <thead>
              <tr>
                {props.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.rows().map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, place) =>
                    place === 0 ? (
                      <th key={place} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={place}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  )
}
