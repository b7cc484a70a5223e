import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { MoneySection } from '../../features/console/money/money-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.money_money_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleMoneyPage() {
  return <ConsolePage title={m.money_money()} section={(token) => <MoneySection token={token} />} />
}
