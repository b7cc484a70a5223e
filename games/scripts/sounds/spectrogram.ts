// ffmpeg's own `showspectrumpic` takes half a minute for 30 seconds of sound.
const size = 2048
const [lowest, highest] = [40, 16_000]
/** dB that are black. */
const floor = -100

/** In-place fast Fourier transform of `size` complex values. */
function transform(re: Float64Array, im: Float64Array): void {
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0]
  }
  for (let span = 2; span <= size; span *= 2) {
    for (let start = 0; start < size; start += span) {
      for (let k = 0; k < span / 2; k++) {
        const angle = (-2 * Math.PI * k) / span
        const [a, b] = [start + k, start + k + span / 2]
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const r = (re[b] ?? 0) * c - (im[b] ?? 0) * s
        const i = (re[b] ?? 0) * s + (im[b] ?? 0) * c
        ;[re[b], im[b]] = [(re[a] ?? 0) - r, (im[a] ?? 0) - i]
        ;[re[a], im[a]] = [(re[a] ?? 0) + r, (im[a] ?? 0) + i]
      }
    }
  }
}

/** Draws loudness over time and pitch as 8-bit gray, row by row from the top; pitch is logarithmic. */
export function spectrogram(samples: Float32Array, rate: number, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height)
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
  for (let x = 0; x < width; x++) {
    const from = Math.floor((x / width) * Math.max(0, samples.length - size))
    const re = window.map((weight, i) => weight * (samples[from + i] ?? 0))
    const im = new Float64Array(size)
    transform(re, im)
    for (let y = 0; y < height; y++) {
      const hertz = lowest * (highest / lowest) ** (1 - y / height)
      const bin = Math.round((hertz * size) / rate)
      const level = 20 * Math.log10(Math.hypot(re[bin] ?? 0, im[bin] ?? 0) / (size / 4) + 1e-9)
      out[y * width + x] = Math.max(0, Math.min(255, (1 - level / floor) * 255))
    }
  }
  return out
}
