import type { Area } from '@marigold/contract'

/** What a home sheet tells a parent, at a reading age of nine. */
export interface HomeTexts {
  how: string
  count: string
  play: string
  leaveOut: string
}

export const homeTexts: Record<Area, HomeTexts> = {
  articulation: {
    how: 'Say it first. Wait 5 seconds. Praise the try, not only the sound.',
    count: 'Color one petal each time you say it.',
    play: 'Play "I spy" with these pictures. Say the word each time you guess.',
    leaveOut: 'No more than two tries of one word. Not at bedtime, and not in front of others.',
  },
  language: {
    how: 'Ask. Wait 5 seconds. Then help with the first word of the answer.',
    count: 'Color one petal each time you talk about it.',
    play: 'Swap places: your child is the teacher and asks you.',
    leaveOut: 'No testing. When it is hard, say the answer together and go on.',
  },
  fluency: {
    how: 'Talk slowly yourself, with pauses. Then say the line together.',
    count: 'Color one petal each time you try it.',
    play: 'Special talking time: 5 minutes a day for the two of you. Listen to what is said, not to how.',
    leaveOut: 'No counting of stutters, no finishing of words, no "slow down".',
  },
}
