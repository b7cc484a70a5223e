import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'patient-orchard',
  game_name: 'Patient Orchard',
  short_description: 'Wait for riper fruit or pick now before the weather turns',
  long_description:
    'Patient Orchard makes waiting a real choice. Plant, water, pick or wait: fruit turns from bud to gold and is worth more each turn, but birds and wind are in the forecast. Waiting earns a ladybug guard, orders at the gate reward planning, and unlucky gusts are a safe place to practice staying calm. Play alone, compete gently or pool baskets, with practice cards between turns. Early learners can wait for real seconds, and adults can follow market prices.',
  description: 'A skill to practice under an adult’s guidance, not a treatment.',
  how_to_play: [
    'Practice your card if cards are switched on',
    'Read the forecast',
    'Choose to plant, water, pick or wait',
    'Guard ripe fruit with a ladybug',
    'Fill the orders before sundown and share the pie',
  ],
  categories: ['MIND', 'OT', 'Executive Function', 'Turn-Taking'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 420,
  featured: true,
  color: '#5a2030',
  light_cover: true,
  goals: [
    'Delay gratification and use a waiting strategy',
    'Weigh risk and reward and plan ahead',
    'Stay calm after an unlucky outcome',
  ],
  media: {
    cover: 'media/cover.svg',
    cover_land: 'media/cover-land.svg',
    video: 'media/video.mp4',
    steps: ['media/step-1.webp', 'media/step-2.webp', 'media/step-3.webp', 'media/step-4.webp', 'media/step-5.webp'],
  },
}
