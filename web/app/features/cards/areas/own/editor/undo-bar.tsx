import { Undo2, X } from 'lucide-react'

/** Says what was deleted, and brings it back. Stays until it is used, closed, or something else is deleted. */
export function UndoBar(props: { text: string | null; onUndo: () => void; onClose: () => void }) {
  return (
    <div className="mine-undo" role="status">
      {props.text === null ? null : (
        <p>
          <span>{props.text}</span>
          <button type="button" className="setup-btn" onClick={props.onUndo}>
            <Undo2 aria-hidden />
            Undo
          </button>
          <button type="button" className="mine-round" aria-label="Close" onClick={props.onClose}>
            <X aria-hidden />
          </button>
        </p>
      )}
    </div>
  )
}
