import { m } from '#messages'
import {
  planOf,
  siteKinds,
  type AuditAction,
  type AuditRecord,
  type featureIcons,
  type SiteKind,
} from '@marigold/contract'
import { planName } from '../../../platform/words/plan-words.ts'

export const kindNames: Record<SiteKind, string> = {
  faq: m.site_faq(),
  policy: m.publishing_policies(),
  feature: m.site_in_every_plan(),
  plan: m.publishing_plans(),
  slide: m.publishing_slides(),
  featured: m.catalogue_featured_games(),
  category: m.publishing_categories(),
  age: m.catalogue_ages(),
}

/** What a kind is for, and the page that shows it. */
export const kindLeads: Record<SiteKind, { says: string; page: string }> = {
  faq: { says: m.publishing_lead_faq(), page: '/faq' },
  policy: { says: m.publishing_lead_policy(), page: '/privacy' },
  feature: { says: m.publishing_lead_feature(), page: '/pricing' },
  plan: { says: m.publishing_lead_plan(), page: '/pricing' },
  slide: { says: m.publishing_lead_slide(), page: '/' },
  featured: { says: m.publishing_lead_featured(), page: '/' },
  category: { says: m.publishing_lead_category(), page: '/exploregames' },
  age: { says: m.publishing_lead_age(), page: '/exploregames' },
}

/** Parses the name of a kind; the FAQ for any other. */
export const parseKind = (name: string | undefined): SiteKind => siteKinds.find((one) => one === name) ?? 'faq'

/** Returns what an entry is called, and where it belongs. The sentences of plans are called by their plan. */
export function namesOf(kind: SiteKind, { id, title, group }: { id: string; title: string; group: string }) {
  const plan = kind === 'plan' ? planOf(id) : undefined
  return plan ? { title: planName(plan), place: title } : { title, place: group }
}

/** What the fields of site content are called. */
export const siteFieldNames: Partial<Record<string, string>> = {
  alts: m.editing_alternative_text(),
  answer: m.ui_answer(),
  area: m.cards_area(),
  effective: m.publishing_effective(),
  group: m.editing_group(),
  icon: m.publishing_icon(),
  items: m.catalogue_order(),
  link: m.admin_page_it_links_to(),
  locale: m.ui_language(),
  name: m.ui_name(),
  pictures: m.cards_pictures(),
  question: m.editing_field_question(),
  target: m.print_target(),
  text: m.admin_text(),
  title: m.admin_title(),
  word: m.ui_word(),
}

export const siteFieldName = (name: string): string => siteFieldNames[name] ?? name

const iconNames: Record<(typeof featureIcons)[number], string> = {
  games: m.ui_games(),
  cards: m.ui_cards(),
  layers: m.publishing_icon_layers(),
  group: m.publishing_icon_group(),
  screen: m.publishing_icon_screen(),
  access: m.site_accessibility(),
  print: m.publishing_icon_print(),
  chart: m.publishing_icon_chart(),
  shield: m.publishing_icon_shield(),
}
const areaNames: Partial<Record<string, string>> = {
  articulation: m.ui_articulation(),
  language: m.ui_language(),
  fluency: m.ui_fluency(),
}

/** What a value of a chosen field is called. */
export function optionName(field: string, value: string): string {
  if (field === 'icon') return iconNames[value as keyof typeof iconNames] ?? value
  return (field === 'area' ? areaNames[value] : undefined) ?? value
}

/** What the log calls the actions on site content. */
export const siteActions = {
  'site.added': m.publishing_done_added,
  'site.changed': m.publishing_done_changed,
  'site.restored': m.publishing_done_restored,
  'site.retired': ({ after }) => (after?.retired ? m.publishing_done_retired() : m.publishing_done_unretired()),
} satisfies Partial<Record<AuditAction, (record: AuditRecord) => string>>
