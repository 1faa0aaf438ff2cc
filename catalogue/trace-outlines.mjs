/**
 * Traces the silhouette of every picture and writes catalogue/outlines.ts; puts the same outline into the picture
 * as its flat shadow. Development only: needs rsvg-convert (librsvg2-bin). Run: `node catalogue/trace-outlines.mjs`.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const SIZE = 720
const LONGEST = 900
/** Badges stand on no board, and nobody knows the outline on the empty hook. */
const UNTRACED = /^(badge-|not-found)/
/** Spoked wheels are painted as one disc. */
const WITHOUT_HOLES = new Set(['tile-workshop.svg'])
/** From true to plain: gaps closed (units), holes left out below (square units: the painted stroke fills small ones), how far the line may stray (units). */
const LEVELS = [
  [1, 400, 0.9],
  [2, 400, 1.2],
  [3, 400, 1.6],
  [4, 500, 2],
  [6, 700, 2.6],
  [8, 800, 3.4],
  [10, 1200, 4.5],
  [16, 1200, 4.5],
]

/** The alpha channel of an eight-bit RGBA PNG, one byte per pixel (PNG specification, §9 filters). */
function alphaOf(png) {
  const data = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const raw = inflateSync(Buffer.concat(data))
  const stride = SIZE * 4
  const rows = Buffer.alloc(stride * SIZE)
  for (let y = 0; y < SIZE; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const left = x < 4 ? 0 : rows[y * stride + x - 4]
      const up = y === 0 ? 0 : rows[(y - 1) * stride + x]
      const corner = x < 4 || y === 0 ? 0 : rows[(y - 1) * stride + x - 4]
      rows[y * stride + x] =
        raw[y * (stride + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
    }
  }
  return Uint8Array.from({ length: SIZE * SIZE }, (_, pixel) => (rows[pixel * 4 + 3] > 110 ? 1 : 0))
}

function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** Grows (1) or shrinks (0) the silhouette by a square of the radius, one axis at a time. */
function spread(bits, radius, value) {
  const pass = (from, step) =>
    from.map((bit, pixel) => {
      if (bit === value) return value
      const along = step === 1 ? pixel % SIZE : Math.floor(pixel / SIZE)
      for (let offset = -radius; offset <= radius; offset++) {
        const inside = along + offset >= 0 && along + offset < SIZE
        if (inside && from[pixel + offset * step] === value) return value
      }
      return bit
    })
  return pass(pass(bits, 1), SIZE)
}

/** The borders of a silhouette as closed walks along pixel edges, outlines and holes alike. */
function borders(bits) {
  const ink = (x, y) => x >= 0 && y >= 0 && x < SIZE && y < SIZE && bits[y * SIZE + x] === 1
  const steps = new Map()
  const add = (x0, y0, x1, y1) => {
    const from = y0 * (SIZE + 1) + x0
    steps.set(from, [...(steps.get(from) ?? []), y1 * (SIZE + 1) + x1])
  }
  bits.forEach((bit, pixel) => {
    if (!bit) return
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    if (!ink(x, y - 1)) add(x, y, x + 1, y)
    if (!ink(x + 1, y)) add(x + 1, y, x + 1, y + 1)
    if (!ink(x, y + 1)) add(x + 1, y + 1, x, y + 1)
    if (!ink(x - 1, y)) add(x, y + 1, x, y)
  })
  const walks = []
  while (steps.size > 0) {
    const start = steps.keys().next().value
    const walk = []
    for (let at = start; walk.length === 0 || at !== start; ) {
      walk.push([at % (SIZE + 1), Math.floor(at / (SIZE + 1))])
      const ways = steps.get(at)
      const next = ways.pop()
      if (ways.length === 0) steps.delete(at)
      at = next
    }
    walks.push(walk)
  }
  return walks
}

/** Ramer–Douglas–Peucker: the fewest of the points that stay within the tolerance of all of them. */
function simplify(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [worst, far] = [0, 0]
  points.forEach(([x, y], index) => {
    const [px, py] = [x - first[0], y - first[1]]
    const off = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (off > worst) [worst, far] = [off, index]
  })
  if (worst <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(far), tolerance),
  ]
}

/** Positive for an outline, negative for a hole: borders() keeps the ink on its right. */
function area(points) {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]
    return sum + x * nextY - nextX * y
  }, 0)
  return twice / 2
}

/** A closed walk as a relative path, begun at its corner farthest from the first point so that this is a true one. */
function pathOf(walk, tolerance) {
  const [x0, y0] = walk[0]
  const away = walk.map(([x, y]) => Math.hypot(x - x0, y - y0))
  const far = away.indexOf(Math.max(...away))
  const points = simplify([...walk.slice(far), ...walk.slice(0, far + 1)], tolerance).slice(0, -1)
  const moves = points.slice(1).flatMap(([x, y], index) => [x - points[index][0], y - points[index][1]])
  return `M${points[0].join(' ')}l${moves.join(' ')}z`.replaceAll(' -', '-')
}

function trace(name, drawing) {
  const png = execFileSync('rsvg-convert', ['-w', `${SIZE}`, '-h', `${SIZE}`], {
    input: drawing,
    maxBuffer: 1 << 26,
  })
  const silhouette = alphaOf(png)
  for (const [gap, speck, tolerance] of LEVELS) {
    const walks = borders(spread(spread(silhouette, gap, 1), gap, 0)).filter((walk) => {
      const size = area(walk)
      return size > speck || (size < -speck && !WITHOUT_HOLES.has(name))
    })
    const outline = walks.map((walk) => pathOf(walk, tolerance)).join('')
    if (outline.length <= LONGEST) return outline
  }
  throw new Error(`${name}: no outline under ${LONGEST} characters; draw it simpler`)
}

const SHADOW = /<path class="shadow"[^>]*\/>/
const pictures = new URL('./pictures/', import.meta.url)
const entries = readdirSync(pictures)
  .filter((file) => file.endsWith('.svg') && !UNTRACED.test(file))
  .sort()
  .map((file) => {
    const drawing = readFileSync(new URL(file, pictures), 'utf8').replace(SHADOW, '')
    const outline = trace(file, drawing)
    const shadow = `<path class="shadow" d="${outline}" transform="translate(14 19)" opacity=".15"/>`
    writeFileSync(
      new URL(file, pictures),
      drawing.replace(/<svg [^>]*>/, (start) => start + shadow),
    )
    return [file.replace('.svg', ''), outline]
  })

const lines = entries.map(([name, outline]) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`
  // The formatter leaves the value beside a key as short as this.
  return `  ${key}:${key.length < 5 ? ' ' : '\n    '}'${outline}',\n`
})
writeFileSync(
  new URL('./outlines.ts', import.meta.url),
  `/**
 * The silhouette of each picture as one path in the 720 box, by the picture's name without its ending.
 * Fill it with \`evenodd\`. Written by trace-outlines.mjs: do not edit.
 */
export const outlines: Record<string, string> = {\n${lines.join('')}}\n`,
)
process.stdout.write(
  `${entries.length} outlines, ${Math.max(...entries.map(([, outline]) => outline.length))} characters the longest\n`,
)
