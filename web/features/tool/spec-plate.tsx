import { useFormats } from '../../ui/values/formats.ts'
import './tool-plate.css'
import type { ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { specNameOf } from '../../../domain/catalogue/spec-name.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { valueInWords } from '../../ui/values/numbers.ts'
import { plateTexts } from './texts.ts'

type Row = ToolGuide['specs'][number]

interface SpecPlateProps {
  readonly tool: DescribedProduct
  readonly guide: ToolGuide | undefined
}

/** Renders a tool's specification; one tap opens the explanation of a row. */
export function SpecPlate({ tool, guide }: SpecPlateProps) {
  const rows = rowsOf(tool, guide)
  if (rows.length === 0) return null
  return (
    <section
      className="card plate max-md:px-5 max-md:pt-[1.1rem] max-md:pb-5 px-7 pt-[1.4rem] pb-[1.6rem] border-t-3 border-t-ink"
      aria-labelledby="specification"
    >
      <h2 className="text-title" id="specification">
        {plateTexts.heading}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-7 gap-y-0 mt-[0.8rem]">
        {rows.map((row) => (
          <PlateRow key={row.key} row={row} />
        ))}
      </dl>
    </section>
  )
}

const inFigures = 'font-figure text-note leading-normal font-[560] font-stretch-85% tabular-nums'
const inWords = 'basis-full pb-2 font-text text-body leading-[1.45] font-medium'

function PlateRow({ row }: { readonly row: Row }) {
  const formats = useFormats()
  const { name, meaning, lang } = row
  return (
    <div
      className={`plate-row flex flex-wrap gap-x-4 gap-y-0 items-baseline justify-between min-h-(--target-link) py-[0.3rem] border-t border-t-line ${isShort(row) ? '' : 'col-span-full'}`}
    >
      <dt className="flex items-center min-h-9 text-soft wrap-anywhere has-[[open]]:basis-full">
        {meaning ? (
          <details>
            <summary className="flex gap-2 items-center min-h-9 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
              {name}
            </summary>
            <p className="max-w-136 pb-2 text-note text-ink">{meaning}</p>
          </details>
        ) : (
          name
        )}
      </dt>
      <dd lang={lang} className={`wrap-anywhere ${isShort(row) ? inFigures : inWords}`}>
        {valueInWords(formats, row)}
      </dd>
    </div>
  )
}

/** Returns the measures first, then the explained rows. A backend without the guide has no names and meanings. */
function rowsOf(
  { specs = [], brand, weightGrams, lengthMm }: DescribedProduct,
  guide: ToolGuide | undefined,
): Row[] {
  const own: Row[] = guide?.specs ?? specs.map((spec) => ({ ...spec, name: specNameOf(spec.key) }))
  const { length, lengthMeaning, weight, weightMeaning } = plateTexts
  const measured: Row[] = [
    ...(lengthMm === undefined
      ? []
      : [{ key: 'length', name: length, value: lengthMm, unit: 'mm', meaning: lengthMeaning }]),
    ...(weightGrams === undefined
      ? []
      : [{ key: 'weight', name: weight, value: weightGrams, unit: 'g', meaning: weightMeaning }]),
    ...(brand === undefined ? [] : [{ key: 'brand', name: plateTexts.brand, value: brand }]),
  ]
  const taken = new Set(own.map(({ key }) => key))
  const rows = [...own.filter(isShort), ...measured.filter(({ key }) => !taken.has(key))]
  return [...rows, ...own.filter((row) => !isShort(row))]
}

function isShort({ value }: Row): boolean {
  return typeof value === 'number' || value.length <= 28
}
