import { join } from 'node:path'
import sharp from 'sharp'
import { difficultPlans } from './difficult-plans.ts'
import type { Plan } from './plan.ts'
import { studioPlans } from './studio-plans.ts'

/** A photograph composed of a rendered tool and a background, with a known silhouette. */
export interface Photograph {
  readonly name: string
  readonly bytes: Buffer
  /** The true alpha of the object, in the size and orientation of the displayed photograph. */
  readonly truth: { readonly data: Uint8Array; readonly width: number; readonly height: number }
  /** Whether a person would show it as a cut-out. */
  readonly hangs: 'cut out' | 'whole' | 'either'
}

const folder = join(import.meta.dirname, '../../sample-shop/pictures')
const plans = [...studioPlans, ...difficultPlans]

export const photographNames = plans.map(({ name }) => name)

/** Composes the photograph with this name. */
export async function photograph(wanted: string): Promise<Photograph> {
  const plan = plans.find(({ name }) => name === wanted)
  if (!plan) throw new Error(`There is no photograph ${wanted}.`)
  return composed(plan)
}

/** Composes a photograph by its plan. */
export async function composed(plan: Plan): Promise<Photograph> {
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
    // The camera was turned; the file's orientation turns its pixels back.
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

/** Draws the tool without its shadow, at its place in the plan. */
async function toolLayer(plan: Plan, width: number, height: number): Promise<Buffer> {
  const { size = 0.72, at = [0.5, 0.5], tone } = plan
  const side = Math.round(Math.min(width, height) * size)
  const file = join(folder, `${plan.tool === 'badge' ? 'spoke-wrench' : plan.tool}.webp`)
  const { data } = await sharp(file)
    .ensureAlpha()
    .resize(side, side, { kernel: 'cubic', fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    // The pixels below this line are the rendered shadow.
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

/** Returns normally distributed noise, which is the same in each run. */
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
