interface ContentTable {
  /** What a row is. */
  rows: string
  /** Lowest ages. */
  from: readonly number[]
  settings: string
  /**
   * How many people have read all rows for safety, shame, stereotypes, plain words, and any body: one in the profession,
   * and one who shares the age group's daily life.
   */
  readers: number
}

const everyday = 'home, school, play'
const table = (rows: string, from: readonly number[], settings: string): ContentTable => ({
  ...{ rows, from, settings },
  readers: 2,
})

/** The tables of situations, prompts, and sentences in games for OT and MIND, by file. */
export const contentTables: Readonly<Record<string, ContentTable>> = {
  'feelings-face-lab/inside-stories.ts': table('situations to show or hide a feeling in', [11], everyday),
  'feelings-face-lab/stories.ts': table('situations', [5, 8, 11], everyday),
  'five-senses-garden/prompts.ts': table('things to notice', [5, 8, 11, 15], 'any, home, work'),
  'inside-weather/content.ts': table('words, body signs, and tools', [5, 8, 11, 15], 'any'),
  'inside-weather/openers.ts': table('openers', [5, 8, 11, 15], 'any'),
  'jumble-drawer/jobs.ts': table('jobs and what they need', [3, 6, 9, 13], 'home'),
  'lighthouse-ladder/content.ts': table('small changes and helpers', [8, 11, 15], 'any'),
  'lighthouse-ladder/ladders.ts': table('ladders of eight steps', [8, 11, 15], 'home, school, town, work'),
  'plank-by-plank/stories-5.ts': table('social problems', [5], everyday),
  'plank-by-plank/stories-8.ts': table('social problems', [8], `${everyday}, online`),
  'plank-by-plank/stories-11.ts': table('social problems', [11], `${everyday}, online`),
  'plank-by-plank/stories-15.ts': table('social problems', [15], `${everyday}, online, work`),
  'teeter-critters/wishes.ts': table('wishes', [5, 8, 11, 15], 'pond, studio'),
  'the-thought-trial/camera-items.ts': table('statements: fact, guess, or feeling', [8, 11, 15], everyday),
  'the-thought-trial/cases-8.ts': table('cases', [8], 'school, friends, family'),
  'the-thought-trial/cases-11.ts': table('cases', [11], 'school, friends, phones'),
  'the-thought-trial/cases-15.ts': table('cases', [15], 'school, friends, family, phones, work'),
  'the-thought-trial/cases-adult.ts': table('cases', [15], 'work, home'),
  'the-thought-trial/table.ts': table('plans and witnesses', [8, 11, 15], 'any'),
  'weather-wardrobe/garments.ts': table('garments', [3], 'home, outside'),
}
