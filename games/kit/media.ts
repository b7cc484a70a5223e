import type { GameManifest } from '@marigold/contract'

/**
 * The files in a game's `media` folder, as its manifest lists them: the covers, drawn (`svg`) or recorded (`webp`), the
 * video, and a picture for each step of How to Play.
 */
export const mediaOf = (
  steps: number,
  { covers = 'webp', wide = true }: { covers?: 'svg' | 'webp'; wide?: boolean } = {},
): GameManifest['media'] => ({
  cover: `media/cover.${covers}`,
  cover_land: `media/cover-land.${covers}`,
  ...(wide && { cover_wide: `media/cover-wide.${covers}` }),
  video: 'media/video.mp4',
  steps: Array.from({ length: steps }, (_, at) => `media/step-${at + 1}.webp`),
})
