import { m } from '#messages'
import { Undo2, X } from 'lucide-react'

/** Says what was deleted, with an Undo button. Stays until it is used, closed, or replaced by another deletion. */
export function UndoBar(props: { text: string | null; onUndo: () => void; onClose: () => void }) {
  return (
    <div
      className="mine-undo fixed z-10 left-1/2 bottom-5 [translate:-50%] w-[max-content] max-w-[calc(100%_-_24px)]"
      role="status"
    >
      {props.text === null ? null : (
        <p>
          <span>{props.text}</span>
          <button type="button" className="setup-btn" onClick={props.onUndo}>
            <Undo2 aria-hidden />
            {m.ui_undo()}
          </button>
          <button type="button" className="mine-round" aria-label={m.ui_close()} onClick={props.onClose}>
            <X aria-hidden />
          </button>
        </p>
      )}
    </div>
  )
}
