import { writeFileSync } from 'node:fs'
import { inContent } from '../src/read-table.ts'
import { actionDrawings } from './actions/index.ts'

// Draws the people in action. Run it after a change in scripts/actions, and look at every picture.
for (const [name, draw] of Object.entries(actionDrawings)) writeFileSync(inContent(`drawings/${name}.svg`), draw())
