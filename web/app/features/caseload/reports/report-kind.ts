export const reportKinds = ['family', 'file'] as const
/** A page for the family, or one for the file. */
export type ReportKind = (typeof reportKinds)[number]
