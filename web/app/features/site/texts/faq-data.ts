import { faqGroups } from './faq.tsx'

/** The questions and answers as search engines read them. */
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
