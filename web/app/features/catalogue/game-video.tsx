import { m } from '#messages'
import { Clapperboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A game's picture; with a video, a click plays or pauses it. */
export function GameVideo({ name, picture, video }: { name: string; picture: string; video: string | null }) {
  const player = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  const [playing, setPlaying] = useState(false)
  const image = (
    <img
      src={picture}
      alt={video ? '' : m.catalogue_a_scene_of({ name })}
      width="600"
      height="380"
      fetchPriority="high"
    />
  )
  if (!video) return <div className="video">{image}</div>
  const toggle = () => {
    if (!started) setStarted(true)
    else if (player.current?.paused) void player.current.play().catch(() => setPlaying(false))
    else player.current?.pause()
  }
  return (
    <button type="button" className="video" onClick={toggle}>
      <span className="sr-only">
        {(playing ? m.catalogue_pause_the_video_of : m.catalogue_play_the_video_of)({ name })}
      </span>
      {started ? (
        <video
          ref={player}
          src={video}
          poster={picture}
          autoPlay
          muted
          loop
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      ) : (
        image
      )}
      {!playing && (
        <>
          <span className="play">
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M7 4.8v14.4c0 .9 1 1.5 1.8 1L20 13c.8-.5.8-1.6 0-2L8.8 3.8C8 3.3 7 3.9 7 4.8Z" />
            </svg>
          </span>
          <span className="cap">
            <Icon of={Clapperboard} />
            {m.catalogue_watch_how_it_plays()}
          </span>
        </>
      )}
    </button>
  )
}
