import off from '../assets/brand/rate-off.svg'
import on from '../assets/brand/rate-on.svg'

/** Shows `count` of `of` flowers as full. Pass `label` if there is no text beside them. */
export function Flowers({ count, of = 5, label }: { count: number; of?: number; label?: string }) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className="flowers flex gap-0.5 [&_img]:w-8 [&_img]:h-7" {...spoken}>
      {Array.from({ length: of }, (_, index) => (
        <img key={index} src={index < Math.round(count) ? on : off} alt="" width="28" height="28" />
      ))}
    </span>
  )
}
