import { z } from 'zod'
import { ArticulationRow } from './cards.ts'
import { FluencyGroup } from './fluency.ts'
import { LanguageRow } from './language.ts'
import { MinimalPair } from './minimal-pairs.ts'

/** Cards of each area in the shapes of the areas' calls, with the names of their ids. */
export const SetRows = z.object({
  articulation: z.array(ArticulationRow),
  pairs: z.array(MinimalPair),
  language: z.object({
    rows: z.array(LanguageRow),
    catagory: z.array(z.object({ cat_id: z.int(), id: z.int(), category_name: z.string() })),
    categories: z.array(z.object({ id: z.int(), category_name: z.string() })),
    types: z.array(z.object({ question_type_id: z.int(), question_type_name: z.string() })),
  }),
  fluency: z.array(FluencyGroup),
})
export type SetRows = z.infer<typeof SetRows>
