import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JSONWebKeySet, type JWK } from 'jose'

/** A key pair: the partner's secret key, and our set of public keys. */
export interface PartnerKeys {
  secret: JWK
  keys: JSONWebKeySet
}

/** Generates an Ed25519 key pair. */
export async function makePartnerKeys(): Promise<PartnerKeys> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const facts = { kid: randomUUID(), alg: 'EdDSA', use: 'sig' }
  return {
    secret: { ...(await exportJWK(privateKey)), ...facts },
    keys: { keys: [{ ...(await exportJWK(publicKey)), ...facts }] },
  }
}

/** The user in a token. */
export interface PartnerUser {
  sub: string
  email: string
  given_name?: string
  family_name?: string
  occupation?: string
}

/** Signs a token like a partner does. Issue and expiry are in seconds from now. */
export async function signPartnerToken(
  secret: JWK,
  user: Partial<PartnerUser>,
  {
    issuer,
    audience,
    seconds = 60,
    issued = 0,
    jti = randomUUID(),
  }: { issuer: string; audience: string; seconds?: number; issued?: number; jti?: string },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000) + issued
  return new SignJWT({ ...user })
    .setProtectedHeader({ alg: secret.alg ?? 'EdDSA', ...(secret.kid && { kid: secret.kid }) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .setJti(jti)
    .sign(await importJWK(secret))
}
