import { questionTypes, type FluencyGroup, type SetRows } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { isPublished } from './areas/sql-conditions.ts'
import { toArticulationRow } from './areas/articulation/articulation-rows.ts'
import { sampleWords } from './areas/articulation/articulation.service.ts'
import { toLanguageRow, type StoredItem } from './areas/language/language.service.ts'

/** The number of cards that a visitor may try: some lines, a question of each type, and words. */
const sampleSize = 12
const sampleLines = 2
/** Lines are taken from around this level: short sentences. */
const middleLevel = 5

interface SampleItem extends StoredItem {
  part_name: string
  goal_name: string
}

/** Returns a pictured question of each type that has its own layout. */
async function sampleItems(db: Db): Promise<SampleItem[]> {
  const { rows } = await sql<SampleItem>`
    select distinct on (i.question_type) s.category_id as language_type_id, s.id as sub_category_id,
      i.question_type as question_type_id, i.id, i.key, i.image, i.alt, i.questions, i.answers, i.correct_option, i.age,
      s.category_name as part_name, c.category_name as goal_name
    from language_items i
    join language_subcategories s on s.id = i.subcategory_id and ${isPublished('s')}
    join language_categories c on c.id = s.category_id and ${isPublished('c')}
    where ${isPublished('i')} and i.question_type between 2 and 5 and i.image <> '[]'
    order by i.question_type, c.position, s.position, i.rank, i.id`.execute(db)
  return rows.toReversed()
}

interface SampleLine {
  fluency_id: number
  fluency_name: string
  idea: string
  level_id: number
  level_name: string
  id: number
  key: string
  sentence: string
}

/** Returns the first line of the first technique at a few levels, as groups. */
async function sampleFluency(db: Db): Promise<FluencyGroup[]> {
  const { rows } = await sql<SampleLine>`
    select t.id as fluency_id, t.name as fluency_name, t.idea, v.id as level_id, v.name as level_name, l.id, l.key, l.sentence
    from fluency_sentences l
    join fluency_levels v on v.id = l.level_id and ${isPublished('v')}
    join fluency_techniques t on t.id = l.technique_id and ${isPublished('t')}
    where ${isPublished('l')}
    order by l.rank, t.position, abs(v.position - ${middleLevel}), v.position, l.id limit ${sampleLines}`.execute(db)
  return rows.map(({ fluency_id, fluency_name, idea, level_id, level_name, ...line }) => ({
    fluency_id,
    fluency_name,
    idea,
    levels: [{ id: level_id, name: level_name, sentences: [line] }],
  }))
}

/** Returns the cards of all three areas that a visitor may try, the same for everyone. */
export async function sampleSet(db: Db): Promise<SetRows> {
  const [words, items, fluency] = await Promise.all([sampleWords(db, sampleSize), sampleItems(db), sampleFluency(db)])
  return {
    articulation: words.slice(0, sampleSize - items.length - fluency.length).map(toArticulationRow),
    // A pair is two cards on paper, so twelve cards would become thirteen (docs/decisions/0015).
    pairs: [],
    language: {
      rows: items.map(toLanguageRow),
      catagory: items.map((item) => ({
        cat_id: item.language_type_id,
        id: item.sub_category_id,
        category_name: item.part_name,
      })),
      categories: items.map((item) => ({ id: item.language_type_id, category_name: item.goal_name })),
      types: [...questionTypes],
    },
    fluency,
  }
}
