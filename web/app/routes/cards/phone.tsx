import { PhoneScreen } from '../../features/cards/phone/phone-screen.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { bare: true, ownFocus: true, startNow: true }

export const meta = () => [{ title: 'Scoring on a phone · Marigold' }, { name: 'robots', content: 'noindex' }]

export default function PhonePage() {
  return <PhoneScreen />
}
