import { m } from '#messages'
import { ArrowRight, Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useAreaTiles } from '../areas/use-enabled-areas.ts'
import type { AreaTabId } from '../areas/areas.ts'
import { tabScreen, areaTabIds } from '../areas/area-lookup.ts'
import { pictureUrl } from '../areas/picture-url.ts'

/** Toggles one area. */
export function AreaTile({ area, pressed, onToggle }: { area: AreaTabId; pressed: boolean; onToggle: () => void }) {
  const { name, tile } = tabScreen(area)
  if (!tile) return null
  return (
    <button type="button" className="area panel" data-scan="1" aria-pressed={pressed} onClick={onToggle}>
      <span className="tick" aria-hidden>
        <Check strokeWidth={3.2} />
      </span>
      <span className="area-art" aria-hidden>
        <img src={pictureUrl(tile.art)} alt="" />
        {tile.sign ? <i>{tile.sign}</i> : null}
      </span>
      <b>{name}</b>
      <small>{tile.line}</small>
    </button>
  )
}

/** Continues to the first chosen area. */
export function NextButton({ chosen, onNext }: { chosen: readonly AreaTabId[]; onNext: (first: AreaTabId) => void }) {
  const first = areaTabIds.find((part) => chosen.includes(part) && tabScreen(part).tile) ?? null
  return (
    <button
      type="button"
      className="setup-btn is-solid is-big"
      data-scan="2"
      aria-disabled={first === null}
      onClick={() => first && onNext(first)}
    >
      {m.ui_next()}
      <ArrowRight aria-hidden />
    </button>
  )
}

/** Toggles the areas and continues to the first one. */
export function PickAreas(props: {
  chosen: readonly AreaTabId[]
  onChosen: (chosen: readonly AreaTabId[]) => void
  onNext: (first: AreaTabId) => void
  /** Another way to continue, beside Next. */
  further?: ReactNode
}) {
  const { chosen } = props
  const tiles = useAreaTiles()
  const toggle = (area: AreaTabId) =>
    props.onChosen(chosen.includes(area) ? chosen.filter((other) => other !== area) : [...chosen, area])
  return (
    <>
      <div className="area-list">
        {tiles.map((area) => (
          <AreaTile key={area} area={area} pressed={chosen.includes(area)} onToggle={() => toggle(area)} />
        ))}
      </div>
      <div className="next-row flex flex-wrap gap-3 phone:flex-nowrap">
        <NextButton chosen={chosen} onNext={props.onNext} />
        {props.further}
      </div>
    </>
  )
}

const leads = [
  m.cards_no_card_areas_are_turned_on(),
  m.cards_choose_the_area_then_next(),
  m.cards_choose_one_area_or_more(),
]

/** Chooses what to practice. */
export function AreaChooser(props: {
  onNext: (first: AreaTabId) => void
  /** Search box, below the heading. */
  search?: ReactNode
  /** Another way to continue, beside Next. */
  further?: ReactNode
  aside: ReactNode
}) {
  const [chosen, setChosen] = useState<readonly AreaTabId[]>([])
  const tiles = useAreaTiles().length
  return (
    <div className="chooser">
      <section className="choose-main">
        <h1>{m.cards_what_are_we_practicing()}</h1>
        <p className="mt-2 text-lead text-ink-2 phone:text-body phone:mt-1">{leads[Math.min(tiles, 2)]}</p>
        {props.search}
        <PickAreas {...props} chosen={chosen} onChosen={setChosen} />
      </section>
      {props.aside}
    </div>
  )
}
