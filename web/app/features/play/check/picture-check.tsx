import { Gauge } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckPart } from './check-part.tsx'
import { paceOf, rateOf, watchFrames, type Pace } from './frame-rate.ts'

const watchMs = 3000

const words: Record<Pace, string> = {
  smooth: 'Games run smoothly here.',
  fair: 'Games run, with small jumps in fast movement.',
  slow: 'Movement will look jerky here.',
}

/** How many pictures a second this screen draws. */
export function PictureCheck() {
  const [rate, setRate] = useState<number | null>(null)
  const [watching, setWatching] = useState(false)
  useEffect(() => {
    if (!watching) return
    return watchFrames(
      (run) => requestAnimationFrame(run),
      (id) => cancelAnimationFrame(id),
      {
        ms: watchMs,
        done: (times) => {
          setRate(rateOf(times))
          setWatching(false)
        },
      },
    )
  }, [watching])
  const pace = rate === null ? null : paceOf(rate)
  return (
    <CheckPart title="Picture" found={pace === null ? 'open' : pace === 'slow' ? 'bad' : 'good'}>
      <p>For three seconds we count how often this screen is drawn.</p>
      <div className="check-ways">
        <Button look={pace === null ? 'main' : 'quiet'} aria-disabled={watching} onClick={() => setWatching(true)}>
          <Gauge aria-hidden size={20} />
          {watching ? 'Counting' : 'Count the pictures'}
        </Button>
      </div>
      <div role="status">
        {rate !== null && pace !== null ? (
          <p className="check-result">
            <b>{rate} pictures a second.</b> {words[pace]}
          </p>
        ) : null}
        {pace !== null && pace !== 'smooth' ? (
          <ul className="grid gap-2 pl-5.5 [list-style:disc]">
            <li>Close tabs and programs that you do not need, and plug the device in.</li>
            <li>In a game’s settings, choose the calm look: it fades where it would move.</li>
          </ul>
        ) : null}
      </div>
    </CheckPart>
  )
}
