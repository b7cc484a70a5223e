import { describe, expect, it } from 'vitest'
import { ageSpan, mediaAddress, playAddress, sentenceCase, titleCase } from './game-names.ts'

describe('names of games and categories', () => {
  it.each([
    ['turn-taking', 'Turn-Taking'],
    ['language and literacy', 'Language and Literacy'],
    ['FREE GAMES', 'Free Games'],
    ['MIND', 'MIND'],
  ])('writes the category %s as %s', (name, shown) => {
    expect(titleCase(name)).toBe(shown)
  })
  it('opens the player by file name, with the shown name behind it', () => {
    expect(playAddress({ un_zip_filename: 'tide-breath', game_name: "Tide\\'s Breath" })).toBe(
      "/game/tide-breath?name=Tide's%20Breath",
    )
  })
  it('writes ages as one span', () => {
    expect(ageSpan(['14+', '2-4', '5-7'])).toBe('2 to 14+')
    expect(ageSpan(['5-7'])).toBe('5 to 7')
    expect(ageSpan(['14+'])).toBe('14+')
    expect(ageSpan([])).toBeNull()
  })
  it('writes a step with one capital', () => {
    expect(sentenceCase('tap the PINWHEEL')).toBe('Tap the pinwheel')
  })
  it('reads media from the root of the site', () => {
    expect(mediaAddress('assets/games/a/1/cover.svg')).toBe('/assets/games/a/1/cover.svg')
    expect(mediaAddress(null)).toBeNull()
  })
})
