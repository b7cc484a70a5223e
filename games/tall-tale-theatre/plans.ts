/** A plan. `did` follows "he" or "she" and fits every problem. */
export interface Plan {
  id: string
  picture: string
  label: string
  did: string
}

const plan = (id: string, picture: string, label: string, did: string): Plan => ({ id, picture, label, did })

export const plans: readonly Plan[] = [
  plan('ask', 'handshake', 'Ask for help', 'asked a kind neighbor for help'),
  plan('ideas', 'light-bulb', 'Three ideas', 'thought of three ideas and tried the best one'),
  plan('machine', 'gear', 'Build a machine', 'built a clever machine out of boxes and string'),
  plan('song', 'microphone', 'Sing a song', 'sang a silly song until a crowd came to help'),
  plan('clues', 'magnifying-glass-tilted-left', 'Look for clues', 'looked for clues and wrote them all down'),
  plan('book', 'open-book', 'Look it up', 'looked it up in a big old book'),
  plan('breath', 'dashing-away', 'Breathe first', 'took three deep breaths and started again'),
  plan('meeting', 'megaphone', 'Call a meeting', 'called a meeting and listened to everyone'),
  plan(
    'opposite',
    'counterclockwise-arrows-button',
    'Do the opposite',
    'tried the exact opposite of what anyone would do',
  ),
  plan('team', 'puzzle-piece', 'Make a team', 'made a team and gave everyone a job'),
  plan('phone', 'telephone', 'Call an expert', 'called an expert on the telephone'),
  plan('draw', 'crayon', 'Draw it', 'drew a picture of the problem and turned it upside down'),
  plan('wait', 'hourglass-not-done', 'Wait and watch', 'waited patiently and watched very closely'),
]
