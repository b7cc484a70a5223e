/** The emoji used in messages and their pictures, which look the same on every device. */
const emojiNames: Readonly<Record<string, string>> = {
  '☕': 'hot-beverage',
  '❤': 'red-heart',
  '🌈': 'rainbow',
  '🌚': 'new-moon-face',
  '🌶': 'hot-pepper',
  '🍴': 'fork-and-knife',
  '🎆': 'fireworks',
  '🎉': 'party-popper',
  '🎭': 'performing-arts',
  '🎶': 'musical-notes',
  '🏃': 'person-running',
  '🏠': 'house',
  '👀': 'eyes',
  '👍': 'thumbs-up',
  '👏': 'clapping-hands',
  '💪': 'flexed-biceps',
  '🔥': 'fire',
  '😂': 'face-with-tears-of-joy',
  '😄': 'grinning-face-with-smiling-eyes',
  '😅': 'grinning-face-with-sweat',
  '😇': 'smiling-face-with-halo',
  '😉': 'winking-face',
  '😌': 'relieved-face',
  '😎': 'smiling-face-with-sunglasses',
  '😏': 'smirking-face',
  '😔': 'pensive-face',
  '😤': 'face-with-steam-from-nose',
  '😩': 'weary-face',
  '😬': 'grimacing-face',
  '😭': 'loudly-crying-face',
  '😵': 'face-with-crossed-out-eyes',
  '😶': 'face-without-mouth',
  '🙂': 'slightly-smiling-face',
  '🙃': 'upside-down-face',
  '🙄': 'face-with-rolling-eyes',
  '🙈': 'see-no-evil-monkey',
  '🙌': 'raising-hands',
  '🙏': 'folded-hands',
  '🚲': 'bicycle',
  '🤒': 'face-with-thermometer',
  '🤖': 'robot',
  '🤝': 'handshake',
  '🤞': 'crossed-fingers',
  '🦋': 'butterfly',
}

const emoji = /(\p{Extended_Pictographic})\uFE0F?/gu

/** Splits a text into words, and emoji by the names of their pictures. */
export function partsOf(text: string): { text: string; picture: string | null }[] {
  const parts: { text: string; picture: string | null }[] = []
  let from = 0
  for (const found of text.matchAll(emoji)) {
    const [all, sign = ''] = found
    if (found.index > from) parts.push({ text: text.slice(from, found.index), picture: null })
    parts.push({ text: sign, picture: emojiNames[sign] ?? null })
    from = found.index + all.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), picture: null })
  return parts
}

const nameOf = (picture: string) => picture.replaceAll('-', ' ')
/** Spells out the emoji of a text, for voices, notes, and saved pictures. */
export const spellOutEmoji = (text: string): string =>
  partsOf(text)
    .map((part) => (part.picture ? `(${nameOf(part.picture)})` : part.text))
    .join('')
