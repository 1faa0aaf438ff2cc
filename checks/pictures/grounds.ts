/** Backgrounds: functions that return the colour at a place, from 0 to 1 across and down. */
export const plain =
  (red: number, green = red, blue = red) =>
  () =>
    [red, green, blue] as const
export const fade =
  (from: readonly [number, number, number], to: readonly [number, number, number]) =>
  (x: number, y: number) =>
    [0, 1, 2].map((c) => (from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * (0.3 * x + 0.7 * y)) as [
      number,
      number,
      number,
    ]
export const vignette =
  (red: number, green: number, blue: number, fall: number) => (x: number, y: number) => {
    const light = 1 - fall * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2
    return [red * light, green * light, blue * light] as const
  }
/** Boards with grain. */
export const wood = (red: number, green: number, blue: number) => (x: number, y: number) => {
  const grain =
    Math.sin(y * 90 + Math.sin(x * 7 + y * 3) * 3) * 0.09 + Math.sin(y * 31 + Math.sin(x * 4) * 2) * 0.08
  const gap = y * 5 - Math.floor(y * 5) < 0.02 ? -0.45 : 0
  const light = 1 + grain + gap
  return [red * light, green * light, blue * light] as const
}
export const bench = (x: number, y: number) => {
  const [r, g, b] = wood(128, 92, 60)(x, y)
  return y < 0.45
    ? ([70 + 40 * Math.sin(x * 9), 84, 88 + 30 * Math.cos(x * 17)] as const)
    : ([r, g, b] as const)
}
export const cloth = (x: number, y: number) => {
  const weave = Math.sin(x * 700) * Math.sin(y * 700) * 16 + Math.sin(x * 12 + y * 9) * 20
  return [88 + weave, 96 + weave, 112 + weave] as const
}
export const tiles = (x: number, y: number) =>
  (Math.floor(x * 6) + Math.floor(y * 5)) % 2 ? ([205, 205, 200] as const) : ([165, 170, 172] as const)
export const horizon = (_x: number, y: number) =>
  y < 0.62 ? ([238, 238, 240] as const) : ([214, 212, 208] as const)
