import { m } from '#messages'

type Key = Parameters<typeof m.fossil_field_find>[0]['find']
/** The name of a find: 'T. rex'. */
export const findName = (find: string): string => m.fossil_field_find({ find: find as Key })
