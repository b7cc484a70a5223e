import { orderEntry, orderedKinds, wordedKinds, type SiteKind, type SiteValues } from '@marigold/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { ages, categories, featured, orderAges } from './catalogue.ts'
import { faq } from './faq.ts'
import { policies } from './policies.ts'
import { features, plans } from './pricing.ts'
import type { SiteContent } from './site-kind.ts'
import { slides } from './slides.ts'

/** Every kind of site content. */
export const contents: Readonly<Record<SiteKind, SiteContent>> = {
  faq,
  policy: policies,
  feature: features,
  plan: plans,
  slide: slides,
  featured,
  category: categories,
  age: ages,
}

export const isOrder = (kind: SiteKind, id: string): boolean => id === orderEntry && orderedKinds.includes(kind)

/** Whether an entry has a text in each language. */
export const isWorded = (kind: SiteKind, id: string): boolean => wordedKinds.includes(kind) && !isOrder(kind, id)

/** How an entry is stored in the catalog's tables; undefined for what pages read from its newest version. */
export function applierOf(kind: SiteKind, id: string) {
  if (!isOrder(kind, id)) return contents[kind].apply
  if (kind !== 'age') return undefined
  return (trx: Transaction<DB>, _id: string, { items = '' }: SiteValues) => orderAges(trx, items.split('\n'))
}
