import { z } from 'zod'
import { GoalTemplate, type Discipline } from './template.ts'

/** The files of each discipline, so that a page loads only its own. */
const files: Record<Discipline, () => Promise<{ default: unknown[] }[]>> = {
  SLP: () =>
    Promise.all([
      import('./en/speech/articulation-words.json'),
      import('./en/speech/articulation-connected.json'),
      import('./en/speech/phonology.json'),
      import('./en/speech/language.json'),
      import('./en/speech/grammar.json'),
      import('./en/speech/social.json'),
      import('./en/speech/fluency-voice.json'),
    ]),
  OT: () => Promise.all([import('./en/occupational/hands.json'), import('./en/occupational/daily-life.json')]),
  MIND: () => Promise.all([import('./en/behavioral/emotions.json'), import('./en/behavioral/skills.json')]),
}

/** Returns the goal templates of a discipline, area after area. */
export async function loadTemplates(discipline: Discipline): Promise<GoalTemplate[]> {
  const modules = await files[discipline]()
  return z.array(GoalTemplate).parse(modules.flatMap((module) => module.default))
}
