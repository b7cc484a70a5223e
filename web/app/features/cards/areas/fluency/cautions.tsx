import { ChevronDown, Info } from 'lucide-react'

const cautions = [
  [
    'What it is for',
    'Talking with ease and taking part are the goal. Fluent speech is one choice, and it belongs to the person. More stuttering can be progress when there is less hiding.',
  ],
  [
    'What to say',
    'Respond to what was said, not to how smooth it was. Do not count stutters against anyone, and leave out advice such as slow down, relax, or take a breath.',
  ],
  [
    'Teach it first',
    'A therapist teaches a technique before the cards practice it. With preschool children work through the family: Syllables to Short Sentences, as a model only, without names of techniques.',
  ],
  [
    'Only with consent',
    'Stuttering on purpose and telling others about stuttering are agreed on beforehand and go from easy to hard.',
  ],
  [
    'Cluttering is different',
    'It calls for rate and clarity: use Clear and Steady rather than the cards for gentle starts.',
  ],
  ['More than one language', 'Practice in the language in which help is wanted.'],
  [
    'Feared sounds',
    'Lines need not always start with the sound that is feared: any card can be skipped or left out. Nothing that is said is stored.',
  ],
  ['When to refer', 'Stuttering that starts suddenly in an adult, or skills that are lost, belong in medical hands.'],
] as const

/** What to bear in mind before fluency cards are used; folded until it is asked for. */
export function Cautions() {
  return (
    <details className="py-4 px-5 rounded-[24px] bg-paper [box-shadow:var(--shadow)] [&_h2]:text-[19px] [&_p]:mt-1.5 [&_p]:text-ink-2 cautions">
      <summary>
        <Info aria-hidden />
        <span>Before you start: good practice with fluency cards</span>
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
