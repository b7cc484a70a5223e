import type { featureIcons, SiteEntry, SiteValues } from '@marigold/contract'
import {
  Accessibility,
  ChartLine,
  Gamepad2,
  GalleryHorizontalEnd,
  Layers,
  Presentation,
  Printer,
  Repeat,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'

const icons: Record<(typeof featureIcons)[number], LucideIcon> = {
  games: Gamepad2,
  cards: GalleryHorizontalEnd,
  layers: Layers,
  group: Repeat,
  screen: Presentation,
  access: Accessibility,
  print: Printer,
  chart: ChartLine,
  shield: ShieldCheck,
}

/** One thing that is in every plan. */
export function Feature({ fields: { icon, title, text } }: { fields: SiteValues }) {
  return (
    <li>
      <Icon of={icons[icon as keyof typeof icons] ?? Layers} />
      <div>
        <b className="block text-lead/[1.25] font-semibold font-display">{title}</b>
        <span>{text}</span>
      </div>
    </li>
  )
}

/** What is in every plan. */
export function FeatureList({ entries }: { entries: readonly SiteEntry[] }) {
  return (
    <ul className="feats grid gap-y-0 gap-x-10 md:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)]">
      {entries.map(({ id, fields }) => (
        <Feature key={id} fields={fields} />
      ))}
    </ul>
  )
}
