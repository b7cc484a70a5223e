import { m } from '#messages'
import { Brain, Hand, Speech, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The three disciplines by code, with icons so that they differ by more than color. */
export const disciplines = [
  { code: 'SLP', tone: 'slp', icon: Speech, says: m.ui_speech_language_fluency() },
  { code: 'OT', tone: 'ot', icon: Hand, says: m.ui_hands_eyes_planning() },
  { code: 'MIND', tone: 'mind', icon: Brain, says: m.ui_feelings_focus_friends() },
] as const satisfies readonly { code: string; tone: string; icon: LucideIcon; says: string }[]

/** A short label: a discipline with its icon and color, or other text in slate. */
export function Tag({ name, children, large = false }: { name?: string; children?: ReactNode; large?: boolean }) {
  const discipline = disciplines.find((one) => one.code === name)
  const size = large ? ' tag-large' : ''
  if (!discipline) return <span className={`tag${size}`}>{children ?? name}</span>
  return (
    <span className={`tag tag-${discipline.tone}${size}`}>
      <Icon of={discipline.icon} />
      {discipline.code}
    </span>
  )
}

/** A discipline's icon on its color. */
export function DisciplineMark({ code }: { code: (typeof disciplines)[number]['code'] }) {
  const discipline = disciplines.find((one) => one.code === code)
  if (!discipline) return null
  return (
    <span className={`mark mark-${discipline.tone}`}>
      <Icon of={discipline.icon} />
    </span>
  )
}
