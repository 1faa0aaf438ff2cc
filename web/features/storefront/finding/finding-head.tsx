import { Link } from 'react-router'
import type { Facets } from '../../../../contract/catalogue/catalogue-query.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { langOfStandard } from '../../../routing/language-of-pages.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { chipsOf } from './chips.ts'
import { findingTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

interface FindingHeadProps extends Pick<ListAddress, 'path' | 'address'> {
  readonly heading: string
  /** Undefined for a backend without filters. */
  readonly facets: Facets | undefined
  readonly corrected: string | undefined
}

/** Renders the heading of a list, the chosen filters, each with a link that removes it, and the number of results. */
export function FindingHead({ heading, facets, corrected, path, address }: FindingHeadProps) {
  const formats = useFormats()
  const settings = useShopSettings()
  const chips = facets ? chipsOf(formats, path, address, facets) : []
  return (
    <div className="finding-head">
      <h1>{heading}</h1>
      {chips.length > 0 && (
        <ul className="finding-chips">
          {chips.map(({ label, isOriginal, without }) => (
            <li key={label}>
              <Link
                className="choice"
                to={without}
                aria-label={findingTexts.remove(label)}
                preventScrollReset
              >
                <span lang={isOriginal && langOfStandard(settings)}>{label}</span> <CloseIcon />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {facets && (
        <p className="figure px-[0.7rem] py-[0.35rem] text-note bg-paper" role="status">
          {findingTexts.count(facets.total)}
        </p>
      )}
      {corrected && (
        <p className="px-[0.7rem] py-[0.35rem] text-note bg-paper">{findingTexts.corrected(corrected)}</p>
      )}
    </div>
  )
}
