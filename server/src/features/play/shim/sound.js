/**
 * Pauses and resumes sound: Web Audio contexts, media elements, and speech.
 * @param {{ window: any, document: any }} given
 */
export function pauseSound({ window, document }) {
  let stopped = false
  /** @type {Set<any>} */
  const contexts = new Set()
  /** What to resume after the pause. @type {Set<any>} */
  const toGo = new Set()
  /** @type {Set<any>} */
  const elements = new Set()
  /** @type {(() => void)[]} */
  let resumed = []
  const afterwards = () => new Promise((/** @type {(value?: any) => void} */ done) => resumed.push(() => done()))

  for (const name of ['AudioContext', 'webkitAudioContext']) {
    const Real = window[name]
    if (typeof Real !== 'function') continue
    const { resume } = Real.prototype
    window[name] = new Proxy(Real, {
      construct(target, given, as) {
        const context = Reflect.construct(target, given, as)
        contexts.add(context)
        if (stopped) {
          toGo.add(context)
          void context.suspend()
        }
        return context
      },
    })
    Real.prototype.resume = function later() {
      if (!stopped) return resume.call(this)
      toGo.add(this)
      return afterwards()
    }
  }

  const media = window.HTMLMediaElement.prototype
  const { play, pause } = media
  media.play = function start() {
    elements.add(this)
    if (!stopped) return play.call(this)
    toGo.add(this)
    return afterwards()
  }
  media.pause = function end() {
    toGo.delete(this)
    elements.delete(this)
    return pause.call(this)
  }

  return {
    stop() {
      stopped = true
      for (const context of contexts) {
        if (context.state === 'closed') contexts.delete(context)
        else if (context.state === 'running') {
          toGo.add(context)
          void context.suspend()
        }
      }
      for (const element of [...elements, ...document.querySelectorAll('audio, video')])
        if (!element.paused && !element.ended) {
          toGo.add(element)
          pause.call(element)
        }
      window.speechSynthesis?.pause()
    },
    go() {
      stopped = false
      for (const one of toGo) {
        const goes = one instanceof window.HTMLMediaElement ? play.call(one) : one.resume()
        goes?.catch?.(() => undefined)
      }
      toGo.clear()
      window.speechSynthesis?.resume()
      for (const tell of resumed) tell()
      resumed = []
    },
  }
}
