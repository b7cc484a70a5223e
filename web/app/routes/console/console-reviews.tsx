import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { ReviewsSection } from '../../features/console/reviews/reviews-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_reviews_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleReviewsPage() {
  return <ConsolePage title={m.console_reviews()} section={(token) => <ReviewsSection token={token} />} />
}
