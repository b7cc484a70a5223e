import { m } from '#messages'
import { PhoneScreen } from '../../features/cards/phone/phone-screen.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { bare: true, ownFocus: true, startNow: true }

export const meta = () => [{ title: m.cards_scoring_on_a_phone_marigold() }, { name: 'robots', content: 'noindex' }]

export default function PhonePage() {
  return <PhoneScreen />
}
