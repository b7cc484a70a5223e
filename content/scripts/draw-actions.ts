import { writeFileSync } from 'node:fs'
import { care } from './actions/care.ts'
import { chores } from './actions/chores.ts'
import { desk } from './actions/desk.ts'
import { games } from './actions/games.ts'
import { garden } from './actions/garden.ts'
import { loads } from './actions/loads.ts'
import { meals } from './actions/meals.ts'
import { playground } from './actions/playground.ts'
import { quietPlay } from './actions/quiet-play.ts'
import { signs } from './actions/signs.ts'
import { sounds } from './actions/sounds.ts'
import { inContent } from '../src/read-table.ts'

const drawings = {
  ...meals,
  ...desk,
  ...care,
  ...signs,
  ...sounds,
  ...loads,
  ...playground,
  ...games,
  ...garden,
  ...chores,
  ...quietPlay,
}

// Draws the people in action; run it after a change in scripts/actions and look at every picture.
for (const [name, draw] of Object.entries(drawings)) writeFileSync(inContent(`drawings/${name}.svg`), draw())
