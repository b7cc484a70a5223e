import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

type Cues = [number, number][]
const at = (cues: Cues, target = 'R, initial') => ({ target, scale: 'accuracy' as const, probe: false, cues })
const none: [number, number] = [0, 0]
const cued = at([none, [10, 8], none, none])
const alone = at([[10, 8], none, none, none])

describe('compare', () => {
  it('names fewer cues if as much was right', () => {
    expect(compare([alone], [cued])).toEqual({ by: 'cues' })
    expect(compare([cued], [alone])).toEqual({ by: 'nothing' })
  })
  it('names accuracy if it took no more cues', () => {
    expect(compare([alone], [at([[10, 5], none, none, none])])).toEqual({ by: 'accuracy', percent: 50 })
    expect(compare([alone], [at([[10, 8], none, none, none])])).toEqual({ by: 'nothing' })
    expect(compare([at([none, [10, 9], none, none])], [alone])).toEqual({ by: 'nothing' })
  })
  it('compares only targets practiced in both, after at least five answers', () => {
    expect(compare([alone], [at([none, [10, 1], none, none], 'S, initial')])).toBeNull()
    expect(compare([at([[4, 4], none, none, none])], [cued])).toBeNull()
    expect(compare([alone, at([none, none, none, [20, 0]], 'S, initial')], [cued])).toEqual({ by: 'cues' })
  })
})
