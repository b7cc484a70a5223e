import { faqGroups } from './faq.tsx'

/** Structured data of the FAQ for search engines. */
export function faqData(): object[] {
  const questions = faqGroups
    .flatMap(({ items }) => items)
    .map(({ asks, answer }) => ({
      '@type': 'Question',
      name: asks,
      acceptedAnswer: { '@type': 'Answer', text: answer() },
    }))
  return [{ '@type': 'FAQPage', mainEntity: questions }]
}
