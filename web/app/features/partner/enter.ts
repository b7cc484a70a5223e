import { partnerLimits, redirectHandler, type PartnerTrouble } from '@marigold/contract'
import { call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { LoginNotKept, storeToken } from '../../platform/session/session.ts'

/** How it ended; `not_kept` if this browser can't store a login, `offline` if the server couldn't answer. */
export type Entry = 'in' | PartnerTrouble | 'not_kept' | 'offline'

// Labels for the header, for as long as the sign-in lives. No call is ever let in by them.
function setLabels() {
  const life = `path=/; max-age=${partnerLimits.signInHours * 3600}; samesite=lax`
  document.cookie = `sass_user=1; ${life}`
  document.cookie = `partner_user=1; ${life}`
}

async function enter(token: string): Promise<Entry> {
  try {
    const { access_token, reason } = await call(redirectHandler, { body: { response_body: token } })
    if (access_token === null) return reason ?? 'token'
    queryClient.clear()
    storeToken(access_token)
    setLabels()
    return 'in'
  } catch (error) {
    if (error instanceof LoginNotKept) return 'not_kept'
    logFailure('The partner’s sign-in failed', error)
    return 'offline'
  }
}

// A token works once: an effect that runs twice must share its call.
const asked = new Map<string, Promise<Entry>>()

/** Signs in by the partner's token, once however often it is asked. */
export function enterOnce(token: string): Promise<Entry> {
  const running = asked.get(token) ?? enter(token)
  asked.set(token, running)
  return running
}
