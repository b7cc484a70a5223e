/** A color (`#RRGGBB`) without a share of its color, 0 to 1, as in the Grown-up look. */
export function muted(hex: string, share: number): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const gray = 0.3 * r + 0.59 * g + 0.11 * b
  const part = (value: number) =>
    Math.round(value + (gray - value) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}
