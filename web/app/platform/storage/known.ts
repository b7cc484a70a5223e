/**
 * A record's known fields. Loose Zod objects preserve fields that a newer version added; this takes their index signature
 * off, so that a mistyped field is still a type error.
 */
export type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
