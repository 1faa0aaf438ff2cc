/**
 * Draws the picture of the gift card, in all sizes, with its outline and share card:
 * `node sample-shop/studio/draw-gift-card.ts`. A card has no scene, because it is flat.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { outlines } from '../outlines.ts'
import { encode } from './darkroom/encode.ts'
import { outlineOf } from './darkroom/outline-of.ts'
import { writeOutlines } from './darkroom/outlines-file.ts'
import { writeShareCard } from './darkroom/share-card.ts'

const name = 'gift-card'
const pictures = fileURLToPath(new URL('../pictures/', import.meta.url))

const spokes = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const point = (radius: number) => `${(610 + radius * x).toFixed(1)} ${(480 + radius * y).toFixed(1)}`
  return `<path d="M${point(26)}L${point(128)}"/>`
}).join('')

/** A card of enamelled steel on its hook hole, with the shop's wheel and the ribbon of a gift. */
const card = (
  mask: boolean,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" width="960" height="960">
  <defs>
    <linearGradient id="enamel" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#3d4a44"/><stop offset=".55" stop-color="#26302b"/><stop offset="1" stop-color="#1b221f"/>
    </linearGradient>
    <linearGradient id="ribbon" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ff9a55"/><stop offset=".5" stop-color="#f2731f"/><stop offset="1" stop-color="#c9540d"/>
    </linearGradient>
    <filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
    <mask id="hole"><rect width="960" height="960" fill="#fff"/><circle cx="480" cy="284" r="24" fill="#000"/></mask>
  </defs>
  ${mask ? '<rect width="960" height="960" fill="#000"/>' : '<rect x="146" y="250" width="690" height="480" rx="40" fill="#000" opacity=".34" filter="url(#blur)"/>'}
  <g mask="url(#hole)" transform="rotate(-4 480 480)">
    <rect x="130" y="228" width="700" height="488" rx="40" fill="${mask ? '#fff' : 'url(#enamel)'}"/>
    ${
      mask
        ? ''
        : `<rect x="133" y="231" width="694" height="482" rx="37" fill="none" stroke="#8c9a92" stroke-opacity=".55" stroke-width="5"/>
    <rect x="256" y="228" width="72" height="488" fill="url(#ribbon)"/>
    <path d="M262 228v488M322 228v488" stroke="#ffd2ae" stroke-opacity=".55" stroke-width="3"/>
    <path d="M292 470c-96-104-150-20-96 8 34 16 74 4 96-8zm0 0c96-104 150-20 96 8-34 16-74 4-96-8z" fill="url(#ribbon)" stroke="#a9450a" stroke-width="5" stroke-linejoin="round"/>
    <circle cx="292" cy="470" r="22" fill="#f2731f" stroke="#a9450a" stroke-width="5"/>
    <g fill="none" stroke="#e8e4d8" stroke-linecap="round">
      <circle cx="610" cy="480" r="150" stroke-width="22"/><circle cx="610" cy="480" r="131" stroke-width="4" stroke-opacity=".6"/>
      <g stroke-width="5">${spokes}</g><circle cx="610" cy="480" r="24" stroke-width="14"/>
    </g>
    <path d="M150 262q20-24 60-26h560q40 2 52 26" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="6" stroke-linecap="round"/>`
    }
  </g>
</svg>`

const folder = await mkdtemp(join(tmpdir(), 'gift-card-'))
const [photograph, mask] = [join(folder, 'card.png'), join(folder, 'mask.png')]
await sharp(Buffer.from(card(false)))
  .png()
  .toFile(photograph)
await sharp(Buffer.from(card(true)))
  .png()
  .toFile(mask)
const outline = await outlineOf(mask, false)
await encode(photograph, pictures, name)
await writeShareCard(photograph, outline, pictures, name)
await writeOutlines({ ...outlines, [name]: outline })
await rm(folder, { recursive: true })
