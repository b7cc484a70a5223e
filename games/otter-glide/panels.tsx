import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { seatName } from '@marigold/device'
import { offerArrows, offerKeys } from '../kit/index.ts'
import { EaseIcon, Hill } from './ease-icon.tsx'
import { itemOf } from './items.ts'
import { paletteOf } from './palette.ts'
import { stretchNames, type Stretch } from './river.ts'
import { candidatesOf, forkNow } from './rules.ts'
import type { GlidePlay } from './scene.ts'
import { forkArt } from './fork-art.ts'
import type { Felt, Move } from './state.ts'
import { easeNames, flowOf, numbersOf, startName } from './telling.ts'

interface PanelProps {
  play: GlidePlay
  make: (move: Move) => void
}

/** Arrows go round; numbers press what they stand for. */
function usePanelKeys(keys: Record<string, () => void>): void {
  useLayoutEffect(() => {
    const stops = [offerArrows(), offerKeys(keys)]
    return () => stops.forEach((stop) => stop())
  })
}

/** How the glide went, in words that describe it, and how its start felt. */
function Rate({ play, make }: PanelProps) {
  const { glides, rates } = play.state.value
  const glide = glides[glides.length - 1]
  const rate = (ease: number | null) => () => make({ kind: 'rate', ease })
  usePanelKeys(rates ? Object.fromEntries(easeNames.map((_, i) => [String(i + 1), rate(i + 1)])) : {})
  if (!glide) return null
  return (
    <section class="panel-card" aria-label={m.otter_glide_how_it_went()}>
      <p class="went">
        <b>{startName(glide)}</b> <span>{flowOf(glide)}</span>
        {play.values.bare !== true && <small>{numbersOf(glide)}</small>}
      </p>
      {rates && <p class="question">{m.otter_glide_how_did_the_start_feel()}</p>}
      {rates && (
        <div class="eases">
          {easeNames.map((name, i) => (
            <button key={name} type="button" data-scan={i === 0 ? 'first' : ''} onClick={rate(i + 1)}>
              <EaseIcon ease={i + 1} />
              {name}
            </button>
          ))}
        </div>
      )}
      <div class="row">
        <button type="button" class={rates ? 'button quiet' : 'button'} data-scan="" onClick={rate(null)}>
          {rates ? m.kit_skip() : m.otter_glide_go_on()}
        </button>
        <button type="button" class="button quiet" data-scan="" onClick={() => make({ kind: 'undo' })}>
          {m.otter_glide_dont_count_this_one()}
        </button>
      </div>
    </section>
  )
}

/** Two starts of the same words, side by side: which felt easier? */
function Compare({ play, make }: PanelProps) {
  const { glides, seat } = play.state.value
  const made = (start: 'quick' | 'soft') =>
    glides.findLast((glide) => glide.seat === seat && glide.asked === start && glide.start === start)
  const choices: [Felt, string][] = [
    ['quick', m.otter_glide_the_quick_start()],
    ['soft', m.otter_glide_the_soft_start()],
    ['same', m.otter_glide_both_alike()],
  ]
  const felt = (how: Felt | null) => () => make({ kind: 'compare', felt: how })
  usePanelKeys(Object.fromEntries(choices.map(([how], i) => [String(i + 1), felt(how)])))
  return (
    <section class="panel-card" aria-label={m.otter_glide_compare_two_starts()}>
      <p class="question">{m.otter_glide_which_start_felt_easier()}</p>
      <div class="hills">
        {choices.map(([how, name], i) => (
          <button key={how} type="button" data-scan={i === 0 ? 'first' : ''} onClick={felt(how)}>
            {how === 'same' ? (
              <span class="both">
                <Hill hill={made('quick')?.hill ?? []} class="quick" />
                <Hill hill={made('soft')?.hill ?? []} class="soft" />
              </span>
            ) : (
              <Hill hill={made(how)?.hill ?? []} class={how} />
            )}
            {name}
          </button>
        ))}
      </div>
      <div class="row">
        <button type="button" class="button quiet" data-scan="" onClick={felt(null)}>
          {m.kit_skip()}
        </button>
      </div>
    </section>
  )
}

/** The river parts: somebody chooses the way. */
function Fork({ play, make }: PanelProps) {
  const fork = forkNow(play.state.value) ?? []
  const go = (stretch: Stretch) => () => make({ kind: 'fork', stretch })
  usePanelKeys(Object.fromEntries(fork.map((stretch, i) => [String(i + 1), go(stretch)])))
  return (
    <section class="panel-card" aria-label={m.otter_glide_the_river_splits()}>
      <p class="question">{m.otter_glide_the_river_splits_which_way()}</p>
      <div class="ways">
        {fork.map((stretch, i) => (
          <button key={stretch} type="button" data-scan={i === 0 ? 'first' : ''} onClick={go(stretch)}>
            <svg
              viewBox="0 0 240 120"
              preserveAspectRatio="xMidYMid slice"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: forkArt(paletteOf(play.look.value, stretch), stretch) }}
            />
            {m.otter_glide_by({ stretchNames: stretchNames[stretch] })}
          </button>
        ))}
      </div>
    </section>
  )
}

/** At the end each learner names the glide that felt easiest. */
function Easiest({ play, make }: PanelProps) {
  const state = play.state.value
  const seat = state.choosing[0] ?? 0
  const player = play.players[seat]
  const offered = candidatesOf(state, seat)
  const choose = (glide: number | null) => () => make({ kind: 'easiest', glide })
  usePanelKeys(Object.fromEntries(offered.map((glide, i) => [String(i + 1), choose(glide)])))
  const whose =
    play.players.length > 1 && player ? m.otter_glide_which({ seatName: seatName(player) }) : m.otter_glide_which2()
  return (
    <section class="panel-card wide" aria-label={m.otter_glide_the_easiest_glide()}>
      <p class="question">{m.otter_glide_glide_felt_easiest({ whose })}</p>
      <div class="hills many">
        {offered.map((index, i) => {
          const glide = state.glides[index]
          if (!glide) return null
          const { text } = itemOf(state.kind, glide.item)
          return (
            <button key={index} type="button" data-scan={i === 0 ? 'first' : ''} onClick={choose(index)}>
              <Hill hill={glide.hill} class={glide.start} />
              <span class="said">{text}</span>
              <small>{startName(glide)}</small>
            </button>
          )
        })}
      </div>
      <div class="row">
        <button type="button" class="button quiet" data-scan="" onClick={choose(null)}>
          {m.kit_skip()}
        </button>
      </div>
    </section>
  )
}

/** What is asked between glides. */
export function Panel({ play, make }: PanelProps) {
  const { phase, choosing } = play.state.value
  if (phase === 'rate') return <Rate play={play} make={make} />
  if (phase === 'compare') return <Compare play={play} make={make} />
  if (phase === 'fork') return <Fork play={play} make={make} />
  if (phase === 'easiest') return <Easiest key={choosing[0]} play={play} make={make} />
  return null
}
