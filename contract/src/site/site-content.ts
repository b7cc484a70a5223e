import { z } from 'zod'
import { Line } from '../plain-line.ts'

/** What administrators edit of the site. Names are part of URLs and of the log: never change them. */
export const siteKinds = ['faq', 'policy', 'feature', 'plan', 'slide', 'featured', 'category', 'age'] as const
export const SiteKind = z.enum(siteKinds)
export type SiteKind = z.infer<typeof SiteKind>

/** Kinds that get new entries and retire old ones. */
export const growingKinds: readonly SiteKind[] = ['faq', 'feature', 'slide']

/** Kinds whose entries have an order, which is the entry `orderEntry`. */
export const orderedKinds: readonly SiteKind[] = ['faq', 'feature', 'slide', 'age']
export const orderEntry = 'order'

/** Kinds with a text in each language. */
export const wordedKinds: readonly SiteKind[] = ['faq', 'policy', 'feature', 'plan', 'slide']

/**
 * How a field is edited. `markdown` is a text for `parseText`, and `document` one with headings for `parseSections`.
 * `list` is one of the choices per line. `marked` is a word with brackets around the letters of its target: '[l]emon'.
 * `pictures` and `alts` are lists separated by ' | '.
 */
export type SiteFieldKind =
  'line' | 'markdown' | 'document' | 'choice' | 'list' | 'link' | 'marked' | 'pictures' | 'alts'

export interface SiteField {
  name: string
  kind: SiteFieldKind
  /** Characters. */
  max: number
  optional: boolean
}

const field = (name: string, kind: SiteFieldKind, max: number): SiteField => ({ name, kind, max, optional: false })
const optional = (name: string, kind: SiteFieldKind, max: number): SiteField => ({ name, kind, max, optional: true })

/** The fields of an order: all entries of its kind, one per line. */
const orderFields: readonly SiteField[] = [field('items', 'list', 10_000)]

const fields: Readonly<Record<SiteKind, readonly SiteField[]>> = {
  faq: [field('group', 'line', 80), field('question', 'line', 200), field('answer', 'markdown', 3000)],
  policy: [field('effective', 'line', 120), field('text', 'document', 40_000)],
  feature: [field('icon', 'choice', 20), field('title', 'line', 60), field('text', 'line', 200)],
  plan: [field('text', 'line', 200)],
  slide: [
    field('area', 'choice', 20),
    optional('word', 'marked', 40),
    optional('question', 'line', 120),
    field('target', 'line', 40),
    field('pictures', 'pictures', 400),
    optional('alts', 'alts', 600),
    optional('link', 'link', 200),
  ],
  featured: [field('items', 'list', 4000)],
  category: [field('name', 'line', 40)],
  age: [field('name', 'line', 10)],
}

/** Returns the fields of an entry, in the order of its form. */
export const siteFields = (kind: SiteKind, id: string): readonly SiteField[] =>
  id === orderEntry ? orderFields : fields[kind]

/** The icons of features. */
export const featureIcons = [
  'games',
  'cards',
  'layers',
  'group',
  'screen',
  'access',
  'print',
  'chart',
  'shield',
] as const

/** The areas of slides. */
export const slideAreas = ['articulation', 'language', 'fluency'] as const

/** The values of an entry's fields by name. */
export type SiteValues = Record<string, string>

/** An entry as pages show it. */
export interface SiteEntry {
  id: string
  fields: SiteValues
}

/** What the fields of an entry accept, without the rules that need the database. */
export const siteSchema = (kind: SiteKind, id: string) =>
  z.strictObject(
    Object.fromEntries(
      siteFields(kind, id).map(({ name, kind: of, max }) => {
        const isLong = of === 'markdown' || of === 'document' || of === 'list'
        const text = isLong ? z.string().overwrite((value) => value.replaceAll('\r', '').trim()) : Line()
        return [name, text.max(max).default('')]
      }),
    ),
  )
