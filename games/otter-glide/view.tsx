import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { offerKeys, Press, useClosing } from '../kit/index.ts'
import { ManualControls, VoiceControls } from './controls.tsx'
import type { Item } from './items.ts'
import { RiverMap } from './map.tsx'
import { paletteOf } from './palette.ts'
import { Panel } from './panels.tsx'
import type { GlidePlay } from './scene.ts'
import { makeShow, type Show } from './show.ts'
import { itemToSay, startNames } from './glide-text.ts'
import { Touchables } from './touchables.tsx'
import { World } from './world.tsx'
import './otter-glide.css'
import './motion.css'
import './panels.css'

const spoken = ['word', 'sentence', 'line', 'pair', 'pair-same']

/** Returns what to say: a card from the player page if the settings ask for one, else the level's item. */
function itemNow(play: GlidePlay): Item {
  const state = play.state.value
  const deck = play.deck.value
  const wanted = play.values.source === 'always' || (play.values.source !== 'own' && state.kind === 'phrases')
  const card =
    wanted && deck && deck.cards.length > 0
      ? deck.cards[play.deckPlace(Math.floor(state.at / state.seats)) % deck.cards.length]
      : undefined
  if (!card) return itemToSay(state)
  const said = spoken.includes(card.layout) && card.caption !== ''
  const text = said ? card.caption : card.prompt || card.caption
  return { text: text.replaceAll('_', ' '), hint: '', linked: text.includes('_') }
}

/** Returns a short instruction. */
function instruction(play: GlidePlay, show: Show): string {
  const { stage, noisy, flowing, start } = show.signals
  const { pair, call } = play.state.value
  const asks = pair?.asks
  if (noisy.value) return m.otter_glide_its_too_loud_in_here()
  if (stage.value === 'breath') return m.otter_glide_take_an_easy_breath()
  if (stage.value === 'glide') {
    if (start.value)
      return flowing.value ? m.otter_glide_start_keep_it_flowing({ start: start.value }) : startNames[start.value]
    return ''
  }
  if (stage.value === 'landing') return ''
  if (asks)
    return asks === 'quick' ? m.otter_glide_this_time_try_a_quick_start() : m.otter_glide_now_try_the_same_with_a()
  if (call && (stage.value === 'listen' || stage.value === 'rest'))
    return call === 'far' ? m.otter_glide_start_softly_and_go_far() : m.otter_glide_start_quickly_and_splash()
  if (stage.value === 'listen')
    return play.hearing.value === 'hand'
      ? m.otter_glide_hold_to_begin_let_go_to()
      : m.otter_glide_start_softly_when_youre_ready()
  return play.hearing.value === 'microphone' && play.values.listens !== 'always'
    ? m.otter_glide_tap_ready_then_start_softly()
    : ''
}

/** Shows the words to say and the instruction. */
function Prompt({ play, show, item }: { play: GlidePlay; show: Show; item: Item }) {
  const { pair, kind } = play.state.value
  const cue = instruction(play, show)
  const long = item.text.length > 16
  return (
    <div class={`say card ${pair ? `asks-${pair.asks}` : ''}`}>
      <p class={`words ${item.linked ? 'linked' : ''} ${long ? 'long' : ''}`}>
        <span>{kind === 'vowels' && item.linked ? item.text.replace(' ', ' – ') : item.text}</span>
      </p>
      {item.hint !== '' && <p class="hint-line">{item.hint}</p>}
      <p class="cue" role="status" data-instruction="">
        {cue}
      </p>
    </div>
  )
}

/** Shows the live curve of loudness. */
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

/** Offers a quick and a soft start of the same words to compare. */
function Contrast({ play, show }: { play: GlidePlay; show: Show }) {
  const { stage, away } = show.signals
  const open =
    !play.state.value.pair &&
    !away.value &&
    (stage.value === 'rest' || stage.value === 'listen' || stage.value === 'breath')
  const ask = () => void show.make({ kind: 'contrast' })
  useLayoutEffect(() => (open ? offerKeys({ c: ask }) : undefined), [open])
  if (!open || play.values.contrast === 'off') return null
  return (
    <Press class="button plain contrast" onClick={ask}>
      {m.otter_glide_feel_both_starts()}
    </Press>
  )
}

/** Shows the words and the controls. */
function SpeakingControls({ play, show, item }: { play: GlidePlay; show: Show; item: Item }) {
  const stage = show.signals.stage.value
  const hearing = play.hearing.value
  const gliding = stage === 'glide'
  return (
    <>
      <Prompt play={play} show={show} item={item} />
      <div class="controls">
        {hearing === 'hand' && (stage === 'listen' || gliding) && <ManualControls play={play} show={show} />}
        {hearing === 'microphone' && <VoiceControls play={play} show={show} />}
      </div>
      {!gliding && stage !== 'landing' && <Contrast play={play} show={show} />}
    </>
  )
}

/** Returns what the screen shows now. */
function currentContent(play: GlidePlay, show: Show) {
  const { phase } = play.state.value
  const ending = play.ending.value !== null
  const closing = show.signals.closing.value
  const free = !closing && play.hearing.value !== null
  const asks = phase !== 'say' && phase !== 'over' && (phase !== 'call' || play.ready.value)
  return {
    ending,
    closing,
    saying: free && !ending && play.ready.value && phase === 'say',
    panel: free && asks && (!ending || phase === 'easiest'),
    // A choice lies at the bottom of the stage and has no cards beside it.
    cards: !closing && phase !== 'fork' && phase !== 'call',
    trace: phase !== 'easiest',
  }
}

export function View({ play }: { play: GlidePlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = play.state.value
  const { saying, panel, cards, trace } = currentContent(play, show)
  const { stage, away } = show.signals
  const resting = stage.value !== 'glide' && stage.value !== 'landing' && !away.value
  const item = itemNow(play)
  show.texts(() => itemNow(play))

  useLayoutEffect(() => play.keep({ used: state.used }), [])
  useEffect(() => () => show.stop(), [show])
  useClosing(play, show.end)
  useEffect(() => {
    if (saying) void show.next()
  }, [saying, play.hearing.value, state.seat, state.at])
  const dress = [play.stage.value.portrait && 'portrait', panel && 'asked'].filter(Boolean)
  return (
    <div class={['otter-glide', ...dress].join(' ')}>
      <World play={play} show={show} />
      {resting && <Touchables play={play} />}
      {cards && <RiverMap play={play} />}
      {cards && trace && <Trace play={play} show={show} />}
      {saying && <SpeakingControls play={play} show={show} item={item} />}
      {show.signals.news.value !== '' && (
        <p class="news card" role="status">
          {show.signals.news.value}
        </p>
      )}
      {panel && <Panel play={play} make={(move) => void show.make(move)} />}
    </div>
  )
}
