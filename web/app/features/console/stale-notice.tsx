import { m } from '#messages'
import { Notice } from '../../ui/notice.tsx'

/** Says what is saved in edited fields since another change came first, so that nothing is overwritten unseen. */
export function StaleNotice({ title, saved }: { title: string; saved: readonly [name: string, value: string][] }) {
  if (saved.length === 0) return null
  return (
    <Notice tone="bad">
      <p>{title}</p>
      <ul className="grid gap-1 pl-5 list-disc wrap-anywhere">
        {saved.map(([name, value]) => (
          <li key={name}>{m.console_value({ name, after: value || m.ui_nothing() })}</li>
        ))}
      </ul>
    </Notice>
  )
}
