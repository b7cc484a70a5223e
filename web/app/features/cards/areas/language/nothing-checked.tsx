import { m } from '#messages'

/** The specification's yellow bubble. */
export function NothingChecked() {
  return (
    <span className="bubble" role="alert">
      {m.cards_you_have_not_selected_any_of()}
    </span>
  )
}
