import { expect, test } from 'vitest'
import { cycledHelp, withLevel, withType } from './use-help.ts'

test('a kind of cue brings its usual strength where there was no cue, and keeps the one that was chosen', () => {
  expect(withType({ cue: 0 }, 'model')).toEqual({ cue: 3, cueType: 'model' })
  expect(withType({ cue: 1 }, 'model')).toEqual({ cue: 1, cueType: 'model' })
  expect(withType({ cue: 1, cueType: 'model' }, 'model')).toEqual({ cue: 1 })
})

test('the kind stays while there is a cue, and goes with it', () => {
  expect(cycledHelp({ cue: 2, cueType: 'verbal' })).toEqual({ cue: 3, cueType: 'verbal' })
  expect(cycledHelp({ cue: 3, cueType: 'verbal' })).toEqual({ cue: 0 })
  expect(withLevel({ cue: 2, cueType: 'verbal' }, 0)).toEqual({ cue: 0 })
})
