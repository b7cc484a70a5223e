import type { Review } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewList } from './review-list.tsx'

const nobody = { first_name: null, profile_photo_path: null, profilePhoto: null }

function shown(user: Partial<Review['user']>): string {
  const review = {
    id: 1,
    rating: 4,
    review: 'My group asked again.',
    created_at: '2026-11-20T23:30:00Z',
    user: { ...nobody, ...user },
  }
  const ratings = { average_rating: 4.25, total_reviews: 2, user_rating: null, user_review: null }
  return renderToStaticMarkup(<ReviewList ratings={{ ...ratings, ratings_reviews: [review] }} page={1} />)
}

const face = (html: string) => /class="face"[^>]*>(.*?)<\/span>/.exec(html)?.[1]

test("shows a review's author, rating, date, and text", () => {
  const html = shown({ first_name: 'rosa' })
  expect(html).toContain('<b>rosa</b>')
  expect(html).toContain('4 of 5')
  expect(html).toContain('November 20, 2026')
  expect(html).toContain('My group asked again.')
  expect(html).toContain('4.3 out of 5, from 2 reviews')
})

test("shows the reviewer's photo, initial, or Anonymous with a question mark", () => {
  expect(face(shown({ first_name: 'rosa', profilePhoto: '/assets/rosa.webp' }))).toContain('src="/assets/rosa.webp"')
  expect(face(shown({ first_name: 'rosa', profile_photo_path: '/assets/old.webp' }))).toContain('/assets/old.webp')
  expect(face(shown({ first_name: 'rosa' }))).toBe('R')
  expect(face(shown({}))).toBe('?')
  expect(shown({})).toContain('<b>Anonymous</b>')
})
