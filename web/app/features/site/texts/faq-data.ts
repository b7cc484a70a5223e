import { plainText, type SiteEntry } from '@marigold/contract'

/** Structured data of the FAQ for search engines. */
export function faqData(entries: readonly SiteEntry[]): object[] {
  const questions = entries.map(({ fields: { question, answer = '' } }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }))
  return [{ '@type': 'FAQPage', mainEntity: questions }]
}
