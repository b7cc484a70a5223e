import type { Area, Card } from '@marigold/contract'

/** What is printed for the cards of an area; home sheets are written for a reading age of nine. */
export interface AreaTexts {
  /** The goal of the sheet; absent where it is made from the cards' targets. */
  goal?: string
  /** The code in a card's corner has the sound and its position, such as 'RI'. */
  codesSounds?: boolean
  how: string
  count: string
  play: string
  leaveOut: string
}

const areaTexts: Record<Area, AreaTexts> = {
  articulation: {
    codesSounds: true,
    how: 'Say it first. Wait 5 seconds. Praise the try, not only the sound.',
    count: 'Color one petal each time you say it.',
    play: 'Play "I spy" with these pictures. Say the word each time you guess.',
    leaveOut: 'No more than two tries of one word. Not at bedtime, and not in front of others.',
  },
  language: {
    goal: 'Questions to talk about',
    how: 'Ask. Wait 5 seconds. Then help with the first word of the answer.',
    count: 'Color one petal each time you talk about it.',
    play: 'Swap places: your child is the teacher and asks you.',
    leaveOut: 'No testing. When it is hard, say the answer together and go on.',
  },
  fluency: {
    goal: 'Easy, unhurried talking',
    how: 'Talk slowly yourself, with pauses. Then say the line together.',
    count: 'Color one petal each time you try it.',
    play: 'Special talking time: 5 minutes a day for the two of you. Listen to what is said, not to how.',
    leaveOut: 'No counting of stutters, no finishing of words, no "slow down".',
  },
}

/** Returns the texts for the area of the first card. */
export function textsFor([card]: readonly Card[]): AreaTexts {
  return areaTexts[card?.area ?? 'articulation']
}
