import { m } from '#messages'
import { useParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { ThreadSection } from '../../features/console/messages/thread-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_messages_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleMessagePage() {
  const id = Number(useParams().id)
  return <ConsolePage section={(token) => <ThreadSection key={id} id={id} token={token} />} />
}
