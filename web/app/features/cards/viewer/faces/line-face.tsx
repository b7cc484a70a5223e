import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { CircleArrowRight, RotateCcw, Wind } from 'lucide-react'
import { useMemo } from 'react'
import { TextScene } from './text-scene.tsx'
import { lineHint, parseLine, type LinePart } from './line-parts.ts'

const cueIcons: Record<string, typeof Wind> = {
  breathe: Wind,
  ready: CircleArrowRight,
  'pause, say it again': RotateCcw,
}

/** Returns a small font for paragraphs and a large one for single words. */
function fontSize(text: string): string {
  if (text.length <= 18) return 'is-word'
  if (text.length <= 64) return ''
  return text.length <= 150 ? 'is-long' : 'is-longest'
}

function Part({ part }: { part: LinePart }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'flow':
      return (
        <span className="[text-decoration:underline_var(--marigold)_0.1em] [text-underline-offset:0.2em] [text-decoration-skip-ink:none]">
          {part.text}
        </span>
      )
    case 'stretch':
      return (
        <b className="font-bold tracking-[0.12em] [text-decoration:underline_var(--marigold)_0.1em] [text-underline-offset:0.16em]">
          {part.text}
        </b>
      )
    case 'bounce':
      return (
        <span className="[text-decoration:underline_dotted_var(--marigold)_0.1em] [text-underline-offset:0.18em]">
          {part.text}
        </span>
      )
    case 'ease':
      return (
        <span className="text-marigold-text font-bold">
          <span aria-hidden>~</span>
          <span className="sr-only"> {m.cards_ease_out()} </span>
        </span>
      )
    case 'turn':
      return <br />
    case 'pause':
      return (
        <span className="line-pause inline-block w-[0.14em] h-[0.78em] mt-0 mx-[0.3em] mb-[-0.06em] [border-radius:0.1em] bg-marigold [forced-color-adjust:none]">
          <span className="sr-only"> {m.cards_pause()} </span>
        </span>
      )
    case 'cue': {
      const Icon = cueIcons[part.text]
      return (
        <span className="inline-flex items-center gap-[0.35em] [vertical-align:0.12em] my-0 mx-[0.15em] py-[0.2em] px-[0.7em] rounded-(--full) bg-marigold-soft [font:650_max(var(--type-small),calc(var(--u)_*_5))_/_1.2_var(--text)] whitespace-nowrap">
          {Icon ? <Icon aria-hidden className="play-icon" /> : null}
          {part.text}
        </span>
      )
    }
  }
}

/** A phrase with its pause, which never starts a line; each phrase has its own line. */
function Phrase({ parts }: { parts: readonly LinePart[] }) {
  const [last, pause] = parts.slice(-2)
  if (last?.kind !== 'text' || pause?.kind !== 'pause')
    return parts.map((part, place) => <Part key={place} part={part} />)
  const space = last.text.trimEnd().lastIndexOf(' ') + 1
  return (
    <>
      {parts.slice(0, -2).map((part, place) => (
        <Part key={place} part={part} />
      ))}
      {last.text.slice(0, space)}
      <span className="whitespace-nowrap">
        {last.text.slice(space)}
        <Part part={pause} />
      </span>
      <br />
    </>
  )
}

/** Splits a line's parts after each pause. */
function splitPhrases(parts: readonly LinePart[]): LinePart[][] {
  const phrases: LinePart[][] = [[]]
  for (const part of parts) {
    phrases.at(-1)?.push(part)
    if (part.kind === 'pause') phrases.push([])
  }
  return phrases
}

/** Draws a line's marks as what they ask for. */
export function SpokenLine({ parts }: { parts: readonly LinePart[] }) {
  return splitPhrases(parts).map((phrase, place) => <Phrase key={place} parts={phrase} />)
}

/** A fluency line with its marks drawn. */
export function LineFace({ card }: { card: Card }) {
  const parts = useMemo(() => parseLine(card.caption), [card.caption])
  const hint = lineHint(parts)
  return (
    <div className="flex flex-col items-center justify-center gap-[calc(var(--u)_*_6)] p-[calc(var(--u)_*_6)] portrait:p-0 text-center">
      <TextScene card={card.key} />
      <p className="[font:600_var(--type-body)_/_1.2_var(--text)] text-marigold-text">{card.target}</p>
      <h1 className={`face-caption spoken ${fontSize(card.caption)}`}>
        <SpokenLine parts={parts} />
      </h1>
      {hint ? <p className="[font:400_var(--type-lead)_/_1.3_var(--text)] text-ink-2">{hint}</p> : null}
    </div>
  )
}
