import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Deck } from '@marigold/contract'
import { listen, offerKeys, Picture, useClosing } from '../kit/index.ts'
import { layOut, ownCrossings } from './chunking.ts'
import { Gauge } from './gauge.tsx'
import { picturesFor } from './items.ts'
import { cameraAt, layoutOf, pathOf, type PlacedStone, type Path } from './layout.ts'
import { OwnPanel } from './own-panel.tsx'
import { After, Choose } from './panels.tsx'
import { stoneNow } from './rules.ts'
import { handsAlternate, type Hand, type StonePlay } from './scene.ts'
import { makeShow, type PanelProps, type Show } from './show.ts'
import { bandOf, feelOf, paceOf, stepsOf } from './tempo.ts'
import { World } from './world.tsx'
import pictures from './pictures.json?pics-small'
import './steppingstone-tempo.css'
import './panels.css'
import './motion.css'

/** Returns the texts of the player page's cards as crossings. */
const cardTexts = (deck: Deck | null): string[] =>
  (deck?.cards ?? [])
    .map(({ caption, prompt }) => (caption || prompt || '').replaceAll('_', ' ').replace(/\([^)]*\)/g, ' '))
    .flatMap(ownCrossings)

/** The whole text with the next stone's part highlighted, or its picture. */
function Words({ play, show }: PanelProps) {
  const { crossing, taps, kind, rate, width, timed } = play.state.value
  const { stones, from, text } = crossing
  const now = stoneNow(play.state.value)
  const names = play.values.show === 'picture' && from === 'level' ? picturesFor(text) : []
  const steps = stepsOf(taps, stones)
  const band = bandOf(rate, width)
  const hint = show.see.hint.value
  return (
    <div class="st-card st-words" data-instruction={hint || m.steppingstone_tempo_say_each_part_as_you_tap()}>
      {names.length > 0 ? (
        <p class="st-pictures">
          {names.map((name, i) => (
            <Picture key={i} svg={pictures[name] ?? ''} alt={text.split(' ')[i] ?? ''} />
          ))}
        </p>
      ) : (
        <p class={`st-line ${kind === 'two' || kind === 'long' ? '' : 'long'}`}>
          {stones.map(({ text: one, kind: what, more }, i) => (
            <span key={i} class={`${i === now ? 'now' : i < now ? 'said' : ''} ${what}`}>
              {what === 'pause' ? '· ' : more ? `${one}·` : `${one} `}
            </span>
          ))}
        </p>
      )}
      {timed && (
        <Gauge rate={rate} width={width} steps={steps} feels={steps.map((step) => feelOf(paceOf(step), band))} />
      )}
      <p class="st-hint" role="status">
        {hint}
      </p>
    </div>
  )
}

/** Returns what a screen reader says for the next stone. */
function nameOf(play: StonePlay, show: Show): string {
  const { crossing } = play.state.value
  const at = stoneNow(play.state.value)
  const stone = crossing.stones[at]
  const of = outOf(at + 1, crossing.stones.length)
  if (!stone || stone.kind === 'pause')
    return `${show.city() ? m.kit_light() : m.steppingstone_tempo_turtle_stone()}, ${of}`
  return `${stone.text}, ${of}`
}

/** Steps when pressed down, and on clicks without a press, such as a switch's. */
function usePress(show: Show) {
  const down = useRef(false)
  return (hand?: Hand) => ({
    'data-own-cooldown': '',
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      down.current = true
      show.step(event, hand)
    },
    onClick: (event: MouseEvent) => {
      if (!down.current) show.step(event, hand)
      down.current = false
    },
  })
}

/**
 * The next stone to tap. It responds when pressed down, as an instrument does, while the kit's buttons respond on
 * release. Later events of the same press are ignored.
 */
function NextStone({ play, show, stone, left }: { play: StonePlay; show: Show; stone: PlacedStone; left: number }) {
  const button = useRef<HTMLButtonElement>(null)
  const press = usePress(show)
  const scanned = play.values.scan !== 'off'
  useLayoutEffect(() => {
    const at = button.current
    const bySwitch = (event: Event) => {
      event.preventDefault()
      show.step(event, (event as CustomEvent<string>).detail === 'first' ? 'left' : 'right')
    }
    return at ? listen({ switch: bySwitch }, { at }) : undefined
  }, [show])
  const byKey = (event: KeyboardEvent) => {
    if (scanned || (event.key !== ' ' && event.key !== 'Enter')) return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) show.step(event)
  }
  const width = Math.max(76, stone.width)
  const height = Math.max(84, stone.height * 1.15)
  return (
    <button
      ref={button}
      type="button"
      class="st-next"
      data-scan={scanned ? 'only' : 'first'}
      aria-label={nameOf(play, show)}
      style={{
        left: stone.x - left - width / 2,
        top: stone.y - stone.height * 0.42 - (height - stone.height) / 2,
        width,
        height,
      }}
      {...press()}
      onKeyDown={byKey}
      onKeyUp={byKey}
    />
  )
}

/** Two pads, for alternating left and right. */
function Pads({ show }: { show: Show }) {
  const press = usePress(show)
  const wanted = show.see.hand.value
  return (
    <div class="st-pads">
      {(['left', 'right'] as const).map((hand) => (
        <button key={hand} type="button" class={`st-pad ${hand} ${wanted === hand ? 'wanted' : ''}`} {...press(hand)}>
          {hand === 'left' ? m.kit_left() : m.kit_right()}
        </button>
      ))}
    </div>
  )
}

/** Space taps the next stone; the left and right arrows do so when hands alternate. */
function useStepKeys(play: StonePlay, show: Show, open: boolean): void {
  const hands = handsAlternate(play.values)
  useLayoutEffect(() => {
    if (!open) return
    const by = (hand?: Hand) => (event?: KeyboardEvent) => show.step(event, hand)
    const sides = hands && { ArrowLeft: by('left'), f: by('left'), ArrowRight: by('right'), j: by('right') }
    return offerKeys({ ' ': by(), Enter: by(), ...sides }, { ownCooldown: true })
  }, [show, open, hands])
}

/** Replaces the current text with a card's, if set. */
function useCards(play: StonePlay): void {
  const { phase, taps, crossing, log, by, seat } = play.state.value
  const deck = play.deck.value
  const wanted = play.values.source === 'cards' && phase === 'cross' && taps.length === 0 && crossing.from === 'level'
  useLayoutEffect(() => {
    if (!wanted || play.closing.value) return
    const texts = cardTexts(deck).filter((text) => layOut(text, by).length > 0)
    const text = texts[play.deckPlace(log.filter((one) => one.seat === seat).length) % Math.max(1, texts.length)]
    if (text !== undefined) play.move({ kind: 'lay', text })
  }, [wanted, deck, log.length])
}

/** Returns the path laid out for the stage, and how far it is moved. */
function usePath(play: StonePlay, show: Show) {
  const state = play.state.value
  const stage = play.stage.value
  const textSize = Math.min(1.5, Number(play.values.text) / 100 || 1)
  const slant = show.city() ? 56 : 0
  const layout = useMemo(() => layoutOf(stage), [stage.width, stage.height])
  const path = useMemo(
    () => pathOf(state.crossing.stones, layout, { textSize, slant }),
    [state.crossing, layout, textSize, slant],
  )
  const sounding = show.see.sounding.value
  return { layout, path, camera: cameraAt(path, layout, sounding >= 0 ? sounding : stoneNow(state)) }
}

/** The controls during a crossing. */
function Crossing({ play, show, path, camera }: { play: StonePlay; show: Show; path: Path; camera: number }) {
  const stone = path.stones[stoneNow(play.state.value)]
  return (
    <>
      {stone && <NextStone play={play} show={show} stone={stone} left={camera} />}
      {handsAlternate(play.values) && <Pads show={show} />}
    </>
  )
}

/** Steppingstone Tempo in play. */
export function View({ play }: { play: StonePlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = play.state.value
  const { layout, path, camera } = usePath(play, show)
  const free = play.ready.value
  const crossing = free && state.phase === 'cross'
  useCards(play)
  useStepKeys(play, show, crossing)
  useEffect(() => () => show.stop(), [show])
  useLayoutEffect(() => play.keep({ ...(play.kept.value as object | undefined), used: state.used }), [state.used])
  useClosing(play, show.close)
  const choosing = free && state.phase === 'choose'
  useLayoutEffect(() => {
    if (choosing || (crossing && state.taps.length === 0)) show.begin()
  }, [choosing, crossing, state.crossing, state.log.length, state.seat])
  const asked = free && state.phase === 'after' && show.see.asked.value
  return (
    <div class="steppingstone-tempo">
      {state.phase !== 'own' && <World play={play} show={show} layout={layout} path={path} camera={camera} />}
      {state.phase === 'cross' && !play.closing.value && <Words play={play} show={show} />}
      {crossing && <Crossing play={play} show={show} path={path} camera={camera} />}
      {choosing && <Choose play={play} show={show} />}
      {asked && <After play={play} show={show} />}
      {free && state.phase === 'own' && <OwnPanel play={play} show={show} />}
    </div>
  )
}
