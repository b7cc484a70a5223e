import { m } from '#messages'
import type { Area } from '@marigold/contract'
import { ArrowRight, AudioLines, MessagesSquare, Pause, Play, Waves, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { IconButton, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { sampleAreas, type Sample } from './slider-cards.ts'
import { SampleCard } from './sample-card.tsx'
import { every } from '../../../platform/time/timers.ts'

const interval = 3000

const areas: { area: Area; name: string; icon: LucideIcon; says: string }[] = [
  {
    area: 'articulation',
    name: m.ui_articulation(),
    icon: AudioLines,
    says: m.site_a_sound_in_its_place_words(),
  },
  {
    area: 'language',
    name: m.ui_language(),
    icon: MessagesSquare,
    says: m.site_questions_choices_and_conversation_starters(),
  },
  { area: 'fluency', name: m.ui_fluency(), icon: Waves, says: m.site_from_one_syllable_to_open_prompts() },
]

function useCalm(): boolean {
  const [calm, setCalm] = useState(true)
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setCalm(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return calm
}

function place(index: number, at: number, count: number): string {
  const offset = (index - at + count) % count
  if (offset === 0) return 'front'
  if (offset === 1) return 'right'
  return offset === count - 1 ? 'left' : 'away'
}

function Slider({ cards }: { cards: Sample[] }) {
  const [at, setAt] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const calm = useCalm()
  const running = !stopped && !hovered && !focused && !calm
  useEffect(() => {
    if (!running) return
    return every(interval, () => setAt((now) => (now + 1) % cards.length))
  }, [running, cards.length])
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={m.ui_therapy_cards()}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="fan relative h-93 max-w-140 w-full mx-auto md:h-107.5 lg:max-w-165 lg:h-100">
        {cards.map((card, index) => {
          const where = place(index, at, cards.length)
          return (
            <div key={index} className={`tcard fan-${where}`} aria-hidden={where !== 'front'}>
              {card.link !== '' && where === 'front' ? (
                <Link className="contents text-inherit no-underline" to={card.link}>
                  <SampleCard card={card} done={1 + (index % 2)} />
                </Link>
              ) : (
                <SampleCard card={card} done={1 + (index % 2)} />
              )}
            </div>
          )
        })}
      </div>
      <div className="slide-ctl">
        {!calm && (
          <IconButton
            label={stopped ? m.site_start_the_cards() : m.site_pause_the_cards()}
            onClick={() => {
              setStopped(!stopped)
            }}
          >
            <Icon of={stopped ? Play : Pause} />
          </IconButton>
        )}
        {cards.map((card, index) => (
          <button
            key={index}
            type="button"
            className="dot"
            aria-label={m.site_card({ index: index + 1 })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => setAt(index)}
          >
            <i />
          </button>
        ))}
      </div>
    </div>
  )
}

/** Introduces the cards and rotates through some of them. */
export function CardSlider({ cards }: { cards: Sample[] }) {
  const present = sampleAreas(cards)
  return (
    <section className="deck bg-marigold-pale overflow-clip sec">
      <div className="wrap">
        <div>
          <h2>{m.site_cards_for_what_youre_working_on()}</h2>
          <p className="lead deck-lead">{m.site_show_them_on_their_own_or()}</p>
          <ul className="areas grid gap-0 mt-6 [&_b]:text-lead/[1.2] [&_b]:font-semibold [&_b]:font-display [&_b]:block">
            {areas
              .filter(({ area }) => present.has(area))
              .map(({ name, icon, says }) => (
                <li key={name}>
                  <Icon of={icon} />
                  <div>
                    <b>{name}</b>
                    <span>{says}</span>
                  </div>
                </li>
              ))}
          </ul>
          <LinkButton to="/therapycard" look="quiet">
            {m.site_try_some_cards()} <Icon of={ArrowRight} />
          </LinkButton>
        </div>
        <Slider cards={cards} />
      </div>
    </section>
  )
}
