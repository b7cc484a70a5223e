let playing: { audio: HTMLAudioElement; url: string } | null = null

/** Ends whatever recording is playing. */
export function stopSound() {
  if (!playing) return
  playing.audio.pause()
  URL.revokeObjectURL(playing.url)
  playing = null
}

/** Plays a recording from its start; one that still plays ends. */
export function playSound(sound: Blob) {
  stopSound()
  const url = URL.createObjectURL(sound)
  const audio = new Audio(url)
  playing = { audio, url }
  audio.onended = () => {
    if (playing?.audio === audio) stopSound()
  }
  audio.play().catch(stopSound) // the browser wants a touch first, or cannot read it
}
