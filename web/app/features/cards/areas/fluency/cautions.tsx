import { m } from '#messages'
import { ChevronDown, Info } from 'lucide-react'

const cautions = [
  [m.cards_what_it_is_for(), m.cards_talking_with_ease_and_taking_part()],
  [m.cards_what_to_say(), m.cards_respond_to_what_was_said_not()],
  [m.cards_teach_it_first(), m.cards_teach_a_technique_before_practicing_it()],
  [m.cards_only_with_consent(), m.cards_agree_on_voluntary_stuttering_and_self()],
  [m.cards_cluttering_is_different(), m.cards_cluttering_calls_for_work_on_rate()],
  [m.cards_more_than_one_language(), m.cards_practice_in_the_language_the_client()],
  [m.cards_feared_sounds(), m.cards_you_can_skip_or_leave_out()],
  [m.cards_when_to_refer(), m.cards_if_stuttering_starts_suddenly_in_an()],
] as const

/** Cautions for fluency cards, collapsed by default. */
export function Cautions() {
  return (
    <details className="py-4 px-5 panel [&_h2]:text-lead [&_p]:mt-1.5 [&_p]:text-ink-2 cautions">
      <summary>
        <Info aria-hidden />
        <span>{m.cards_before_you_start_good_practice_with()}</span>
        <ChevronDown aria-hidden className="cautions-fold" />
      </summary>
      <ul>
        {cautions.map(([title, text]) => (
          <li key={title}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
