import { locale } from '#messages'
import type { GameDetail, GameFields, GameRecord } from '@marigold/contract'
import { disciplines } from '../../../ui/tag.tsx'
import type { Values } from '../../../ui/use-form.ts'

/** What a game can be given: every age, youngest first, and every category. */
export interface Choices {
  ages: readonly string[]
  categories: readonly string[]
}

/** Puts names of categories in the order in which the site shows them: the disciplines first, then by name. */
export function inSiteOrder(categories: readonly string[]): string[] {
  const place = (name: string) => {
    const at = disciplines.findIndex(({ code }) => code === name)
    return at === -1 ? disciplines.length : at
  }
  return categories.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b, locale))
}

/** The lines of a text that aren't empty. */
export const linesIn = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const checked = (on: boolean) => (on ? 'on' : '')

/** Returns a game's fields as a form has them: lists by line, and checkboxes as '' or 'on'. */
export function valuesOf(fields: GameFields, ages: readonly string[]): Values {
  const { goals, how_to_play, categories, age_filters, free, featured, light_cover, rank, ...texts } = fields
  return {
    ...texts,
    goals: goals.join('\n'),
    how_to_play: how_to_play.join('\n'),
    categories: categories.join('\n'),
    ...Object.fromEntries(ages.map((age) => [`age ${age}`, checked(age_filters.includes(age))])),
    free: checked(free),
    featured: checked(featured),
    light_cover: checked(light_cover),
    rank: String(rank),
  }
}

/** Reads the form's values. Lists have one entry in each line. Categories that are gone are left out. */
export function fieldsIn(values: Values, { ages, categories }: Choices): GameFields {
  const { game_name = '', short_description = '', long_description = '', description = '' } = values
  const { rank = '', color = '' } = values
  return {
    ...{ game_name, short_description, long_description, description, color },
    goals: linesIn(values.goals),
    how_to_play: linesIn(values.how_to_play),
    categories: linesIn(values.categories).filter((name) => categories.includes(name)),
    age_filters: ages.filter((age) => values[`age ${age}`] === 'on'),
    free: values.free === 'on',
    featured: values.featured === 'on',
    light_cover: values.light_cover === 'on',
    rank: /^\d{1,7}$/.test(rank.trim()) ? Number(rank) : Number.NaN,
  }
}

/** The fields that a new game begins with. */
export const emptyFields: GameFields = {
  ...{ game_name: '', short_description: '', long_description: '', description: '' },
  ...{ goals: [], how_to_play: [], categories: [], age_filters: [] },
  ...{ free: false, featured: false, light_cover: false, rank: 1000, color: '#2b1b3d' },
}

const noMedia: GameRecord['media'] = {
  ...{ image: null, image_land: null, image_wide: null, video: null },
  ...{ steps: [], own: [], packaged: [] },
}

/** Returns a game as its page would show it with these fields. */
export function shownGame(fields: GameFields, game: GameRecord | null): GameDetail {
  const { image, image_land, image_wide, steps, video } = game?.media ?? noMedia
  const { categories, rank: _rank, featured: _featured, how_to_play: _steps, ...shown } = fields
  return {
    ...shown,
    ...{ id: game?.id ?? 0, un_zip_filename: game?.un_zip_filename ?? '', title: fields.game_name },
    ...{ game_image: image, game_image_land: image_land, game_image_wide: image_wide, game_image_steps: steps },
    ...{ game_video: video, free_video: video, features_video: video, share_image: null },
    tags: categories,
  }
}
