import { type MouseEvent, useState } from 'react'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { axisOf } from '../../ui/pictures/outline-axis.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { ShopPicture } from '../../ui/pictures/shop-picture.tsx'
import { TravellingPicture } from '../../ui/pictures/travelling-picture.tsx'
import { DimensionLines, MillimetreRuler } from './measured-picture.tsx'
import { stageTexts } from './texts.ts'

const sizes = '(min-width: 75rem) 600px, (min-width: 48rem) 45vw, 92vw'

interface ToolStageProps {
  readonly tool: DescribedProduct
  readonly gone: boolean
}

/** Shows a tool's pictures: the first one on the board, with its measures and a ruler at its scale. */
export function ToolStage({ tool, gone }: ToolStageProps) {
  const [shown, setShown] = useState(0)
  const other = tool.pictures?.[shown - 1]
  const axis = tool.lengthMm === undefined ? undefined : axisOf(tool.outline)
  const measures = axis &&
    tool.lengthMm !== undefined && { axis, lengthMm: tool.lengthMm, diameterMm: diameterOf(tool) }
  return (
    <div className="tool-stage grid gap-4 justify-items-center float-start w-[calc((100%-var(--sheet-gap))*(1-var(--sheet-share)))] min-[110rem]:sticky min-[110rem]:top-4 min-[110rem]:col-1 min-[110rem]:w-auto max-md:mb-4 max-md:float-none max-md:w-auto max-md:ms-0">
      <div className="relative w-[min(84%,600px)] mt-2 mb-6">
        {other ? (
          <ShadowPicture src={other.img} files={pictureFiles(other.img)} alt={other.alt} sizes={sizes} />
        ) : (
          <>
            <TravellingPicture
              thing={tool._id}
              src={tool.img}
              files={pictureFiles(tool.img)}
              alt={tool.name}
              sizes={sizes}
              outline={tool.outline}
              gone={gone}
              first
            />
            {measures && <DimensionLines {...measures} />}
          </>
        )}
      </div>
      {tool.pictures && <Strip tool={tool} shown={shown} show={setShown} />}
      {measures && !other && <MillimetreRuler {...measures} />}
    </div>
  )
}

function diameterOf({ specs }: DescribedProduct): number | undefined {
  const spec = specs?.find(({ key, unit = 'mm' }) => key === 'diameter' && unit === 'mm')
  return typeof spec?.value === 'number' ? spec.value : undefined
}

interface StripProps {
  readonly tool: DescribedProduct
  readonly shown: number
  readonly show: (index: number) => void
}

/** Renders links to the pictures. Without JavaScript each link opens its picture. */
function Strip({ tool, shown, show }: StripProps) {
  const first = { img: tool.img, alt: stageTexts.firstPicture(tool.name) }
  const all = [first, ...(tool.pictures ?? [])].map((picture, index) => ({ ...picture, index }))
  const choose = (event: MouseEvent, index: number) => {
    // With a modifier key the link opens elsewhere, as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(index)
  }
  return (
    <ul
      className="strip flex flex-wrap gap-3 justify-center [&_img]:w-full [&_img]:h-full [&_img]:object-contain"
      aria-label={stageTexts.pictures}
    >
      {all.filter(hasAddress).map(({ img, alt, index }) => (
        <li key={img}>
          <a
            className="grid place-items-center w-[84px] h-[84px] p-[8px] bg-paper border border-line max-md:w-[64px] max-md:h-[64px] aria-[current]:border-2 aria-[current]:border-ink"
            href={img}
            aria-current={index === shown || undefined}
            onClick={(event) => choose(event, index)}
          >
            <ShopPicture
              src={img}
              files={pictureFiles(img)}
              alt={alt || stageTexts.unnamedPicture(index + 1)}
              sizes="84px"
              edge={84}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A tool of another backend can have further pictures but no first one. */
function hasAddress({ img }: { readonly img: string }): boolean {
  return img !== ''
}
