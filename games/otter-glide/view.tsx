import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { offerKeys } from '../kit/index.ts'
import { Hands, Ready } from './hands.tsx'
import type { Item } from './items.ts'
import { RiverMap } from './map.tsx'
import { paletteOf } from './palette.ts'
import { Panel } from './panels.tsx'
import type { GlidePlay } from './scene.ts'
import { makeShow, type Show } from './show.ts'
import { sayNow, startNames } from './telling.ts'
import { World } from './world.tsx'
import './otter-glide.css'
import './motion.css'
import './panels.css'

const spoken = ['word', 'sentence', 'line', 'pair', 'pair-same']

/** What is to be said: a card of the player page where the settings say so and there is one, else the level's own. */
function itemNow(play: GlidePlay): Item {
  const state = play.state.value
  const deck = play.deck.value
  const wanted = play.values.source === 'always' || (play.values.source !== 'own' && state.kind === 'phrases')
  const card =
    wanted && deck && deck.cards.length > 0
      ? deck.cards[play.deckPlace(Math.floor(state.at / state.seats)) % deck.cards.length]
      : undefined
  if (!card) return sayNow(state)
  const said = spoken.includes(card.layout) && card.caption !== ''
  const text = said ? card.caption : card.prompt || card.caption
  return { text: text.replaceAll('_', ' '), hint: '', linked: text.includes('_') }
}

/** What there is to do now, in few words. */
function cueOf(play: GlidePlay, show: Show): string {
  const { stage, noisy, flowing, start } = show.see
  const asks = play.state.value.pair?.asks
  if (noisy.value) return m.otter_glide_the_room_is_loud_wait_a()
  if (stage.value === 'breath') return m.otter_glide_take_an_easy_breath()
  if (stage.value === 'glide') {
    if (start.value) return `${startNames[start.value]}${flowing.value ? ', keep it flowing' : ''}`
    return ''
  }
  if (stage.value === 'landing') return ''
  if (asks)
    return asks === 'quick' ? m.otter_glide_this_time_try_a_quick_start() : m.otter_glide_now_try_the_same_with_a()
  if (stage.value === 'listen')
    return play.hearing.value === 'hand'
      ? m.otter_glide_hold_to_begin_let_go_to()
      : m.otter_glide_start_softly_when_youre_ready()
  return play.hearing.value === 'microphone' && play.values.listens !== 'always'
    ? m.otter_glide_tap_ready_then_start_softly()
    : ''
}

/** The words to say, and what to do. */
function Say({ play, show, item }: { play: GlidePlay; show: Show; item: Item }) {
  const { pair, kind } = play.state.value
  const cue = cueOf(play, show)
  const long = item.text.length > 16
  return (
    <div class={`say card ${pair ? `asks-${pair.asks}` : ''}`}>
      <p class={`words ${item.linked ? 'linked' : ''} ${long ? 'long' : ''}`}>
        <span>{kind === 'vowels' && item.linked ? item.text.replace(' ', ' – ') : item.text}</span>
      </p>
      {item.hint !== '' && <p class="hint-line">{item.hint}</p>}
      <p class="cue" role="status">
        {cue}
      </p>
    </div>
  )
}

/** The live hill of loudness. */
function Trace({ play, show }: { play: GlidePlay; show: Show }) {
  const look = play.look.value
  useLayoutEffect(() => {
    const { water, ink } = paletteOf(look, 'brook')
    show.inks.now = { hill: [`${water[0]}`, `${water[3]}55`], line: water[3], last: `${ink}77`, floor: `${ink}88` }
    show.trace.draw()
  }, [look, show])
  return (
    <div class="trace card">
      <canvas
        ref={(at) => show.trace.canvas(at)}
        width={520}
        height={190}
        role="img"
        aria-label={m.otter_glide_the_shape_of_the_voice()}
      />
    </div>
  )
}

/** Asks for a quick and a soft start of the same words, to feel the difference. */
function Contrast({ play, show }: { play: GlidePlay; show: Show }) {
  const { stage, away } = show.see
  const open =
    !play.state.value.pair &&
    !away.value &&
    (stage.value === 'rest' || stage.value === 'listen' || stage.value === 'breath')
  const ask = () => void show.make({ kind: 'contrast' })
  useLayoutEffect(() => (open ? offerKeys({ c: ask }) : undefined), [open])
  if (!open || play.values.contrast === 'off') return null
  return (
    <button type="button" class="button plain contrast" data-scan="" onClick={ask}>
      {m.otter_glide_feel_both_starts()}
    </button>
  )
}

/** The words, and the ways to be heard. */
function Saying({ play, show, item }: { play: GlidePlay; show: Show; item: Item }) {
  const stage = show.see.stage.value
  const hearing = play.hearing.value
  const gliding = stage === 'glide'
  return (
    <>
      <Say play={play} show={show} item={item} />
      <div class="controls">
        {hearing === 'hand' && (stage === 'listen' || gliding) && <Hands play={play} show={show} />}
        {hearing === 'microphone' && <Ready play={play} show={show} />}
      </div>
      {!gliding && stage !== 'landing' && <Contrast play={play} show={show} />}
    </>
  )
}

/** What is on the screen now. */
function shownOf(play: GlidePlay, show: Show) {
  const { phase } = play.state.value
  const ending = play.ending.value !== null
  const closing = show.see.closing.value
  const free = !closing && play.hearing.value !== null
  const asks = phase !== 'say' && phase !== 'over'
  return {
    ending,
    closing,
    saying: free && !ending && play.ready.value && phase === 'say',
    panel: free && asks && (!ending || phase === 'easiest'),
    trace: !closing && phase !== 'fork' && phase !== 'easiest',
  }
}

/** Otter Glide in play. */
export function View({ play }: { play: GlidePlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = play.state.value
  const { ending, closing, saying, panel, trace } = shownOf(play, show)
  const item = itemNow(play)
  show.texts(() => itemNow(play))

  useLayoutEffect(() => play.keep({ used: state.used }), [])
  useEffect(() => () => show.stop(), [show])
  useEffect(() => {
    if (ending) void show.end()
  }, [ending])
  useEffect(() => {
    if (saying) void show.next()
  }, [saying, play.hearing.value, state.seat, state.at])
  const dress = [play.stage.value.portrait && 'portrait', panel && 'asked'].filter(Boolean)
  return (
    <div class={['otter-glide', ...dress].join(' ')}>
      <World play={play} show={show} />
      {!closing && <RiverMap play={play} />}
      {trace && <Trace play={play} show={show} />}
      {saying && <Saying play={play} show={show} item={item} />}
      {panel && <Panel play={play} make={(move) => void show.make(move)} />}
    </div>
  )
}
