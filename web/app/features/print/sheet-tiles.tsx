import { m } from '#messages'
import { memo } from 'react'
import type { PaperName } from '../../platform/paper.ts'
import { Later } from '../../ui/later.tsx'
import { toEntries } from './choices.tsx'
import { sheetNames, sheetUses, type SheetName } from './sheet-names.ts'
import { drawnCards, firstPage } from './thumbnail.ts'
import { PageSketch } from './page-sketch.tsx'

/** The first page of a sheet as lines and blocks, where it takes them from the layout that is printed. */
export const SheetSketch = memo(function SheetSketch({ sheet, paper }: { sheet: SheetName; paper: PaperName }) {
  const page = firstPage(sheet, paper, drawnCards)
  return page ? <PageSketch page={page} /> : null
})

/** Chooses the layout: each with its thumbnail, its name, and what it is for. */
export function SheetTiles(props: { value: SheetName; paper: PaperName; onChange: (sheet: SheetName) => void }) {
  return (
    <fieldset className="print-field">
      <legend>{m.print_layout()}</legend>
      <div className="print-tiles grid grid-cols-[repeat(auto-fill,minmax(min(100%,205px),1fr))] gap-2">
        {toEntries(sheetNames).map(({ value: sheet, label }) => (
          <label key={sheet}>
            <input
              type="radio"
              name="sheet"
              className="sr-only"
              aria-label={label}
              checked={sheet === props.value}
              onChange={() => props.onChange(sheet)}
            />
            <span className="print-tile">
              <span className="print-tile-page">
                <Later>
                  <SheetSketch sheet={sheet} paper={props.paper} />
                </Later>
              </span>
              <span>
                <span>{label}</span>
                <small>{sheetUses[sheet]}</small>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
