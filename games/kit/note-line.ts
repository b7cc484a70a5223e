/** A part of a note: a sentence, and the count or category without which there is nothing to say. */
interface NotePart {
  of: number | string
  text: string
}

/**
 * Returns one line for the progress note: the parts that have something to say, with `between` them. It tells what
 * happened, never how well.
 */
export const noteLine = (parts: readonly NotePart[], between = ' '): string =>
  parts
    .filter(({ of }) => of !== 0 && of !== '')
    .map(({ text }) => text)
    .join(between)
