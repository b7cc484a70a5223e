import { care } from './care.ts'
import { chores } from './chores.ts'
import { deeds } from './giving.ts'
import { desk } from './desk.ts'
import { family } from './family.ts'
import { feelings } from './feelings.ts'
import { games } from './games.ts'
import { garden } from './garden.ts'
import { house } from './house.ts'
import { kitchen } from './kitchen.ts'
import { loads } from './moving-things.ts'
import { meals } from './meals.ts'
import { moments } from './moments.ts'
import { playground } from './playground.ts'
import { quietPlay } from './quiet-play.ts'
import { signs } from './gestures.ts'
import { sounds } from './sounds.ts'

/** Every drawing of people, in action or for a word that says who or how they are, by name. */
export const actionDrawings: Record<string, () => string> = {
  ...care,
  ...chores,
  ...deeds,
  ...desk,
  ...family,
  ...feelings,
  ...games,
  ...garden,
  ...house,
  ...kitchen,
  ...loads,
  ...meals,
  ...moments,
  ...playground,
  ...quietPlay,
  ...signs,
  ...sounds,
}
