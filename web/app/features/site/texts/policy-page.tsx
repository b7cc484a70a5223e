import { parseSections, type SiteValues } from '@marigold/contract'
import { RichText } from './rich-text.tsx'
import { TextPage } from './text-page.tsx'

/** Returns the parts of a policy. */
export const policyParts = ({ text = '' }: SiteValues) =>
  parseSections(text).map(({ id, title, blocks }) => ({ id, title, body: <RichText blocks={blocks} /> }))

/** A policy, which administrators write. */
export function PolicyPage({ title, picture, fields }: { title: string; picture: string; fields: SiteValues }) {
  return <TextPage title={title} lead={fields.effective ?? ''} picture={picture} parts={policyParts(fields)} />
}
