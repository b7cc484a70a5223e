import { m } from '#messages'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Note } from './use-note.ts'

/** Copies the note as it reads now, and says so. A link repeats a button that is already on the page. */
export function CopyNote({ note, look = 'main' }: { note: Note; look?: 'main' | 'link' }) {
  const [copied, setCopied] = useState<{ text: string; done: boolean } | null>(null)
  const copy = async () => setCopied({ text: note.text, done: await note.copy() })
  // Said until the text changes.
  const said = copied?.text !== note.text ? '' : copied.done ? m.ui_copied_2() : m.cards_press_ctrl_c_or_touch_and()
  return (
    <>
      <button type="button" className={look === 'link' ? 'link' : buttonClass({})} onClick={() => void copy()}>
        <Icon of={Copy} />
        {m.cards_copy_note()}
      </button>
      <span className="empty:hidden" role="status">
        {said}
      </span>
    </>
  )
}
