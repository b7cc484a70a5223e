import { partnerLimits } from '@marigold/contract'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { Line } from '@marigold/contract'
import { z } from 'zod'
import type { PartnerLogin } from '../../platform/process/config.ts'

/** Accepts signatures with a public key only. With a shared secret, either side could sign. */
const algorithms = ['EdDSA', 'ES256', 'RS256']

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(200),
  jti: z.string().min(8).max(200),
  iat: z.number(),
  exp: z.number(),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  given_name: Line().max(80).default(''),
  family_name: Line().max(80).default(''),
  occupation: z.enum(['1', '2', '3', '4', '5']).default('5'),
})
/** What the partner says about a user. */
export type PartnerClaims = z.infer<typeof Claims>

// The clocks of two servers differ slightly.
const skewSeconds = 15

/** Reads a token. Returns null unless its signature, issuer, audience, age, and claims are all valid. */
export async function readPartnerToken(
  token: string,
  { issuer, keys }: PartnerLogin,
  audience: string,
): Promise<PartnerClaims | null> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer,
      audience,
      algorithms,
      clockTolerance: skewSeconds,
      maxTokenAge: partnerLimits.tokenSeconds,
      requiredClaims: ['iss', 'aud', 'sub', 'jti', 'iat', 'exp', 'email'],
    })
    const claims = Claims.parse(payload)
    return claims.exp - claims.iat <= partnerLimits.tokenSeconds ? claims : null
  } catch {
    return null
  }
}
