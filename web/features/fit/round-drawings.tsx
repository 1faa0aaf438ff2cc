import type { ReactNode } from 'react'
import { Centre, circle, Dimension, Edge, Extension, Part, polygon, teeth } from './drawing-parts.tsx'

const ring = (x: number, y: number, outer: number, inner: number) => circle(x, y, outer) + circle(x, y, inner)
const hexagon = (x: number, y: number, radius: number) => polygon(x, y, Array(6).fill(radius), Math.PI / 6)
const bolts = (count: number, distance: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    return circle(120 + distance * Math.cos(angle), 75 + distance * Math.sin(angle), radius)
  }).join('')
/** The position of the neighbouring bolt, of five: the first one is at the top, this one to its right. */
const next = { x: 120 + 44 * Math.cos(-Math.PI / 10), y: 75 + 44 * Math.sin(-Math.PI / 10) }

/** Drawings of parts in end view: bores, sockets, rotors and chainrings. */
export const roundDrawings = {
  bore: (
    <>
      <Part d={ring(120, 75, 62, 44)} />
      <Centre d="M120 5v140M48 75h144" />
      <Dimension from={[76, 75]} to={[164, 75]} />
    </>
  ),
  'valve-hole': (
    <>
      <Part d="M10 120C60 96 180 96 230 120V60C180 36 60 36 10 60z" />
      <path className="fill-paper stroke-ink stroke-2" d={circle(120, 76, 17)} />
      <Extension d="M103 76v58M137 76v58" />
      <Dimension from={[103, 130]} to={[137, 130]} />
    </>
  ),
  splines: (
    <>
      <Part d={circle(120, 75, 62) + polygon(120, 75, teeth(12, 46, 38))} />
      <Centre d="M120 5v140M48 75h144" />
      <Edge d="M120 37l0-9m19 14 4-8m10 22 8-5m0 24h9" />
    </>
  ),
  sprocket: (
    <>
      <Part d={polygon(120, 75, teeth(11, 50, 64)) + circle(120, 75, 22)} />
      <Centre d="M120 5v140M48 75h144" />
      <Edge d="M120 75L173 39M120 75L184 75" />
      <Dimension from={[120, 75]} to={[184, 75]} />
    </>
  ),
  'nipple-flats': (
    <>
      <Part d={`M84 39h72v72h-72z${circle(120, 75, 20)}`} />
      <Centre d="M120 20v110M60 75h120" />
      <Extension d="M84 39V12M156 39V12" />
      <Dimension from={[84, 18]} to={[156, 18]} />
    </>
  ),
  'spindle-flats': (
    <>
      <Part d="M76 44h88a54 54 0 0 1 0 62H76a54 54 0 0 1 0-62z" />
      <Edge d={circle(120, 75, 18)} />
      <Centre d="M120 14v122M50 75h140" />
      <Extension d="M164 44h44M164 106h44" />
      <Dimension from={[200, 44]} to={[200, 106]} />
    </>
  ),
  'hex-socket': (
    <>
      <Part d={circle(120, 75, 60) + hexagon(120, 75, 38)} />
      <Centre d="M120 8v134M52 75h136" />
      <Dimension from={[87, 75]} to={[153, 75]} />
    </>
  ),
  'hex-head': (
    <>
      <Part d={hexagon(120, 75, 58)} />
      <Edge d={circle(120, 75, 44)} />
      <Extension d="M70 46V10M170 46V10" />
      <Dimension from={[70, 16]} to={[170, 16]} />
    </>
  ),
  'star-socket': (
    <>
      <Part d={circle(120, 75, 60) + polygon(120, 75, teeth(6, 25, 38))} />
      <Centre d="M120 8v134M52 75h136" />
      <Dimension from={[83, 75]} to={[157, 75]} />
    </>
  ),
  'rotor-bolts': (
    <>
      <Part d={ring(120, 75, 66, 54) + ring(120, 75, 36, 15)} />
      <Edge d="M120 39V21M151 57l16-9M151 93l16 9M120 111v18M89 93l-16 9M89 57l-16-9" />
      <Edge d={bolts(6, 26, 5)} />
    </>
  ),
  'bolt-count': (
    <>
      <Part d={polygon(120, 75, teeth(30, 62, 68)) + circle(120, 75, 34)} />
      <Edge d={bolts(5, 44, 6)} />
      <Centre d="M120 75V12M120 75L176 57M120 75L155 123M120 75L85 123M120 75L64 57" />
    </>
  ),
  'bolt-distance': (
    <>
      <Part d={polygon(120, 75, teeth(30, 62, 68)) + circle(120, 75, 30)} />
      <Edge d={bolts(5, 44, 6)} />
      <Dimension from={[120, 31]} to={[next.x, next.y]} />
    </>
  ),
  'bolt-circle': (
    <>
      <Part d={polygon(120, 75, teeth(30, 62, 68)) + circle(120, 75, 28)} />
      <path className="stroke-edge [stroke-dasharray:10_3_2_3] stroke-1" d={circle(120, 75, 44)} />
      <Edge d={bolts(4, 44, 6)} />
      <Dimension from={[120, 31]} to={[120, 119]} />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>
