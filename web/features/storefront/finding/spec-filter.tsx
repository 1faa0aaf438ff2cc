import type { Facets } from '../../../../contract/catalogue/catalogue-query.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { shownWord } from '../../../routing/language-of-pages.ts'
import { punctuationTexts } from '../../../texts/punctuation.ts'
import { ChoiceList } from './choice-list.tsx'
import { RangeFields } from './range-fields.tsx'
import type { ListAddress } from './use-list-address.ts'

export type SpecFacet = Facets['specs'][number]

interface SpecFilterProps extends Pick<ListAddress, 'address' | 'choose'> {
  readonly spec: SpecFacet
}

/**
 * Renders the choices or the range of one specification in a collapsible section that starts with the meaning of the
 * values.
 */
export function SpecFilter({ spec, address, choose }: SpecFilterProps) {
  const settings = useShopSettings()
  const name = `spec.${spec.key}`
  return (
    <details open={isChosen(spec, address)}>
      <summary className="min-h-(--target-link) py-[0.6rem] cursor-pointer">
        {spec.name}
        {spec.unit && (
          <span className="soft">
            {punctuationTexts.comma}
            {spec.unit}
          </span>
        )}
      </summary>
      {spec.meaning && <p className="pt-0 pb-[0.6rem] text-note text-soft">{spec.meaning}</p>}
      {'choices' in spec ? (
        <ChoiceList
          legend={spec.name}
          name={name}
          chosen={address.getAll(name)}
          choices={spec.choices.map(({ value, label, count }) => ({
            value,
            count,
            ...shownWord(settings, value, label),
          }))}
          inner
        />
      ) : (
        <fieldset>
          <legend className="sr-only">{spec.name}</legend>
          <Histogram
            from={spec.from}
            to={spec.to}
            histogram={spec.histogram}
            chosenFrom={address.get(`${name}-from`)}
            chosenTo={address.get(`${name}-to`)}
          />
          <RangeFields name={name} unit={spec.unit} bounds={spec} address={address} choose={choose} />
        </fieldset>
      )}
    </details>
  )
}

/** Tells whether an address chooses values of a specification. */
export function isChosen({ key }: SpecFacet, address: URLSearchParams): boolean {
  const name = `spec.${key}`
  return [name, `${name}-from`, `${name}-to`].some((parameter) => address.has(parameter))
}

interface HistogramProps {
  readonly from: number
  readonly to: number
  readonly histogram: readonly number[]
  readonly chosenFrom: string | null
  readonly chosenTo: string | null
}

/**
 * Draws the number of products for each value; the chosen range is dark. The fields below show the same information.
 */
function Histogram({ from, to, histogram, chosenFrom, chosenTo }: HistogramProps) {
  if (histogram.length < 2) return null
  const most = Math.max(...histogram)
  const step = (to - from) / histogram.length
  const low = chosenFrom ? Number(chosenFrom) : from
  const high = chosenTo ? Number(chosenTo) : to
  return (
    <svg
      className="histogram w-full h-[44px] mb-2 fill-paint border-b-2 border-b-edge"
      viewBox={`0 0 ${histogram.length * 10} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {histogram.map((count, place) => {
        const start = from + place * step
        const isIn = start + step >= low && start <= high
        const height = count === 0 ? 1 : 4 + (count / most) * 36
        return (
          <rect
            // The bars of a histogram are identified by their position only.
            key={start}
            className={isIn ? 'fill-ink' : undefined}
            x={place * 10}
            y={40 - height}
            width={9}
            height={height}
          />
        )
      })}
    </svg>
  )
}
