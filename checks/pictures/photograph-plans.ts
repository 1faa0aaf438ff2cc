import { bench, cloth, fade, horizon, plain, tiles, vignette, wood } from './grounds.ts'

type Tone = (red: number, green: number, blue: number) => readonly [number, number, number]

/** What a photograph is composed of. */
export interface Plan {
  readonly name: string
  readonly tool: string
  readonly hangs: 'cut out' | 'whole' | 'either'
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

/** All photographs. */
export const plans: readonly Plan[] = [
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
