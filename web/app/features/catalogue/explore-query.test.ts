import { describe, expect, it } from 'vitest'
import { exploreUrl, pageNumbers, parseExplore, toQuery } from './explore-query.ts'

const read = (path: string, occupation?: string) => parseExplore(new URL(path, 'http://marigold.test'), occupation)

describe('the explore URL', () => {
  it.each([
    ['1', 'SLP'],
    ['2', 'MIND'],
    ['3', 'OT'],
    ['4', null],
    ['x', null],
  ])('occupation %s means %s', (occupation, category) => {
    expect(read(`/Filteredoage/${occupation}`, occupation).category).toBe(category)
  })
  it('a failed payment selects the free games unless a category is chosen', () => {
    expect(read('/exploregames?message=Free%20Games')).toMatchObject({ category: 'Free Games', paymentFailed: true })
    expect(read('/exploregames?message=Free%20Games&categories=OT')).toMatchObject({
      category: 'OT',
      paymentFailed: false,
    })
    expect(read('/exploregames?message=Other').paymentFailed).toBe(false)
  })
  it('a new filter starts at page one, and paging keeps the filters', () => {
    const shown = read('/exploregames?categories=OT&age_filters=5-7&page=3')
    expect(exploreUrl(shown, { age: '14+' })).toBe('/exploregames?categories=OT&age_filters=14%2B')
    expect(exploreUrl(shown, { page: 2 })).toBe('/exploregames?categories=OT&age_filters=5-7&page=2')
    expect(exploreUrl(shown, { category: null, age: null })).toBe('/exploregames')
  })
  it('combines words, order, filters, and page, but not with favorites', () => {
    const shown = read('/exploregames?search=r%20sound&sort=rating&categories=SLP&page=2')
    expect(shown).toMatchObject({ search: 'r sound', order: 'rating', category: 'SLP', page: 2, favorites: false })
    expect(exploreUrl(shown, { page: 3 })).toBe('/exploregames?search=r+sound&categories=SLP&sort=rating&page=3')
    expect(exploreUrl(shown, { search: '' })).toBe('/exploregames?categories=SLP&sort=rating')
    const own = read('/exploregames?show=favorites')
    expect(own.favorites).toBe(true)
    expect(exploreUrl(own, { category: 'OT' })).toBe('/exploregames?categories=OT')
    expect(exploreUrl(shown, { favorites: true })).toContain('show=favorites')
  })
  it('reads at most 80 characters of a search', () => {
    expect(read(`/exploregames?search=${'x'.repeat(500)}`).search).toHaveLength(80)
  })
  it('falls back to the first page of everything', () => {
    expect(toQuery(read('/exploregames?page=-3&categories=&age_filters=,&sort=sideways&search=%00%20'))).toEqual({
      search: '',
      sort: 'shelf',
      categories: [],
      age_filters: [],
      page: 1,
      per_page: 12,
    })
  })
  it('links the first page, the last page, and the neighbors', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
    expect(pageNumbers(4, 5)).toEqual([1, 2, 3, 4, 5])
  })
})
