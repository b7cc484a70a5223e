import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JSONWebKeySet, type JWK } from 'jose'

/** A pair for the partner's side (secret) and ours (the set of public keys). */
export interface PartnerKeys {
  secret: JWK
  keys: JSONWebKeySet
}

/** Makes a new pair, for Ed25519. */
export async function makePartnerKeys(): Promise<PartnerKeys> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const facts = { kid: randomUUID(), alg: 'EdDSA', use: 'sig' }
  return {
    secret: { ...(await exportJWK(privateKey)), ...facts },
    keys: { keys: [{ ...(await exportJWK(publicKey)), ...facts }] },
  }
}

/** Whom a token is about. */
export interface TokenPerson {
  sub: string
  email: string
  given_name?: string
  family_name?: string
  occupation?: string
}

/** Signs a token as a partner does. Seconds from now for its issue and end. */
export async function signPartnerToken(
  secret: JWK,
  person: Partial<TokenPerson>,
  {
    issuer,
    audience,
    seconds = 60,
    issued = 0,
    jti = randomUUID(),
  }: { issuer: string; audience: string; seconds?: number; issued?: number; jti?: string },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000) + issued
  return new SignJWT({ ...person })
    .setProtectedHeader({ alg: secret.alg ?? 'EdDSA', ...(secret.kid && { kid: secret.kid }) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .setJti(jti)
    .sign(await importJWK(secret))
}
