import { drawCode128 } from './code-128.ts'

interface BarcodeProps {
  readonly text: string
  /** The accessible name of the picture. */
  readonly label: string
}

/** White modules beside the bars, which scanners need (ISO/IEC 15417). */
const quiet = 10
/** Wide enough for a hand scanner and an office printer. */
const moduleMm = 0.38

/** Draws a text as a barcode, or nothing if Code 128 cannot encode it. */
export function Barcode({ text, label }: BarcodeProps) {
  const drawing = drawCode128(text)
  if (!drawing) return null
  const width = drawing.width + 2 * quiet
  return (
    <svg
      className="slip-barcode"
      role="img"
      aria-label={label}
      width={`${(width * moduleMm).toFixed(2)}mm`}
      viewBox={`${-quiet} 0 ${width} 1`}
      preserveAspectRatio="none"
    >
      <path d={drawing.bars.map(({ at, width }) => `M${at} 0h${width}v1h${-width}z`).join('')} />
    </svg>
  )
}
