import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'subtext-sleuth',
  game_name: 'Subtext Sleuth',
  short_description: 'Read a chat thread and work out what people really mean',
  long_description:
    'Subtext Sleuth is for teens and adults who find hints, sarcasm and tone slippery. A fictional chat unfolds message by message. Decide what the sender means, then tap the evidence: a word, an emoji, a pause or something said earlier. Forecast how your reply will land and see what happens. Several readings can be reasonable, and the game says so. Threads cover plans, group chats, work shifts, family and friendship, with reading aloud and no countdowns.',
  how_to_play: [
    'Read the messages as they arrive',
    'Choose what the sender probably means',
    'Tap the words or signs that support your idea',
    'Pick a reply and predict the reaction',
    'See what happens and close the case',
  ],
  categories: ['SLP', 'MIND', 'Language', 'Social Skills'],
  age_filters: ['11-13', '14+'],
  free: false,
  rank: 130,
  featured: false,
  color: '#2a3c42',
  goals: [
    'Explain idioms, sarcasm, hints and indirect requests in context at 80 percent.',
    'Point to the evidence that supports an inference.',
    'Predict how two different replies will be received.',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
