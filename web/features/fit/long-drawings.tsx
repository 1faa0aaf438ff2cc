import type { ReactNode } from 'react'
import { Centre, circle, Dimension, Edge, Extension, Part } from './drawing-parts.tsx'

/** Crests and roots of a thread along its upper or lower edge. */
const thread = (y: number, depth: number) =>
  Array.from({ length: 11 }, (_, index) => `M${64 + index * 12} ${y}l6 ${depth}l6 ${-depth}`).join('')
/** Draws an outer link with its two pins, seen from the side. */
const link = (x: number) => `M${x} 55a20 20 0 0 0 0 40q20-10 60 0a20 20 0 0 0 0-40q-40 10-60 0z`

/** Drawings of parts in side view: shells, threads, tubes, chains and hubs. */
export const longDrawings = {
  'tube-width': (
    <>
      <Part d="M96 10h48v36h-48zM50 46h140v66H50z" />
      <Edge d="M62 46v66M178 46v66" />
      <Centre d="M30 79h180" />
      <Extension d="M50 112v28M190 112v28" />
      <Dimension from={[50, 134]} to={[190, 134]} />
    </>
  ),
  'thread-diameter': (
    <>
      <Part d="M64 42h132v66H64z" />
      <Part d="M30 28h34v94H30z" />
      <Edge d={thread(42, 8) + thread(108, -8)} />
      <Centre d="M16 75h206" />
      <Extension d="M196 42h30M196 108h30" />
      <Dimension from={[218, 42]} to={[218, 108]} />
    </>
  ),
  'thread-pitch': (
    <>
      <Part d="M20 80l25-38 25 38 25-38 25 38 25-38 25 38 25-38 25 38v40H20z" />
      <Extension d="M95 42V10M145 42V10" />
      <Dimension from={[95, 18]} to={[145, 18]} />
    </>
  ),
  'body-length': (
    <>
      <Part d="M24 30h22v90H24zM46 44h128v62H46z" />
      <Edge d="M46 56h128M46 68h128M46 82h128M46 94h128" />
      <Centre d="M10 75h200" />
      <Extension d="M46 106v34M174 106v34" />
      <Dimension from={[46, 134]} to={[174, 134]} />
    </>
  ),
  'chain-outer-width': (
    <>
      <Part d="M20 46h90v10H20zM20 94h90v10H20zM96 56h124v10H96zM96 84h124v10H96z" />
      <Part d="M98 36h12v78H98zM38 36h12v78H38z" />
      <Extension d="M110 36h110M110 114h110" />
      <Dimension from={[212, 36]} to={[212, 114]} />
    </>
  ),
  'chain-inner-width': (
    <>
      <Part d="M20 32h100v11H20zM20 107h100v11H20zM90 43h130v12H90zM90 95h130v12H90z" />
      <Edge d="M104 20v110M44 20v110" />
      <Dimension from={[170, 55]} to={[170, 95]} />
    </>
  ),
  'chain-pitch': (
    <>
      <Part d={link(60) + link(150)} />
      <Edge d={circle(60, 75, 8) + circle(120, 75, 8) + circle(150, 75, 8) + circle(210, 75, 8)} />
      <Extension d="M60 67V14M120 67V14" />
      <Dimension from={[60, 20]} to={[120, 20]} />
    </>
  ),
  'chain-ruler': (
    <>
      <Part d="M10 84h212v36H10z" />
      <Edge d="M20 84v16M60 84v9M100 84v16M140 84v9M180 84v16M200 84v6" />
      <Part d="M8 42a16 16 0 0 0 0 28h190a14 14 0 0 0 0-28z" />
      <Edge d={[20, 62, 104, 146, 190].map((x) => circle(x, 56, 6)).join('')} />
      <Extension d="M180 84V14M190 50V14" />
      <Dimension from={[180, 20]} to={[190, 20]} />
    </>
  ),
  'crown-race': (
    <>
      <Part d="M102 6h36v82h-36zM94 88h52v16H94zM40 104h160l10 40h-36l-12-20H78l-12 20H30z" />
      <Centre d="M120 2v140" />
      <Extension d="M94 96H36M146 96h58" />
      <Extension d="M94 96V60M146 96V60" />
      <Dimension from={[94, 66]} to={[146, 66]} />
    </>
  ),
  'bar-diameter': (
    <>
      <Part d="M30 44h140v62H30z" />
      <Edge d="M30 44a12 31 0 0 0 0 62a12 31 0 0 0 0-62" />
      <Centre d="M10 75h190" />
      <Extension d="M170 44h44M170 106h44" />
      <Dimension from={[206, 44]} to={[206, 106]} />
    </>
  ),
  dropouts: (
    <>
      <Part d="M36 8h20v92l-8 34H30l6-34zM184 8h20v92l6 34h-18l-8-34z" />
      <Edge d="M38 104h16M186 104h16" />
      <Centre d="M20 104h200" />
      <Dimension from={[56, 76]} to={[184, 76]} />
    </>
  ),
  'hub-width': (
    <>
      <Part d="M38 62h164v26H38zM70 34h12v82H70zM158 34h12v82h-12zM82 56h76v38H82z" />
      <Centre d="M20 75h200" />
      <Extension d="M38 88v52M202 88v52" />
      <Dimension from={[38, 134]} to={[202, 134]} />
    </>
  ),
  'cone-room': (
    <>
      <Part d="M20 62h200v26H20zM62 40h34v70H62zM96 46h22v58H96zM118 30q34 6 44 45q-10 39-44 45z" />
      <Centre d="M8 75h224" />
      <Extension d="M96 104v36M118 104v36" />
      <Dimension from={[96, 134]} to={[118, 134]} />
    </>
  ),
  'mount-holes': (
    <>
      <Part
        d={`M40 40h160v44H168q-8 24-28 24h-40q-20 0-28-24H40z${circle(66, 62, 11)}${circle(174, 62, 11)}`}
      />
      <Centre d="M66 36v96M174 36v96" />
      <Extension d="M66 73v64M174 73v64" />
      <Dimension from={[66, 130]} to={[174, 130]} />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>
