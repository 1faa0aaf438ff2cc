import { code128 } from 'bwip-js/generic'

/** A black bar: its distance from the left edge and its width, in modules. */
export interface Bar {
  readonly at: number
  readonly width: number
}

export interface BarcodeDrawing {
  readonly bars: readonly Bar[]
  /** The width of all bars and gaps, in modules, without the quiet zones. */
  readonly width: number
}

/** The printable ASCII that Code 128 encodes; longer texts do not fit on a sheet. */
const encodable = /^[\x20-\x7E]{1,40}$/

const nothing = () => undefined

/** Encodes a text as Code 128 (ISO/IEC 15417). Returns undefined for a text that is too long or not printable ASCII. */
export function drawCode128(text: string): BarcodeDrawing | undefined {
  if (!encodable.test(text)) return undefined
  const bars: Bar[] = []
  let whole = 0
  return code128<BarcodeDrawing>(
    // Draws one module of the barcode as one pixel.
    { bcid: 'code128', text, scale: 1 },
    {
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init(width) {
        whole = width
      },
      // The library draws each bar as a vertical line through the bar's middle.
      line(x, _y, _toX, _toY, width) {
        bars.push({ at: Math.floor(x - width / 2), width })
      },
      polygon: nothing,
      hexagon: nothing,
      ellipse: nothing,
      fill: nothing,
      text: nothing,
      end: () => ({ bars, width: whole }),
    },
  )
}
