import type { Card } from '@marigold/contract'
import { useMemo, useState } from 'react'
import { readOptions } from '../options.ts'
import { PageView } from '../page-view.tsx'
import '../sheet.css'
import type { SheetName } from '../sheet-names.ts'
import { firstPage } from '../thumbnail.ts'

/** The first page of a sheet with these cards, on this device's paper. */
export function PageThumb({ sheet, cards }: { sheet: SheetName; cards: readonly Card[] }) {
  const [{ paper }] = useState(readOptions)
  const page = useMemo(() => firstPage(sheet, paper, cards), [sheet, paper, cards])
  return page ? <PageView page={page} label="" /> : null
}
