import type { Sound } from './phonemes.ts'

// These lists are written as sounds so that nobody reads the words by accident.

/** Words that must never be possible: no tray contains their sounds. */
const worst = `
F AH K;F AH K ER;SH IH T;SH AY T;B IH CH;K AH N T;K AA K;D IH K;D AY K;P R IH K;T W AA T;K L IH T;P IH S;AE S;T IH T
S L AH T;HH AO R;R EY P;N IH G;N IH G ER;F AE G;K AY K;S P IH K;CH IH NG K;K UW N;JH AE P;P AE K IY;W AA P;L EH Z
P IY N AH S;EY N AH S;EY N AH L;S EH K S;S P ER M;S IY M AH N;W AE NG K;P IH M P;P AO R N;B UW B;T IH T S;T IH T IY;B UW B Z
N AA T S IY;SH AE G;M EH TH;S P AE Z;R AH N T;K UW S IY;B AH G ER;D UW SH;V AH L V AH;W AA NG K
`
/** Words that the robot hiccups away: naughty, unkind, or grim. */
const naughty = `
B AH T;B AH M;P UW;P UW P;P UW P IY;P IY P IY;F AA R T;T ER D;K R AE P;D AE M;HH EH L;G AA D;JH UW;JH UW Z
G EY;HH OW M OW;F AE T;F AE T IY;D AH M;D AH M IY;AH G L IY;HH EY T;L UW Z ER;M AO R AA N;F R IY K;HH AE G
K IH L;K IH L ER;G AH N;S T AE B;S L EY;D AY;D EH D;D EH TH;B L AH D;B L AH D IY;M ER D ER;SH UW T;B AA M;CH OW K;N UW S;HH AE NG
HH OW;P AH S;P UH S;K AH M;N UW D;N EY K AH D;M AH F;L AH S T;K R AA CH;TH AA NG;B R AA;B R EH S T;N IH P AH L;B OW N ER
D OW P;K OW K;B UW Z;D R AH G;S AH K;S AH K S;S AH K ER;B AO L Z;D AA NG;W AE NG;F AE N IY;HH UW K ER
S EY T AH N;D EH V AH L;D IY M AH N;K R IH P AH L;S N AA T;P Y UW K;B AA R F;T AH SH;F UW K;S AA D;S AA D S;K IH N K IY;K IH S
`

const entries = (list: string): Sound[][] =>
  list
    .trim()
    .split(/[;\n]/)
    .map((one) => one.split(' '))

// Many speakers pronounce these two alike.
const heard = (sound: Sound): Sound => (sound === 'AO' ? 'AA' : sound)
const keyOf = (sounds: readonly Sound[]) => sounds.map(heard).join(' ')

const lists = { worst: entries(worst), naughty: entries(naughty) }
const all = [...lists.worst, ...lists.naughty]
const keys = new Set(all.map(keyOf))

/** True if these sounds make an unsuitable word. */
export const isUnsuitable = (sounds: readonly Sound[]): boolean => keys.has(keyOf(sounds))

/** True if a made-up word contains one of the worst words. */
export function containsWorst(sounds: readonly Sound[]): boolean {
  const text = ` ${keyOf(sounds)} `
  return lists.worst.some((word) => text.includes(` ${keyOf(word)} `))
}

function holds(tray: readonly Sound[], word: readonly Sound[]): boolean {
  const left = tray.map(heard)
  return word.map(heard).every((sound) => {
    const at = left.indexOf(sound)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** True if all these sounds together could make one of the worst words. */
export const canBecomeWorst = (tray: readonly Sound[]): boolean =>
  lists.worst.some((word) => word.length === tray.length && holds(tray, word))

/**
 * True if adding a chip would make it possible to fill the slots with an unsuitable word, or to build one of the worst
 * in some of them.
 */
export function allowsUnsuitable(tray: readonly Sound[], more: Sound, slots: number): boolean {
  const opens = (word: readonly Sound[]) => word.map(heard).includes(heard(more)) && holds([...tray, more], word)
  return all.some(
    (word) =>
      (word.length === slots || (word.length > 2 && word.length < slots && lists.worst.includes(word))) && opens(word),
  )
}
