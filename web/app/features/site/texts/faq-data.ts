import { isValidElement, type ReactNode } from 'react'
import { faqGroups } from './faq.tsx'

/** The words of what is drawn. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map((one: ReactNode) => wordsOf(one)).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : ''
}

/** The questions and answers as search engines read them. */
export function faqData(): object[] {
  const questions = faqGroups
    .flatMap(({ items }) => items)
    .map(({ asks, answer }) => ({
      '@type': 'Question',
      name: asks,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer).trim() },
    }))
  return [{ '@type': 'FAQPage', mainEntity: questions }]
}
