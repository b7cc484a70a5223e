/** Parts of the account that have a page of their own; '' is the profile. */
const accountSections = ['', 'plan', 'security', 'emails', 'data'] as const
export type AccountSection = (typeof accountSections)[number]

/** Parts of the page that older links name, by their element's id. */
const formerIds: Record<string, AccountSection> = {
  '#second-factor': 'security',
  '#sign-ins': 'security',
  '#e-mails': 'emails',
  '#own-data': 'data',
}

/** Returns the section that a URL's path names; null for an unknown one. */
export const sectionOf = (path: string | undefined): AccountSection | null =>
  accountSections.find((one) => one === (path ?? '')) ?? null

/** Returns a section's path. */
export const sectionPath = (section: AccountSection): string => (section ? `/myprofile/${section}` : '/myprofile')

/** Returns the path to which a link into the former single page leads now; null if it stays on the profile. */
export function movedPath(hash: string): string | null {
  const section = formerIds[hash]
  return section ? sectionPath(section) + hash : null
}
