import { m } from '#messages'
import { boxStyle, html, Press } from '../kit/index.ts'
import { bellPicture } from './diner.ts'
import type { Layout } from './layout.ts'
import { nameOf, PlateFace, Rim, Sign } from './plate.tsx'
import { roleNames, sentenceOf, tenseWords, type Role, type Sauce } from './plates.ts'
import { oddSlot, rules, slotRoles } from './rules.ts'
import type { DinerPlay, Show } from './show.ts'
import { servingsOf, type State } from './state.ts'

interface PartProps {
  play: DinerPlay
  show: Show
  layout: Layout
  free: boolean
}

const shortNames: Record<Role, string> = {
  ...roleNames,
  doing: m.sentence_diner_doing(),
  where: m.kit_where(),
  link: m.sentence_diner_join(),
}
const sauceNames: Record<Sauce, string> = {
  s: '-s',
  ing: 'is -ing',
  ed: '-ed',
  many: '-s',
  he: 'he',
  she: 'she',
  it: 'it',
  they: 'they',
}

/** True if the subject is plural, so the verb plate says 'are'. */
const isPlural = ({ sauces }: State) => sauces[0] === 'many' || sauces[0] === 'they'

/** Shows the tray with a place for each plate, dashed while empty. */
export function Tray({ play, show, layout, free }: PartProps) {
  const state = play.state.value
  const { order, tray, sauces } = state
  if (!order) return null
  const roles = slotRoles(state)
  const colored = play.values.colors === true
  const open = rules.moves(state)
  const side = layout.slot
  const odd = state.phase === 'build' && state.wrong > 0 ? oddSlot(state) : -1
  const high = Math.min(side * 1.05, layout.tray.height - 14)
  return (
    <div
      class="sd-tray"
      style={boxStyle(layout.tray)}
      role="group"
      aria-label={m.kit_tray()}
      data-scan-group={m.kit_tray()}
    >
      {order.starter && <b class="sd-starter">{tenseWords[order.starter]} …</b>}
      {tray.map((at, slot) => {
        const plate = at === null ? undefined : order.belt[at]
        const role = roles[slot] ?? 'who'
        if (!plate)
          return (
            <i key={slot} class="sd-slot" style={{ width: `${side}px`, height: `${high}px` }}>
              <Rim role={colored ? role : 'plain'} empty />
              {colored && (
                <span>
                  <Sign role={role} />
                  {side > 80 && <small>{shortNames[role]}</small>}
                </span>
              )}
            </i>
          )
        const serving = { plate, sauce: sauces[slot] ?? null }
        return (
          <Press
            key={`${slot}-${at}`}
            class={`sd-plate on-tray ${slot === odd ? 'odd' : ''}`}
            aria-label={m.sentence_diner_put_back_plate({ plate: nameOf(serving, play.values, isPlural(state)) })}
            style={{ width: `${side}px`, height: `${high}px` }}
            disabled={!free || !open.some((move) => move.kind === 'back' && move.slot === slot)}
            onClick={() => show.make({ kind: 'back', slot })}
          >
            <PlateFace serving={serving} values={play.values} width={side} height={high} plural={isPlural(state)} />
          </Press>
        )
      })}
    </div>
  )
}

/** Shows the sentence on the tray as text. */
export function SentenceText({ play, layout }: Pick<PartProps, 'play' | 'layout'>) {
  const state = play.state.value
  const servings = servingsOf(state)
  if (!layout.sentence || servings.length === 0) return null
  const text = sentenceOf(servings, state.order?.starter ?? null)
  return (
    <p class="sd-said" style={boxStyle(layout.sentence)}>
      {state.tray.includes(null) ? `${text.slice(0, -1)} …` : text}
    </p>
  )
}

/** Shows the bottles of endings and pronouns; each pours on the plate of its own color. */
export function Sauces({ play, show, layout, free }: PartProps) {
  const state = play.state.value
  const { order, sauces } = state
  if (!order || !layout.sauces || order.sauces.length === 0) return null
  const roles = slotRoles(state)
  const open = rules.moves(state)
  return (
    <div
      class="sd-sauces"
      style={boxStyle(layout.sauces)}
      role="group"
      aria-label={m.sentence_diner_sauces()}
      data-scan-group={m.sentence_diner_sauces()}
    >
      {order.sauces.map(({ slot, sauce }) => {
        const role = roles[slot] ?? 'doing'
        const name = sauceNames[sauce]
        return (
          <Press
            key={`${slot}-${sauce}`}
            class={`sd-bottle is-${play.values.colors === true ? role : 'plain'}`}
            aria-label={m.sentence_diner_sauce_on_the_plate({ sauce: name, role: roleNames[role] })}
            aria-pressed={sauces[slot] === sauce}
            disabled={
              !free || !open.some((move) => move.kind === 'sauce' && move.slot === slot && move.sauce === sauce)
            }
            onClick={() => show.make({ kind: 'sauce', slot, sauce })}
          >
            <i class="cap" />
            <span>{name}</span>
            <Sign role={role} />
          </Press>
        )
      })}
    </div>
  )
}

/** Shows the bell, which serves the tray once every place has a plate. */
export function Bell({ play, show, layout, free }: PartProps) {
  const ready = rules.moves(play.state.value).some(({ kind }) => kind === 'bell')
  return (
    <Press
      class={`sd-bell ${ready ? 'ready' : ''}`}
      style={boxStyle(layout.bell)}
      data-scan={ready ? 'first' : ''}
      aria-label={m.sentence_diner_ring_the_bell()}
      disabled={!free || !ready}
      onClick={() => show.make({ kind: 'bell' })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" {...html(bellPicture)} />
    </Press>
  )
}
