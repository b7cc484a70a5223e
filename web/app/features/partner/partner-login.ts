import { partnerLimits, redirectHandler, type PartnerLoginError } from '@marigold/contract'
import { call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { LoginNotStoredError, storeToken } from '../../platform/session/session.ts'

/** Result of the login; `not_kept` if this browser can't store a login, `offline` if the server didn't respond. */
export type PartnerLoginResult = 'in' | PartnerLoginError | 'not_kept' | 'offline'

// Labels for the header while logged in. They grant no access.
function setLabels() {
  const life = `path=/; max-age=${partnerLimits.loginHours * 3600}; samesite=lax`
  document.cookie = `sass_user=1; ${life}`
  document.cookie = `partner_user=1; ${life}`
}

async function enter(token: string): Promise<PartnerLoginResult> {
  try {
    const { access_token, reason } = await call(redirectHandler, { body: { response_body: token } })
    if (access_token === null) return reason ?? 'token'
    queryClient.clear()
    storeToken(access_token)
    setLabels()
    return 'in'
  } catch (error) {
    if (error instanceof LoginNotStoredError) return 'not_kept'
    logFailure('The partner login failed', error)
    return 'offline'
  }
}

// A token works once, so effects that run twice share one call.
const asked = new Map<string, Promise<PartnerLoginResult>>()

/** Logs in with the partner's token, only once per token. */
export function logInOnce(token: string): Promise<PartnerLoginResult> {
  const running = asked.get(token) ?? enter(token)
  asked.set(token, running)
  return running
}
