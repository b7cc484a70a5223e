import { expect, test } from 'vitest'
import { nextHelp, setLevel, setType } from './use-help.ts'

test('a cue type sets its usual level if there was no cue, and keeps a chosen level', () => {
  expect(setType({ cue: 0 }, 'model')).toEqual({ cue: 3, cueType: 'model' })
  expect(setType({ cue: 1 }, 'model')).toEqual({ cue: 1, cueType: 'model' })
  expect(setType({ cue: 1, cueType: 'model' }, 'model')).toEqual({ cue: 1 })
})

test('the type is kept while there is a cue', () => {
  expect(nextHelp({ cue: 2, cueType: 'verbal' })).toEqual({ cue: 3, cueType: 'verbal' })
  expect(nextHelp({ cue: 3, cueType: 'verbal' })).toEqual({ cue: 0 })
  expect(setLevel({ cue: 2, cueType: 'verbal' }, 0)).toEqual({ cue: 0 })
})
