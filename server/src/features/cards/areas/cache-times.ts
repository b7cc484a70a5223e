import type { ReadyAnswer } from '../../../platform/cache/ready-answer.ts'

/** How long a browser keeps the lists that the setup chooses from. */
export const briefly = 'public, max-age=60'

/** Content rarely changes, and a class asks for the same picks all day: the answer is cached as it is sent. */
export const cachedAnswers = { maxBytes: 24_000_000, seconds: 300, bytes: ({ bytes }: ReadyAnswer) => bytes }
