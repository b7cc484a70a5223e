/** Returns the color word that most people would use for a pixel. */
export function hueOf(red: number, green: number, blue: number): string {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const light = (2 * most - spread) / 510
  const strength = spread === 0 ? 0 : spread / 255 / (1 - Math.abs(2 * light - 1))
  if (light > 0.93 || (light > 0.85 && strength < 0.25)) return 'white'
  if (light < 0.16) return 'black'
  if (strength < 0.16) return 'gray'
  const sector =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  const angle = (sector * 60 + 360) % 360
  if (angle < 14 || angle >= 345) return light > 0.7 ? 'pink' : 'red'
  if (angle < 40) return light < 0.45 ? 'brown' : 'orange'
  if (angle < 66) return light < 0.3 ? 'brown' : 'yellow'
  if (angle < 165) return 'green'
  if (angle < 255) return 'blue'
  return angle < 290 ? 'purple' : 'pink'
}
