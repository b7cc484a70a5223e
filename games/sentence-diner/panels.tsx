import { m } from '#messages'
import { Icon } from '../kit/index.ts'
import { backdropOf } from './backdrops.ts'
import { customerPicture } from './customers.ts'
import { giggleOf } from './journal.ts'
import { creaturesOf, menuNames, type Menu } from './nouns.ts'
import { artOf, html, SceneView } from './picture-of.tsx'
import { placesOf } from './places.ts'
import { figureOf } from './figures.ts'
import { put } from './acts.ts'
import type { DinerPlay, Show } from './show.ts'
import { cardsForMenu, isSpecial } from './state.ts'

interface PartProps {
  play: DinerPlay
  show: Show
  free: boolean
}

/** A menu's cover: three who play in it, at one of its places. */
function coverOf(menu: Menu, play: DinerPlay): string {
  const art = artOf(play.values)
  const place = placesOf(menu).find(({ id }) => !['rain', 'snow', 'tree'].includes(id))
  const cast = creaturesOf(menu).slice(0, 3)
  const crowd = cast.map(({ id }, at) =>
    put(90 + at * 110, 262, 1.12, figureOf(id, false, art).does({ arms: at === 1 ? 'up' : 'wide' })),
  )
  return `${backdropOf(place?.id ?? null, null)}${crowd.join('')}`
}

/** Which menu the diner cooks from today. */
function Menus({ play, show, free }: PartProps) {
  const { menus, cards } = play.state.value
  return (
    <>
      <h2>{m.sentence_diner_which_menu_today()}</h2>
      <div class="sd-options">
        {menus.map((menu) => (
          <button
            key={menu}
            type="button"
            class="sd-option"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'menu', menu })}
          >
            <svg viewBox="0 0 400 300" aria-hidden="true" {...html(coverOf(menu, play))} />
            <span>{menuNames[menu]}</span>
          </button>
        ))}
      </div>
      <p class="sd-cards">
        <Icon name="check" size={18} />{' '}
        {m.sentence_diner_recipe_anew_menu_with_every({
          cards,
          needed: cardsForMenu,
        })}
      </p>
    </>
  )
}

/** Two wait at the counter with their orders: who is next? */
function Waiting({ play, show, free }: PartProps) {
  const { waiting, dishes } = play.state.value
  return (
    <>
      <h2>{isSpecial(dishes.length) ? m.sentence_diner_chefs_special_which_one() : m.sentence_diner_who_is_next()}</h2>
      <div class="sd-options">
        {waiting.map((order, at) => (
          <button
            key={at}
            type="button"
            class="sd-option"
            data-scan=""
            aria-label={m.sentence_diner_order({ at: at + 1 })}
            disabled={!free}
            onClick={() => show.make({ kind: 'pick', at })}
          >
            <SceneView said={{ meaning: order.meaning }} values={play.values} alt="" />
            <span>
              <svg
                class="sd-mini"
                viewBox="-140 -236 280 330"
                aria-hidden="true"
                {...html(customerPicture(dishes.length + at * 2, 'waits', play.look.value))}
              />
              {m.sentence_diner_order({ at: at + 1 })}
            </span>
          </button>
        ))}
      </div>
    </>
  )
}

/** Menus and customers to choose from. */
export function Panel(props: PartProps) {
  const { phase } = props.play.state.value
  if (phase !== 'menu' && phase !== 'pick') return null
  return <div class="sd-panel">{phase === 'menu' ? <Menus {...props} /> : <Waiting {...props} />}</div>
}

/** Closing time: the menu of what was served. */
export function Closing({ play }: { play: DinerPlay }) {
  const { dishes } = play.state.value
  const giggle = giggleOf(dishes)
  return (
    <div class="sd-panel sd-board scrolls">
      <h2>{dishes.length > 0 ? m.sentence_diner_on_the_menu_today() : m.sentence_diner_closing_time()}</h2>
      <ul>
        {dishes.map(({ text }, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      {giggle && (
        <p class="sd-giggle">
          <b>{m.sentence_diner_giggle_of_the_day()}</b> {giggle.text}
        </p>
      )}
    </div>
  )
}
