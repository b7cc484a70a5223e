import { m } from '#messages'
import { Gauge } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckSection } from './check-section.tsx'
import { classifyRate, frameRate, watchFrames, type Smoothness } from './frame-rate.ts'

const watchMs = 3000

const words: Record<Smoothness, string> = {
  smooth: m.play_games_run_smoothly_here(),
  fair: m.play_games_run_with_small_jumps_in(),
  slow: m.play_movement_will_look_jerky_here(),
}

/** Measures this screen's frame rate. */
export function DisplayCheck() {
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
          setRate(frameRate(times))
          setWatching(false)
        },
      },
    )
  }, [watching])
  const pace = rate === null ? null : classifyRate(rate)
  return (
    <CheckSection title={m.ui_picture()} found={pace === null ? 'open' : pace === 'slow' ? 'bad' : 'good'}>
      <p>{m.play_for_three_seconds_we_measure_how()}</p>
      <div className="check-actions">
        <Button look={pace === null ? 'main' : 'quiet'} aria-disabled={watching} onClick={() => setWatching(true)}>
          <Gauge aria-hidden size={20} />
          {watching ? m.play_testing() : m.play_test_the_display()}
        </Button>
      </div>
      <div role="status">
        {rate !== null && pace !== null ? (
          <p className="check-result">
            <b>{m.play_frames_per_second({ rate })}</b> {words[pace]}
          </p>
        ) : null}
        {pace !== null && pace !== 'smooth' ? (
          <ul className="grid gap-2 pl-5.5 [list-style:disc]">
            <li>{m.play_close_tabs_and_apps_you_dont()}</li>
            <li>{m.play_in_a_games_settings_choose_the()}</li>
          </ul>
        ) : null}
      </div>
    </CheckSection>
  )
}
