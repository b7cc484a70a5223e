import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { ThreadsSection } from '../../features/console/messages/threads-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_messages_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleMessagesPage() {
  return <ConsolePage title={m.console_messages()} section={(token) => <ThreadsSection token={token} />} />
}
