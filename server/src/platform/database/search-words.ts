import { sql } from 'kysely'

/** What is searched of a user, exactly as in the index `users_search`. */
export const searchedUser = sql`lower(' ' || users.first_name || ' ' || users.last_name || ' ' || users.email || ' ' || users.username || ' ' || users.company_name)`

/**
 * Returns the patterns of a search for `like`, one for each word. A trigram index knows three characters at a time, so a
 * shorter word must be the start of one. The text that is searched is lowercase and begins with a space.
 */
export function searchPatterns(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const plain = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
      return word.length < 3 ? `% ${plain}%` : `%${plain}%`
    })
}
