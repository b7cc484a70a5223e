import { m } from '#messages'
import { html } from '../kit/index.ts'

/** A cherry, 40 by 44. */
const cherryPicture =
  '<path d="M20 22Q22 8 34 3" fill="none" stroke="#4B7A34" stroke-width="4" stroke-linecap="round"/><circle cx="19" cy="29" r="14" fill="#C81E3A"/><circle cx="14" cy="24" r="4" fill="#F58A9A"/>'

/** Shows what guests left: that many cherries, or many as a number. */
export function Cherries({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span class="sd-cherries" role="img" aria-label={m.sentence_diner_cherries_count({ count })}>
      {Array.from({ length: Math.min(count, 12) }, (_, at) => (
        <svg key={at} viewBox="0 0 40 44" aria-hidden="true" {...html(cherryPicture)} />
      ))}
    </span>
  )
}
