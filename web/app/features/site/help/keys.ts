/** Keys and what they do, for one place of the product. Keys that stand for the same are in one line. */
export interface KeyTable {
  place: string
  rows: readonly { keys: readonly string[]; does: string }[]
}

/** Every key that does something of its own, by place. */
export const keyTables: readonly KeyTable[] = [
  {
    place: 'Everywhere',
    rows: [
      { keys: ['Tab', 'Shift + Tab'], does: 'To the next or the previous control' },
      { keys: ['Enter', 'Space'], does: 'Presses what has the focus' },
      { keys: ['Escape'], does: 'Closes a window, a menu or the pause' },
      { keys: ['?'], does: 'Shows these keys' },
    ],
  },
  {
    place: 'Therapy cards',
    rows: [
      { keys: ['Space', 'Enter'], does: 'Shows the answer, then the next card' },
      { keys: ['→', '↓', 'Page Down'], does: 'Next card' },
      { keys: ['←', '↑', 'Page Up'], does: 'Previous card' },
      { keys: ['1', '2', '3', '0'], does: 'Correct, close, not yet, no response' },
      { keys: ['C'], does: 'Cue: how much help was given' },
      { keys: ['Z'], does: 'Takes the last score back' },
      { keys: ['a', 'b', 'c', 'd'], does: 'Touches that choice, where a card has letters' },
      { keys: ['Shift + C'], does: 'Cue, on a card with a choice c' },
    ],
  },
  {
    place: 'A presenter or clicker, with ‘Score by clicker’ on',
    rows: [
      { keys: ['Page Down'], does: 'Correct, and the next card' },
      { keys: ['Page Up'], does: 'Not yet, and the next card' },
    ],
  },
  {
    place: 'Games',
    rows: [
      { keys: ['Arrows'], does: 'Move, or go round among what can be chosen' },
      { keys: ['1', '2', '3', '…'], does: 'The choice with that number' },
      { keys: ['Enter', 'Space'], does: 'Chooses; with two switches Space is next, Enter selects' },
      { keys: ['M'], does: 'Sound on or off' },
    ],
  },
]
