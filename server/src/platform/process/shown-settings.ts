import type { Config } from './config.ts'

const mask = '••••••••'
const masked = (secret: string | null) => (secret === null ? null : mask)

/** Returns a URL without its password. */
function withoutPassword(address: string | null): string | null {
  if (address === null) return null
  const url = new URL(address)
  // In a query, too, such as `?password=`.
  const query = url.search === '' ? '' : `?${mask}`
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : `:${mask}`}@`
  return `${url.protocol}//${user}${url.host}${url.pathname}${query}`
}

/** Returns the settings in use, by the name of their environment variable, with secrets masked. */
export function shownSettings(config: Config): { name: string; value: string | null }[] {
  const settings: Record<string, string | number | null> = {
    MARIGOLD_MODE: config.mode,
    PORT: config.port,
    HOST: config.host,
    PUBLIC_URL: config.publicUrl,
    TRUST_PROXY: config.trustProxy,
    DATA_DIR: config.dataDir,
    DATABASE_URL: withoutPassword(config.databaseUrl),
    APP_SECRET: masked(config.appSecret),
    ADMIN_EMAIL: config.adminEmail,
    ADMIN_PASSWORD: masked(config.adminPassword),
    STRIPE_SECRET_KEY: masked(config.stripeSecretKey),
    STRIPE_WEBHOOK_SECRET: masked(config.stripeWebhookSecret),
    STRIPE_API_BASE: withoutPassword(config.stripeApiBase),
    SMTP_URL: withoutPassword(config.smtpUrl),
    MAIL_FROM: config.mailFrom,
    SELLER_NAME: config.seller.name,
    SELLER_ADDRESS: config.seller.address.join('; '),
    SELLER_TAX_ID: config.seller.taxId,
    PARTNER_URL: config.partnerUrl,
    PARTNER_ISSUER: config.partnerLogin?.issuer ?? null,
    PARTNER_KEYS: config.partnerLogin === null ? null : String(config.partnerLogin.keys.keys.length),
    REQUESTS_PER_MINUTE: config.requestsPerMinute,
    RELEASE: config.release,
    LOG_LEVEL: config.logLevel,
  }
  return Object.entries(settings).map(([name, value]) => ({ name, value: value === null ? null : String(value) }))
}
