// Words in list names that aren't surnames: 'Animal Words' isn't a person.
const ofLists =
  /^(words?|phrases?|sentences?|blends?|sounds?|sets?|lists?|cards?|groups?|class|room|home|school|week|day|initial|medial|final|minimal|pairs?|verbs?|nouns?|actions?|animals?|foods?|questions?|opposites?|colors?|shapes?|feelings?|clothes|toys?|spring|summer|fall|winter|easy|hard|long|short|vocalic|early|late|first|second|grade|carryover|homework|practice|review|probe|baseline|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|halloween|christmas|thanksgiving|easter)$/i

/**
 * Returns true if a list's name may contain a full name: two capitalized words in a row that aren't typical of list
 * names.
 */
export function containsFullName(name: string): boolean {
  const words = name.split(/[^\p{L}'’-]+/u).filter(Boolean)
  const isName = (word: string | undefined) =>
    word !== undefined && /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u.test(word) && !ofLists.test(word)
  return words.some((word, at) => isName(word) && isName(words[at + 1]))
}
