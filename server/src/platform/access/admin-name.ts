import { m } from '#messages'
import { sql } from 'kysely'

/** The name that the console shows for an administrator, from the columns of `users` under this alias. */
export const adminName = (alias: string) =>
  sql<
    string | null
  >`coalesce(nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), ''), ${sql.ref(`${alias}.username`)})`

/** Names an administrator, whose account may be gone. */
export const namedAdmin = (name: string | null): string => name ?? m.platform_a_deleted_account()
