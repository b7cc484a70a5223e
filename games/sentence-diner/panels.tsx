import { m } from '#messages'
import { ChoicePanel, html, Icon, Press } from '../kit/index.ts'
import { backdropOf } from './backdrops.ts'
import { customerPicture } from './customers.ts'
import { creaturesOf, menuNames, type Menu } from './nouns.ts'
import { artOf, SceneView } from './scene-view.tsx'
import { placesOf } from './places.ts'
import { figureOf } from './figures.ts'
import { placePart } from './acts.ts'
import { menusFor } from './rules.ts'
import type { DinerPlay, Show } from './show.ts'
import { cardsForMenu, isSpecial, type Twist } from './state.ts'
import { guestIndex } from './guests.ts'
import { wallOf } from './house-specials.ts'
import { Cherries } from './cherries.tsx'

interface PartProps {
  play: DinerPlay
  show: Show
  free: boolean
}

/** Draws a menu's cover with three of its characters in one of its places. */
export function coverOf(menu: Menu, play: DinerPlay): string {
  const art = artOf(play.values)
  const place = placesOf(menu).find(({ id }) => !['rain', 'snow', 'tree'].includes(id))
  const cast = creaturesOf(menu).slice(0, 3)
  const crowd = cast.map(({ id }, at) =>
    placePart(90 + at * 110, 262, 1.12, figureOf(id, false, art).does({ arms: at === 1 ? 'up' : 'wide' })),
  )
  return `${backdropOf(place?.id ?? null, null)}${crowd.join('')}`
}

const spicePicture =
  '<rect width="400" height="300" fill="#3C2A5C"/><path d="M150 250V130C150 104 178 104 178 84H222C222 104 250 104 250 130V250Z" fill="#8FC9D8"/><path d="M150 250V170H250V250Z" fill="#D6487E"/><rect x="174" y="58" width="52" height="30" rx="10" fill="#F2C14B"/><text x="200" y="228" font-size="74" font-weight="700" text-anchor="middle" fill="#FFFDF6">?</text><path d="M90 70l8 22l22 8l-22 8l-8 22l-8 -22l-22 -8l22 -8zM318 96l7 19l19 7l-19 7l-7 19l-7 -19l-19 -7l19 -7zM300 30l5 13l13 5l-13 5l-5 13l-5 -13l-13 -5l13 -5z" fill="#F2C14B"/>'

/** Shows what has grown over earlier games: house specials in frames, and the cherries in the jar. */
function Wall({ play }: Pick<PartProps, 'play'>) {
  const { frames, cherries } = wallOf(play.grown(play.state.value.seat))
  if (frames.length === 0) return null
  return (
    <div class="sd-wall" role="group" aria-label={m.sentence_diner_your_specials_on_the_wall()}>
      {frames.map(({ meaning, twist }, at) => (
        <SceneView key={at} said={{ meaning }} twist={twist} values={play.values} alt="" />
      ))}
      <span>
        <Cherries count={Math.min(1, cherries)} /> {cherries}
      </span>
    </div>
  )
}

/** Asks for today's menu. */
function Menus({ play, show, free }: PartProps) {
  const { menus, cards } = play.state.value
  const open = menusFor(cards)
  const newest = open.length > 2 ? open.at(-1) : undefined
  return (
    <>
      <h2 data-instruction="">{m.sentence_diner_which_menu_today()}</h2>
      <div class="sd-options">
        {menus.map((menu) => (
          <Press key={menu} class="sd-option" disabled={!free} onClick={() => show.make({ kind: 'menu', menu })}>
            <svg viewBox="0 0 400 300" aria-hidden="true" {...html(coverOf(menu, play))} />
            <span>
              {menuNames[menu]} {menu === newest && <b class="sd-new">{m.sentence_diner_new()}</b>}
            </span>
          </Press>
        ))}
      </div>
      <Wall play={play} />
      <p class="sd-cards">
        <Icon name="check" size={18} />{' '}
        {m.sentence_diner_recipe_cards_count({
          count: cards,
          needed: cardsForMenu,
        })}
      </p>
    </>
  )
}

/** Asks which of two waiting customers is next: the regular, or a stranger. */
function Waiting({ play, show }: PartProps) {
  const { waiting, dishes } = play.state.value
  const guests = [
    { label: m.sentence_diner_the_regular(), outcome: m.sentence_diner_always_leaves_one_cherry() },
    { label: m.sentence_diner_a_stranger(), outcome: m.sentence_diner_two_cherries_or_only_crumbs() },
  ]
  return (
    <ChoicePanel
      title={isSpecial(dishes.length) ? m.sentence_diner_chefs_special_which_one() : m.sentence_diner_who_is_next()}
      choose={(at) => show.make({ kind: 'pick', at })}
      options={guests.flatMap((guest, at) => {
        const order = waiting[at]
        const picture = order && (
          <>
            <SceneView said={{ meaning: order.meaning }} values={play.values} alt="" />
            <svg
              class="sd-mini"
              viewBox="-140 -236 280 330"
              {...html(
                customerPicture(
                  guestIndex({ guest: at === 0 ? 'regular' : 'stranger', dishes }),
                  'waits',
                  play.look.value,
                ),
              )}
            />
          </>
        )
        return picture ? [{ ...guest, value: at, picture }] : []
      })}
    />
  )
}

/** Asks whether the scene is cooked plain or with the secret spice. */
function Spice({ play, show }: PartProps) {
  const { order } = play.state.value
  if (!order) return null
  const sceneWith = (twist: Twist | null) => (
    <SceneView said={{ meaning: order.meaning }} twist={twist} values={play.values} alt="" />
  )
  return (
    <ChoicePanel
      title={m.sentence_diner_how_should_we_cook_it()}
      choose={(on) => show.make({ kind: 'spice', on })}
      options={[
        {
          value: false,
          label: m.sentence_diner_plain(),
          outcome: m.sentence_diner_just_like_the_picture(),
          picture: sceneWith(null),
        },
        {
          value: true,
          label: m.sentence_diner_secret_spice(),
          outcome: m.sentence_diner_giant_slow_or_hiccups(),
          picture: <svg viewBox="0 0 400 300" {...html(spicePicture)} />,
        },
      ]}
    />
  )
}

/** Shows the choice of a menu, a customer, or the spice. */
export function Panel(props: PartProps) {
  const { phase } = props.play.state.value
  if (phase === 'menu')
    return (
      <div class="sd-panel">
        <Menus {...props} />
      </div>
    )
  if (!props.free) return null
  return phase === 'pick' ? <Waiting {...props} /> : phase === 'spice' ? <Spice {...props} /> : null
}
