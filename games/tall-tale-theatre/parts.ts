/** The parts of a story, each behind its own curtain. The second look is another problem or another point of view. */
export type Part = 'who' | 'where' | 'problem' | 'feeling' | 'second' | 'plan' | 'ending'

/** Each curtain's name, question, prompt to tell it, chip text, and the connecting word on its ticket. */
export const partTexts: Record<Part, { name: string; question: string; tell: string; chip: string; ticket: string }> = {
  who: { name: 'Who', question: 'Who is the story about?', tell: 'Tell who it is', chip: 'Who', ticket: 'once' },
  where: { name: 'Where', question: 'Where does it happen?', tell: 'Tell where it is', chip: 'Where', ticket: 'first' },
  problem: {
    name: 'What went wrong',
    question: 'What goes wrong?',
    tell: 'Tell what went wrong',
    chip: 'Problem',
    ticket: 'then',
  },
  feeling: {
    name: 'Feeling',
    question: 'How does that feel?',
    tell: 'Tell how that felt, and why',
    chip: 'Feeling',
    ticket: 'because',
  },
  second: {
    name: 'Second look',
    question: 'What else happens?',
    tell: 'Tell what else happened',
    chip: 'Second',
    ticket: 'but',
  },
  plan: { name: 'Plan', question: 'What do they try?', tell: 'Tell what they tried', chip: 'Plan', ticket: 'so' },
  ending: {
    name: 'Ending',
    question: 'How does it end?',
    tell: 'Tell how it ended',
    chip: 'Ending',
    ticket: 'finally',
  },
}

/** Lines to say at each curtain that fit any choice; `{name}` is the speaker. */
export const starters: Record<Part, readonly string[]> = {
  who: [
    'Hello! My name is {name}.',
    'I love a good adventure.',
    'Today something will happen.',
    'Nobody knows my secret yet.',
  ],
  where: ['What a place!', 'I have never been here before.', 'Listen! Did you hear that?', 'Let me look around.'],
  problem: ['Oh no! What now?', 'Did you see that?', 'That was not on my list!', 'How could that happen?'],
  feeling: [
    'I can feel it all over.',
    'I wish somebody knew how I feel.',
    'It is okay to feel this way.',
    'Have you ever felt like this?',
  ],
  second: [
    'There is more to it.',
    'Wait, there is something else!',
    'Now it gets interesting.',
    'And that is not all.',
  ],
  plan: ['I have an idea!', 'It is worth a try.', 'Let’s do it together.', 'Step by step, here I go.'],
  ending: ['What a day!', 'Now you know the whole story.', 'Who would have thought?', 'I will never forget this.'],
}

/** What a pick chooses: a puppet, a place, a reason, and so on. */
export type Kind = 'who' | 'where' | 'problem' | 'feeling' | 'why' | 'look' | 'plan' | 'ending'
