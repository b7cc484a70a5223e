/** The yellow bubble of the specification. */
export function NothingChecked() {
  return (
    <span className="bubble" role="alert">
      You have not selected any of the checkboxes.
    </span>
  )
}
