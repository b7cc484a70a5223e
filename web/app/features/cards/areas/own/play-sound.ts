let playing: { audio: HTMLAudioElement; url: string } | null = null

/** Stops the recording that is playing, if any. */
export function stopSound() {
  if (!playing) return
  playing.audio.pause()
  URL.revokeObjectURL(playing.url)
  playing = null
}

/** Plays a recording from the start, stopping any other. */
export function playSound(sound: Blob) {
  stopSound()
  const url = URL.createObjectURL(sound)
  const audio = new Audio(url)
  playing = { audio, url }
  audio.onended = () => {
    if (playing?.audio === audio) stopSound()
  }
  audio.play().catch(stopSound) // the browser needs a tap first, or can't decode it
}
