import { describe, expect, it } from 'vitest'
import { ageRange, mediaUrl, playUrl, sentenceCase, titleCase } from './game-names.ts'

describe('game and category names', () => {
  it.each([
    ['turn-taking', 'Turn-Taking'],
    ['language and literacy', 'Language and Literacy'],
    ['FREE GAMES', 'Free Games'],
    ['MIND', 'MIND'],
  ])('writes the category %s as %s', (name, shown) => {
    expect(titleCase(name)).toBe(shown)
  })
  it('links to the player by file name, with the display name in the query', () => {
    expect(playUrl({ un_zip_filename: 'tide-breath', game_name: "Tide\\'s Breath" })).toBe(
      "/game/tide-breath?name=Tide's%20Breath",
    )
  })
  it('formats ages as one range', () => {
    expect(ageRange(['14+', '2-4', '5-7'])).toBe('2 to 14+')
    expect(ageRange(['5-7'])).toBe('5 to 7')
    expect(ageRange(['14+'])).toBe('14+')
    expect(ageRange([])).toBeNull()
  })
  it('capitalizes only the first letter of a step', () => {
    expect(sentenceCase('tap the PINWHEEL')).toBe('Tap the pinwheel')
  })
  it("reads media from the site's root", () => {
    expect(mediaUrl('assets/games/a/1/cover.svg')).toBe('/assets/games/a/1/cover.svg')
    expect(mediaUrl(null)).toBeNull()
  })
})
