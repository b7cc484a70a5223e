import { z } from 'zod'
import { Game } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'

const Done = z.object({ message: z.string() })
/** A game by its number or its `un_zip_filename`. */
const OfGame = z.object({ gameId: z.string().min(1).max(120) })

export const getFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites',
  auth: 'bearer',
  viewable: true,
  summary: "Lists the user's favorite games, newest favorite first, at most 100.",
  response: z.array(Game),
})
export const addFavorite = endpoint({
  method: 'PUT',
  path: '/api/favorites/{gameId}',
  auth: 'bearer',
  summary: 'Makes a game a favorite. Repeating it changes nothing.',
  params: OfGame,
  response: Done,
  limit: { max: 60, per: '1 minute', by: 'user' },
})
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/favorites/{gameId}',
  auth: 'bearer',
  summary: 'Removes a game from the favorites. Repeating it changes nothing.',
  params: OfGame,
  response: Done,
  limit: { max: 60, per: '1 minute', by: 'user' },
})
