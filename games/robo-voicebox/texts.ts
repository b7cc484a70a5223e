import { isFull, taskOf, type Said, type State } from './state.ts'

const places = ['First', 'Middle', 'Last'] as const
/** What a slot is called where one sound is to be found. */
export const placeName = (slot: number): string => places[slot] ?? ''

/** What a slot is called for those who hear it. */
export function slotName(state: State, slot: number): string {
  const { kind } = taskOf(state)
  return kind === 'place' ? `${placeName(slot)} slot` : `Slot ${slot + 1}`
}

/** What there is to do, in one short sentence. */
export function askOf(state: State, letters: boolean): string {
  const task = taskOf(state)
  const { kind, from, chips } = task
  switch (kind) {
    case 'place':
      return letters
        ? `Where do you hear ${chips[0]?.letters.replace('_', '–')}: first, middle or last?`
        : 'Where do you hear this chip: first, middle or last?'
    case 'build':
      return 'Help me say this word!'
    case 'change':
      return `I can say ${from}. Change one chip for this word!`
    case 'add':
      return `I can say ${from}. Add one chip for this word!`
    case 'remove':
      return `I can say ${from}. Take one chip out for this word!`
  }
}

/** What a pull of the lever has told, besides what the robot said itself. */
export function toldOf(state: State, said: Said): string {
  const { word, from } = taskOf(state)
  if (said.kind === 'right') return 'That is the word!'
  if (state.phase !== 'build') return `Listen: this is ${word}.`
  const more = state.hinted ? ' Look at the blinking slot.' : ' Move a chip and try again.'
  switch (said.kind) {
    case 'place':
      return `I listened there and heard another sound.${more}`
    case 'word':
      return said.text === from
        ? 'That was my old word.'
        : `${titled(said.text)} is a word too, only not this one.${more}`
    case 'silly':
      return `What a silly word!${more}`
    case 'again':
      return isFull(state) ? 'The same again. Move a chip for something new.' : ''
  }
}
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the robot says after it hiccuped a word away. */
export const hiccupText = 'Hic! That one jumped out. Let’s build another.'

/** Which word of how many this is. */
export const progressOf = ({ round, tasks }: State): string => `${Math.min(round + 1, tasks.length)} of ${tasks.length}`
