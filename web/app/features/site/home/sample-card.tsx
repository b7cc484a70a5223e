import { m } from '#messages'
import { Fragment } from 'react'
import off from '../../../assets/brand/rate-off.svg?no-inline'
import on from '../../../assets/brand/rate-on.svg?no-inline'
import type { Sample } from './slider-cards.ts'

/** Trials as flowers. With `fills`, the next one opens once as an animation. */
export function TrialFlowers({ done, of = 3, fills = false }: { done: number; of?: number; fills?: boolean }) {
  return (
    <div className="tries" role="img" aria-label={m.site_of_tries({ done, of })}>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className="try">
          <img src={index < done ? on : off} alt="" width="28" height="28" />
          {fills && index === done && <img className="fills" src={on} alt="" width="28" height="28" />}
        </span>
      ))}
    </div>
  )
}

/** Caption with its target letters highlighted. */
function Marked({ card }: { card: Sample }) {
  const parts: { text: string; marked: boolean }[] = []
  let from = 0
  for (const [start, end] of card.marks) {
    parts.push({ text: card.caption.slice(from, start), marked: false })
    parts.push({ text: card.caption.slice(start, end), marked: true })
    from = end
  }
  parts.push({ text: card.caption.slice(from), marked: false })
  return parts.map(({ text, marked }, index) =>
    marked ? <b key={index}>{text}</b> : <Fragment key={index}>{text}</Fragment>,
  )
}

const areaNames = { articulation: m.ui_articulation(), language: m.ui_language(), fluency: m.ui_fluency() }

/** A small therapy card for the home page, without scoring. */
export function SampleCard({ card, done }: { card: Sample; done: number }) {
  const several = card.pictures.length > 2
  const long = card.caption.length > 8
  return (
    <div className="in">
      <div className="row">
        <span>{areaNames[card.area]}</span>
        <span className="target whitespace-nowrap">{card.target}</span>
      </div>
      <div className={several ? 'four' : 'pic'}>
        {card.pictures.slice(0, several ? 4 : 1).map((picture) => (
          <span key={picture.url}>
            <img src={picture.url} alt={picture.alt} width="128" height="128" loading="lazy" />
          </span>
        ))}
      </div>
      {card.caption === '' ? (
        <p className="q [font:700_9.2cqi/1.25_'Andika_Home',var(--card)] text-center text-balance">{card.prompt}</p>
      ) : (
        <div className={long ? "q [font:700_9.2cqi/1.25_'Andika_Home',var(--card)] text-center text-balance" : 'word'}>
          <Marked card={card} />
        </div>
      )}
      {!several && <TrialFlowers done={done} />}
    </div>
  )
}
