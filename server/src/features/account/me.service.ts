import { planOf, type Me } from '@marigold/contract'
import type { User } from '../../platform/access/access.ts'

/** Returns what the browser gets to know about the logged-in user. Their rights are already decided. */
export function meOf(user: User, photoUrl: string | null): Me {
  const { row, subscription, billing } = user
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    user_type: row.user_type,
    customer_first_name: row.customer_first_name,
    customer_last_name: row.customer_last_name,
    phone_number: row.phone_number,
    country: row.country,
    state: row.state,
    city: row.city,
    address_line_1: row.address_line_1,
    postal_code: row.postal_code,
    occupation: row.occupation,
    is_company: row.is_company,
    company_name: row.company_name,
    auto_renewal: row.auto_renewal,
    created_at: row.created_at.toISOString(),
    isadmin: row.is_admin,
    plan_type: billing?.running && subscription !== null ? (planOf(subscription.plan)?.code ?? '0') : '0',
    status: row.status,
    subscription_status: user.subscriptionStatus,
    locale: row.locale,
    profile_photo_url: photoUrl,
    profile_photo_urls: photoUrl,
    profile_photo_path: photoUrl,
    active: user.active,
    new_user: user.newUser,
    articulation: row.articulation,
    language: row.language,
    fluency: row.fluency,
    email_confirmed: row.email_confirmed_at !== null,
    pending_email: row.pending_email,
  }
}
