import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { AdultCorner, ChoicePanel, html, offerArrows, offerKeys, Press, seatName } from '../kit/index.ts'
import { LoudnessCurve } from './loudness-curve.tsx'
import { itemForKey } from './items.ts'
import { paletteOf } from './palette.ts'
import { stretchNames, wild } from './river.ts'
import { easiestCandidates, currentFork, lastGlide } from './rules.ts'
import type { GlidePlay } from './scene.ts'
import { callArt, forkArt, outcomeArt } from './fork-art.ts'
import type { Felt, Move } from './state.ts'
import { flowText, measurementText, startName } from './glide-text.ts'

interface PanelProps {
  play: GlidePlay
  make: (move: Move) => void
}

/** Arrow keys move between targets, and number keys choose one. */
function usePanelKeys(keys: Record<string, () => void>): void {
  useLayoutEffect(() => {
    const stops = [offerArrows(), offerKeys(keys)]
    return () => stops.forEach((stop) => stop())
  })
}

const Picture = ({ art }: { art: string }) => <svg viewBox="0 0 240 120" {...html(art)} />

/** Says how the glide went, in a strip that leaves the river in view. */
function Landed({ play, make }: PanelProps) {
  const glide = lastGlide(play.state.value)
  usePanelKeys({})
  if (!glide) return null
  return (
    <section class="panel-card landed" aria-label={m.otter_glide_how_it_went()}>
      <p class="went">
        <b>{startName(glide)}</b> <span>{flowText(glide)}</span>
        {play.values.bare !== true && <small>{measurementText(glide)}</small>}
      </p>
      {glide.call && <p class="question">{m.otter_glide_shells_wash_up({ shells: glide.shells })}</p>}
      {glide.by === 'voice' && (
        <div class="row">
          <Press class="button" data-scan="first" onClick={() => make({ kind: 'go' })}>
            {m.otter_glide_go_on()}
          </Press>
          <Press class="button quiet" onClick={() => make({ kind: 'undo' })}>
            {m.otter_glide_dont_count_this_one()}
          </Press>
        </div>
      )}
    </section>
  )
}

/** A hand makes no voice: the adult says whether there was one, and only then does the glide count. */
function Voiced({ play, make }: PanelProps) {
  return (
    <AdultCorner
      play={play}
      question={m.otter_glide_did_you_hear_their_voice()}
      choices={[
        ['go', '1', m.otter_glide_i_heard_it()],
        ['undo', '2', m.otter_glide_dont_count_this_one()],
      ]}
      choose={(kind: 'go' | 'undo') => make({ kind })}
    />
  )
}

/** Asks which of two starts of the same words felt easier. */
function Compare({ play, make }: PanelProps) {
  const { glides, seat } = play.state.value
  const made = (start: 'quick' | 'soft') =>
    glides.findLast((glide) => glide.seat === seat && glide.asked === start && glide.start === start)
  const choices: [Felt, string][] = [
    ['quick', m.otter_glide_the_quick_start()],
    ['soft', m.otter_glide_the_soft_start()],
    ['same', m.otter_glide_both_the_same()],
  ]
  const felt = (how: Felt | null) => () => make({ kind: 'compare', felt: how })
  usePanelKeys(Object.fromEntries(choices.map(([how], i) => [String(i + 1), felt(how)])))
  return (
    <section class="panel-card" aria-label={m.otter_glide_compare_two_starts()}>
      <p class="question" data-instruction="">
        {m.otter_glide_which_start_felt_easier()}
      </p>
      <div class="hills">
        {choices.map(([how, name], i) => (
          <Press key={how} data-scan={i === 0 ? 'first' : ''} onClick={felt(how)}>
            {how === 'same' ? (
              <span class="both">
                <LoudnessCurve hill={made('quick')?.hill ?? []} class="quick" />
                <LoudnessCurve hill={made('soft')?.hill ?? []} class="soft" />
              </span>
            ) : (
              <LoudnessCurve hill={made(how)?.hill ?? []} class={how} />
            )}
            {name}
          </Press>
        ))}
      </div>
      <div class="row">
        <Press class="button quiet" onClick={felt(null)}>
          {m.kit_skip()}
        </Press>
      </div>
    </section>
  )
}

/** Offers the two branches of the river: one friend for sure, or a waterfall and luck. */
function Fork({ play, make }: PanelProps) {
  const look = play.look.value
  const options = (currentFork(play.state.value) ?? []).map((stretch) => {
    const bold = wild.includes(stretch)
    return {
      value: stretch,
      label: m.otter_glide_past_place({ place: stretchNames[stretch] }),
      outcome: bold ? m.otter_glide_waterfall_two_friends_or_a_soaking() : m.otter_glide_calm_one_friend_joins(),
      picture: <Picture art={forkArt(paletteOf(look, stretch), stretch) + outcomeArt(look, bold)} />,
    }
  })
  return (
    <ChoicePanel
      title={m.otter_glide_the_river_splits_which_way()}
      options={options}
      choose={(stretch) => make({ kind: 'fork', stretch })}
    />
  )
}

/** Offers to call the next trick: a shell for sure, or luck with two. */
function CallTrick({ play, make }: PanelProps) {
  const color = paletteOf(play.look.value, 'brook')
  const options = [
    { value: 'far', label: m.otter_glide_far(), outcome: m.otter_glide_start_softly_one_shell() },
    { value: 'splash', label: m.otter_glide_splash(), outcome: m.otter_glide_start_quickly_two_shells_or_none() },
  ] as const
  return (
    <ChoicePanel
      title={m.otter_glide_call_your_next_trick()}
      options={options.map((option) => ({ ...option, picture: <Picture art={callArt(color, option.value)} /> }))}
      choose={(trick) => make({ kind: 'call', trick })}
    />
  )
}

/** Asks a player which of the latest glides felt easiest. */
function Easiest({ play, make }: PanelProps) {
  const state = play.state.value
  const seat = state.choosing[0] ?? 0
  const player = play.players[seat]
  const offered = easiestCandidates(state, seat)
  const choose = (glide: number | null) => () => make({ kind: 'easiest', glide })
  usePanelKeys(Object.fromEntries(offered.map((glide, i) => [String(i + 1), choose(glide)])))
  const question =
    play.players.length > 1 && player
      ? m.otter_glide_name_which_glide_felt_easiest({ name: seatName(player) })
      : m.otter_glide_which_glide_felt_easiest()
  return (
    <section class="panel-card wide" aria-label={m.otter_glide_the_easiest_glide()}>
      <p class="question" data-instruction="">
        {question}
      </p>
      <div class="hills many" style={{ '--count': offered.length }}>
        {offered.map((index, i) => {
          const glide = state.glides[index]
          if (!glide) return null
          const { text } = itemForKey(state.kind, glide.item)
          return (
            <Press key={index} data-scan={i === 0 ? 'first' : ''} onClick={choose(index)}>
              <LoudnessCurve hill={glide.hill} class={glide.start} />
              <span class="said">{text}</span>
              <small>{startName(glide)}</small>
            </Press>
          )
        })}
      </div>
      <div class="row">
        <Press class="button quiet" onClick={choose(null)}>
          {m.kit_skip()}
        </Press>
      </div>
    </section>
  )
}

/** Shows the questions between glides. */
export function Panel({ play, make }: PanelProps) {
  const { phase, choosing } = play.state.value
  if (phase === 'call') return <CallTrick play={play} make={make} />
  if (phase === 'landed')
    return (
      <>
        <Landed play={play} make={make} />
        {lastGlide(play.state.value)?.by === 'hand' && <Voiced play={play} make={make} />}
      </>
    )
  if (phase === 'compare') return <Compare play={play} make={make} />
  if (phase === 'fork') return <Fork play={play} make={make} />
  if (phase === 'easiest') return <Easiest key={choosing[0]} play={play} make={make} />
  return null
}
