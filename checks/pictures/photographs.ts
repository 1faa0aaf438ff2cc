import sharp from 'sharp'

/** A photograph composed of a rendered tool and a background, of which the true silhouette is known. */
export interface Photograph {
  readonly name: string
  readonly bytes: Buffer
  /** The true alpha of the object, in the photograph's size and direction, as it is shown. */
  readonly truth: { readonly data: Uint8Array; readonly width: number; readonly height: number }
  /** Whether a person would hang it cut out. */
  readonly hangs: 'cut out' | 'whole' | 'either'
}

type Tone = (red: number, green: number, blue: number) => readonly [number, number, number]

interface Plan {
  readonly name: string
  readonly tool: string
  readonly hangs: Photograph['hangs']
  readonly width?: number
  readonly height?: number
  /** The background's colour at a place, from 0 to 1 across and down. */
  readonly ground: (x: number, y: number) => readonly [number, number, number]
  /** The part of the shorter side that the tool takes. */
  readonly size?: number
  /** Where its middle is. */
  readonly at?: readonly [number, number]
  readonly tone?: Tone
  /** How dark, soft (part of the shorter side) and far its shadow is. */
  readonly shadows?: readonly {
    readonly dark: number
    readonly soft: number
    readonly right: number
    readonly down: number
  }[]
  readonly noise?: number
  readonly blur?: number
  readonly quality?: number
  readonly hand?: boolean
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'alpha png' | 'cmyk jpeg'
  /** EXIF orientation. */
  readonly orientation?: 3 | 6 | 8
}

const folder = new URL('../../sample-shop/pictures/', import.meta.url).pathname

const plain =
  (red: number, green = red, blue = red) =>
  () =>
    [red, green, blue] as const
const fade =
  (from: readonly [number, number, number], to: readonly [number, number, number]) =>
  (x: number, y: number) =>
    [0, 1, 2].map((c) => (from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * (0.3 * x + 0.7 * y)) as [
      number,
      number,
      number,
    ]
const vignette = (red: number, green: number, blue: number, fall: number) => (x: number, y: number) => {
  const light = 1 - fall * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2
  return [red * light, green * light, blue * light] as const
}
/** Boards with grain. */
const wood = (red: number, green: number, blue: number) => (x: number, y: number) => {
  const grain =
    Math.sin(y * 90 + Math.sin(x * 7 + y * 3) * 3) * 0.09 + Math.sin(y * 31 + Math.sin(x * 4) * 2) * 0.08
  const gap = y * 5 - Math.floor(y * 5) < 0.02 ? -0.45 : 0
  const light = 1 + grain + gap
  return [red * light, green * light, blue * light] as const
}
const bench = (x: number, y: number) => {
  const [r, g, b] = wood(128, 92, 60)(x, y)
  return y < 0.45
    ? ([70 + 40 * Math.sin(x * 9), 84, 88 + 30 * Math.cos(x * 17)] as const)
    : ([r, g, b] as const)
}
const cloth = (x: number, y: number) => {
  const weave = Math.sin(x * 700) * Math.sin(y * 700) * 16 + Math.sin(x * 12 + y * 9) * 20
  return [88 + weave, 96 + weave, 112 + weave] as const
}
const tiles = (x: number, y: number) =>
  (Math.floor(x * 6) + Math.floor(y * 5)) % 2 ? ([205, 205, 200] as const) : ([165, 170, 172] as const)
const horizon = (_x: number, y: number) =>
  y < 0.62 ? ([238, 238, 240] as const) : ([214, 212, 208] as const)

const soft = [{ dark: 0.35, soft: 0.04, right: 0.02, down: 0.04 }]
const contact = [
  { dark: 0.45, soft: 0.012, right: 0.006, down: 0.012 },
  { dark: 0.2, soft: 0.05, right: 0.02, down: 0.04 },
]
const hard = [{ dark: 0.4, soft: 0.002, right: 0.04, down: 0.05 }]
const whiter: Tone = (r, g, b) => [170 + r * 0.24, 170 + g * 0.24, 168 + b * 0.24]
const darker: Tone = (r, g, b) => [r * 0.22 + 4, g * 0.22 + 4, b * 0.22 + 5]
const glossy: Tone = (r, g, b) =>
  [r, g, b].map((v) => (v > 120 ? 255 - (255 - v) * 0.35 : v * 0.8)) as [number, number, number]

const plans: readonly Plan[] = [
  { name: 'white', tool: 'combination-wrench', hangs: 'cut out', ground: plain(255) },
  {
    name: 'white, landscape',
    tool: 'torque-wrench',
    hangs: 'cut out',
    width: 1600,
    height: 900,
    ground: plain(252),
    shadows: soft,
    size: 0.85,
  },
  {
    name: 'white, portrait',
    tool: 'floor-pump',
    hangs: 'cut out',
    width: 1200,
    height: 1800,
    ground: plain(250, 250, 252),
    shadows: contact,
    size: 1,
  },
  { name: 'grey', tool: 'hex-key-set', hangs: 'cut out', ground: plain(176, 178, 180), shadows: soft },
  {
    name: 'grey with a gradient',
    tool: 'chain-breaker',
    hangs: 'cut out',
    ground: fade([225, 226, 228], [168, 168, 170]),
    shadows: soft,
  },
  {
    name: 'vignette',
    tool: 'cassette-lockring-tool',
    hangs: 'cut out',
    ground: vignette(235, 232, 228, 0.5),
    shadows: soft,
    noise: 5,
  },
  {
    name: 'soft shadow',
    tool: 'tyre-levers',
    hangs: 'cut out',
    ground: plain(244),
    shadows: [{ dark: 0.5, soft: 0.06, right: 0.04, down: 0.06 }],
  },
  {
    name: 'contact shadow',
    tool: 'chain-whip',
    hangs: 'cut out',
    ground: plain(246, 245, 242),
    shadows: contact,
  },
  { name: 'hard shadow', tool: 'pedal-wrench', hangs: 'cut out', ground: plain(240), shadows: hard },
  { name: 'hard shadow on grey', tool: 'spoke-wrench', hangs: 'cut out', ground: plain(190), shadows: hard },
  {
    name: 'deep soft shadow',
    tool: 'hub',
    hangs: 'cut out',
    ground: plain(232, 231, 229),
    shadows: [{ dark: 0.62, soft: 0.05, right: 0.05, down: 0.07 }],
  },
  { name: 'blue paper', tool: 'crank-puller', hangs: 'cut out', ground: plain(92, 138, 196), shadows: soft },
  {
    name: 'orange paper',
    tool: 'digital-calliper',
    hangs: 'cut out',
    ground: fade([232, 142, 60], [214, 120, 42]),
    shadows: contact,
  },
  { name: 'green screen', tool: 'cone-wrench', hangs: 'cut out', ground: plain(40, 180, 80) },
  {
    name: 'cream paper, noisy phone',
    tool: 'chainring',
    hangs: 'cut out',
    ground: vignette(240, 228, 205, 0.35),
    noise: 16,
    quality: 55,
    shadows: soft,
  },
  {
    name: 'noisy phone, dim',
    tool: 'jockey-wheels',
    hangs: 'cut out',
    ground: vignette(196, 188, 176, 0.5),
    noise: 20,
    quality: 45,
    shadows: soft,
  },
  {
    name: 'twelve megapixels',
    tool: 'cable-cutter',
    hangs: 'cut out',
    width: 4000,
    height: 3000,
    ground: fade([238, 238, 236], [216, 214, 210]),
    noise: 10,
    quality: 88,
    shadows: contact,
  },
  {
    name: 'twelve megapixels, small tool',
    tool: 'star-nut-setter',
    hangs: 'cut out',
    width: 4000,
    height: 3000,
    ground: plain(236),
    noise: 9,
    shadows: soft,
    size: 0.4,
    at: [0.34, 0.6],
  },
  {
    name: 'off centre',
    tool: 'seat-clamp',
    hangs: 'cut out',
    width: 1600,
    height: 1000,
    ground: plain(248),
    shadows: contact,
    size: 0.35,
    at: [0.2, 0.3],
  },
  {
    name: 'glossy',
    tool: 'bottom-bracket-cup-tool',
    hangs: 'cut out',
    ground: plain(238),
    tone: glossy,
    shadows: soft,
  },
  {
    name: 'glossy on white',
    tool: 'headset-press',
    hangs: 'cut out',
    ground: plain(254),
    tone: glossy,
    shadows: contact,
  },
  {
    name: 'dark tool on dark',
    tool: 'tyre-bead-jack',
    hangs: 'either',
    ground: plain(36, 37, 40),
    tone: darker,
    noise: 4,
  },
  {
    name: 'dark tool on grey',
    tool: 'pin-spanner',
    hangs: 'cut out',
    ground: plain(120, 122, 124),
    tone: darker,
    shadows: soft,
  },
  {
    name: 'white tool on white',
    tool: 'chain-wear-gauge',
    hangs: 'either',
    ground: plain(252),
    tone: whiter,
    shadows: contact,
  },
  {
    name: 'white tool on grey',
    tool: 'y-hex-wrench',
    hangs: 'cut out',
    ground: plain(150, 152, 156),
    tone: whiter,
    shadows: soft,
  },
  { name: 'black background', tool: 'brake-rotor', hangs: 'cut out', ground: plain(12, 12, 14), noise: 3 },
  { name: 'ring', tool: 'rim', hangs: 'cut out', ground: plain(247), shadows: soft, size: 0.9 },
  {
    name: 'chain',
    tool: 'chain',
    hangs: 'cut out',
    ground: fade([240, 240, 238], [222, 222, 220]),
    shadows: contact,
  },
  { name: 'thin spokes', tool: 'spokes', hangs: 'either', ground: plain(250), shadows: soft, size: 0.95 },
  { name: 'cable', tool: 'gear-cable', hangs: 'either', ground: plain(245), shadows: soft },
  {
    name: 'transparent PNG',
    tool: 'axle-vice',
    hangs: 'cut out',
    ground: plain(0),
    format: 'alpha png',
    size: 0.5,
    at: [0.3, 0.4],
  },
  {
    name: 'white PNG',
    tool: 'disc-brake-pads',
    hangs: 'cut out',
    ground: plain(255),
    format: 'png',
    width: 900,
    height: 900,
  },
  { name: 'WebP', tool: 'pedals', hangs: 'cut out', ground: plain(243), shadows: soft, format: 'webp' },
  {
    name: 'GIF',
    tool: 'badge',
    hangs: 'cut out',
    ground: plain(255),
    format: 'gif',
    width: 500,
    height: 400,
  },
  {
    name: 'tiny',
    tool: 'bottom-bracket',
    hangs: 'cut out',
    width: 160,
    height: 120,
    ground: plain(250),
    shadows: soft,
  },
  {
    name: 'turned by EXIF',
    tool: 'derailleur-hanger-gauge',
    hangs: 'cut out',
    width: 1600,
    height: 1200,
    ground: fade([236, 236, 234], [205, 205, 202]),
    shadows: soft,
    orientation: 6,
  },
  {
    name: 'CMYK',
    tool: 'torx-key-set',
    hangs: 'cut out',
    ground: plain(245),
    shadows: soft,
    format: 'cmyk jpeg',
  },
  {
    name: 'out of focus',
    tool: 'derailleur-hanger',
    hangs: 'cut out',
    ground: plain(240),
    shadows: soft,
    blur: 3,
  },
  {
    name: 'two tools',
    tool: 'rim-brake-pads',
    hangs: 'cut out',
    ground: plain(228, 226, 220),
    shadows: contact,
  },
  { name: 'horizon', tool: 'repair-stand', hangs: 'either', ground: horizon, shadows: soft },
  {
    name: 'wood',
    tool: 'combination-wrench',
    hangs: 'whole',
    width: 1600,
    height: 1067,
    ground: wood(150, 108, 70),
    shadows: contact,
    noise: 6,
  },
  {
    name: 'pale wood, portrait',
    tool: 'pedal-wrench',
    hangs: 'whole',
    width: 1067,
    height: 1600,
    ground: wood(206, 178, 140),
    shadows: contact,
    noise: 6,
    at: [0.5, 0.7],
  },
  {
    name: 'workbench',
    tool: 'truing-stand',
    hangs: 'whole',
    width: 1800,
    height: 1000,
    ground: bench,
    shadows: contact,
    noise: 8,
    at: [0.72, 0.5],
  },
  {
    name: 'cloth',
    tool: 'crown-race-setter',
    hangs: 'whole',
    width: 1400,
    height: 1050,
    ground: cloth,
    shadows: soft,
    noise: 8,
  },
  {
    name: 'tiles',
    tool: 'spoke-tension-meter',
    hangs: 'whole',
    width: 1500,
    height: 1000,
    ground: tiles,
    shadows: contact,
  },
  {
    name: 'hand',
    tool: 'chain-breaker',
    hangs: 'whole',
    width: 1500,
    height: 1125,
    ground: plain(228, 230, 232),
    shadows: soft,
    hand: true,
  },
]

export const photographNames = plans.map(({ name }) => name)

/** Composes the photograph of a name. */
export async function photograph(wanted: string): Promise<Photograph> {
  const plan = plans.find(({ name }) => name === wanted)
  if (!plan) throw new Error(`There is no photograph ${wanted}.`)
  return compose(plan)
}

async function compose(plan: Plan): Promise<Photograph> {
  const { width = 1400, height = 1050 } = plan
  const tool = await toolLayer(plan, width, height)
  const rgb = new Float32Array(width * height * 3)
  const noise = noiseOf(width * height, plan.noise ?? 1.5)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const ground = plan.ground(x / width, y / height)
      const at = (y * width + x) * 3
      for (let c = 0; c < 3; c += 1) rgb[at + c] = ground[c] ?? 0
    }
  for (const shadow of plan.shadows ?? []) await castShadow(rgb, tool, shadow, width, height)
  const truth = new Uint8Array(width * height)
  for (let pixel = 0; pixel < truth.length; pixel += 1) {
    const alpha = (tool[pixel * 4 + 3] ?? 0) / 255
    truth[pixel] = tool[pixel * 4 + 3] ?? 0
    for (let c = 0; c < 3; c += 1) {
      const at = pixel * 3 + c
      rgb[at] = (rgb[at] ?? 0) * (1 - alpha) + (tool[pixel * 4 + c] ?? 0) * alpha
    }
  }
  if (plan.hand) drawHand(rgb, truth, width, height)
  const bytes = Buffer.alloc(rgb.length)
  for (let at = 0; at < rgb.length; at += 1)
    bytes[at] = Math.min(255, Math.max(0, Math.round((rgb[at] ?? 0) + (noise[at % noise.length] ?? 0))))
  return { name: plan.name, hangs: plan.hangs, ...(await encoded(plan, bytes, tool, truth, width, height)) }
}

async function encoded(
  plan: Plan,
  bytes: Buffer,
  tool: Buffer,
  truth: Uint8Array,
  width: number,
  height: number,
) {
  const { format = 'jpeg', quality = 84, orientation } = plan
  if (format === 'alpha png')
    return {
      bytes: await sharp(tool, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
      truth: { data: truth, width, height },
    }
  let image = sharp(bytes, { raw: { width, height, channels: 3 } })
  if (plan.blur) image = image.blur(plan.blur)
  if (orientation) {
    // The camera was turned: what the file has is turned back by its orientation.
    const degrees = { 3: 180, 6: 270, 8: 90 }[orientation]
    const turned = await image.rotate(degrees).jpeg({ quality }).withMetadata({ orientation }).toBuffer()
    return { bytes: turned, truth: { data: truth, width, height } }
  }
  if (format === 'cmyk jpeg')
    return {
      bytes: await image.toColourspace('cmyk').jpeg({ quality }).toBuffer(),
      truth: { data: truth, width, height },
    }
  return {
    bytes: await image.toFormat(format, { quality }).toBuffer(),
    truth: { data: truth, width, height },
  }
}

/** Draws the tool alone, without its shadow, where the plan puts it. */
async function toolLayer(plan: Plan, width: number, height: number): Promise<Buffer> {
  const { size = 0.72, at = [0.5, 0.5], tone } = plan
  const side = Math.round(Math.min(width, height) * size)
  const file = plan.tool === 'badge' ? `${folder}spoke-wrench.webp` : `${folder}${plan.tool}.webp`
  const { data } = await sharp(file)
    .ensureAlpha()
    .resize(side, side, { kernel: 'cubic', fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    // Below this is the rendered shadow.
    const alpha = Math.min(1, Math.max(0, ((data[pixel * 4 + 3] ?? 0) - 180) / 70))
    data[pixel * 4 + 3] = Math.round(alpha * 255)
    if (tone) {
      const toned = tone(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0)
      for (let c = 0; c < 3; c += 1) data[pixel * 4 + c] = toned[c] ?? 0
    }
  }
  const left = Math.round(width * at[0] - side / 2)
  const top = Math.round(height * at[1] - side / 2)
  const out = Buffer.alloc(width * height * 4)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [px, py] = [x + left, y + top]
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      data.copy(out, (py * width + px) * 4, (y * side + x) * 4, (y * side + x) * 4 + 4)
    }
  return out
}

async function castShadow(
  rgb: Float32Array,
  tool: Buffer,
  { dark, soft: softness, right, down }: NonNullable<Plan['shadows']>[number],
  width: number,
  height: number,
): Promise<void> {
  const shorter = Math.min(width, height)
  const alpha = await sharp(tool, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .blur(Math.max(0.5, softness * shorter))
    .raw()
    .toBuffer()
  const [dx, dy] = [Math.round(right * shorter), Math.round(down * shorter)]
  for (let y = dy; y < height; y += 1)
    for (let x = dx; x < width; x += 1) {
      const light = 1 - ((alpha[(y - dy) * width + x - dx] ?? 0) / 255) * dark
      const at = (y * width + x) * 3
      for (let c = 0; c < 3; c += 1) rgb[at + c] = (rgb[at + c] ?? 0) * light
    }
}

/** Draws a forearm and a hand that hold the tool, from the lower right corner. */
function drawHand(rgb: Float32Array, truth: Uint8Array, width: number, height: number): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height]
      const along = (u - 0.58 + (v - 0.6)) / 1.4
      const across = Math.abs(u - 0.58 - (v - 0.6)) / (0.13 + 0.03 * Math.sin(along * 9))
      const palm = Math.hypot((u - 0.6) / 0.1, (v - 0.62) / 0.13) < 1
      if (!palm && (along < 0 || across > 1)) continue
      const pixel = y * width + x
      const light = 1 - 0.25 * Math.min(1, across ** 2) + 0.03 * Math.sin(u * 60) * Math.sin(v * 50)
      rgb[pixel * 3] = 214 * light
      rgb[pixel * 3 + 1] = 160 * light
      rgb[pixel * 3 + 2] = 132 * light
      truth[pixel] = 255
    }
}

/** A repeatable normal noise. */
function noiseOf(pixels: number, sigma: number): Float32Array {
  let state = 20261129
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return Float32Array.from(
    { length: Math.min(pixels * 3, 1_000_003) },
    () => sigma * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()),
  )
}
