import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { axisOf, type OutlineAxis } from '../../ui/pictures/outline-axis.ts'
import { ShopPicture } from '../../ui/pictures/shop-picture.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import { millimetres } from './measured-picture.tsx'
import { boxSide, type RulerScale, rulerScale } from './millimetre-scale.ts'
import { besideTexts } from './texts.ts'

interface ScaledTool {
  readonly _id: string
  readonly name: string
  readonly img: string
  readonly outline?: string | null | undefined
  readonly lengthMm?: number | undefined
  readonly lang?: string | undefined
}

/** Shows tools side by side at one scale, on demand; pictures on the board are all equally large. */
export function OneScale({ tools }: { readonly tools: readonly ScaledTool[] }) {
  const formats = useFormats()
  const measured = tools.flatMap(({ lengthMm, ...tool }) => {
    const axis = axisOf(tool.outline)
    return axis && lengthMm !== undefined ? [{ ...tool, lengthMm, axis }] : []
  })
  if (measured.length < 2) return null
  const longest = Math.max(...measured.map(boxOf))
  const scale = rulerScale(longest, boxSide)
  return (
    <details className="card one-scale flow-root px-5 py-2 [&_img]:block [&_img]:w-full [&_img]:h-full">
      <summary className="flex items-center gap-[0.6rem] min-h-(--target-link) font-semibold cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {besideTexts.oneScale}
      </summary>
      <p className="soft">{besideTexts.oneScaleNote(millimetres(formats, scale.numbers[1] ?? longest))}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-0 gap-y-4 py-4">
        {measured.map((tool) => (
          <li className="grid justify-items-center text-note text-center" key={tool._id}>
            <Scaled tool={tool} side={Math.round(boxOf(tool) * scale.unit)} scale={scale} />
            <span {...langOf(tool)}>{withBreaks(tool.name)}</span>
            <span className="figure">{millimetres(formats, tool.lengthMm)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Measured extends ScaledTool {
  readonly lengthMm: number
  readonly axis: OutlineAxis
}

/** Returns the side length of a picture's box in millimetres. */
function boxOf({ lengthMm, axis }: Measured): number {
  return (boxSide / axis.length) * lengthMm
}

interface ScaledProps {
  readonly tool: Measured
  /** The side length of its picture. */
  readonly side: number
  readonly scale: RulerScale
}

/** Draws a tool at the bottom of a box that fits the longest one. */
function Scaled({ tool, side, scale: { numbers, unit } }: ScaledProps) {
  return (
    <svg className="w-full max-w-60" viewBox={`0 0 ${boxSide} ${boxSide + 24}`} aria-hidden="true">
      {/* An SVG image would load even in a closed section, and allows only one format. */}
      <foreignObject x={(boxSide - side) / 2} y={boxSide - side} width={side} height={side}>
        <ShopPicture src={tool.img} files={pictureFiles(tool.img)} alt="" sizes="240px" edge={side} />
      </foreignObject>
      <path
        className="stroke-edge stroke-[1.3px] [vector-effect:non-scaling-stroke]"
        d={numbers.map((mm) => `M${Math.round(mm * unit)} ${boxSide + 24}v-16`).join('')}
      />
    </svg>
  )
}
