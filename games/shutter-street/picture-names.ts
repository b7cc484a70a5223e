import { allQuestions, items, startPictures } from './facts.ts'

/** All pictures of the game in order; `pictures.json` lists them for the build. */
export const pictureNames: string[] = [
  ...new Set([
    ...Object.values(startPictures),
    ...items.map(({ picture }) => picture),
    ...allQuestions.flatMap(({ picture }) => picture ?? []),
  ]),
].sort()
