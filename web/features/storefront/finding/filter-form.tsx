import type { ChangeEvent, SubmitEvent } from 'react'
import type { Facets } from '../../../../contract/catalogue/catalogue-query.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { shownWord } from '../../../routing/language-of-pages.ts'
import { ChoiceList } from './choice-list.tsx'
import { RangeFields } from './range-fields.tsx'
import { isChosen, type SpecFacet, SpecFilter } from './spec-filter.tsx'
import { findingTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

interface FilterFormProps extends ListAddress {
  /** Connects the sort field, which is outside the form. */
  readonly id: string
  readonly facets: Facets
}

/** The number of standards and specifications that are visible initially. */
const firstCount = 8

/**
 * Renders the filters of a list: a plain form whose state is in the address. With JavaScript each choice applies
 * immediately; a typed number applies on Enter, or when its field loses the focus.
 */
export function FilterForm({ id, facets, path, address, choose }: FilterFormProps) {
  const apply = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))
      choose(currentTarget)
  }
  const settings = useShopSettings()
  const categories = facets.categories.map(({ value, label, count }) => ({
    value,
    count,
    ...shownWord(settings, value, label),
  }))
  const standards = facets.fits.map(({ id, name, count }) => ({ value: id, text: name, count }))
  const chosenFits = address.getAll('fits')
  const first = standards.filter(({ value }, place) => place < firstCount || chosenFits.includes(value))
  const more = standards.filter((one) => !first.includes(one))
  const firstSpecs = facets.specs.filter((spec, place) => place < firstCount || isChosen(spec, address))
  const moreSpecs = facets.specs.filter((spec) => !firstSpecs.includes(spec))
  const specFilter = (spec: SpecFacet) => (
    <SpecFilter key={spec.key} spec={spec} address={address} choose={choose} />
  )
  return (
    <form
      id={id}
      className="filter-form grid gap-[1.1rem] px-5 py-[1.1rem] bg-paper border border-line border-t-3 border-t-ink shadow-card [&_fieldset]:min-w-0"
      action={path}
      onChange={apply}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        choose(event.currentTarget)
      }}
    >
      {['q', 'view'].map((name) => {
        const value = address.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      {facets.categories.length > 0 && (
        <ChoiceList
          legend={findingTexts.category}
          name="category"
          chosen={[address.get('category') ?? '']}
          choices={[{ value: '', text: findingTexts.anyCategory }, ...categories]}
          single
        />
      )}
      {standards.length > 0 && (
        <ChoiceList legend={findingTexts.standard} name="fits" chosen={chosenFits} choices={first}>
          {more.length > 0 && (
            <details>
              <summary className="min-h-(--target-link) py-[0.6rem] cursor-pointer">
                {findingTexts.moreStandards(more.length)}
              </summary>
              <ChoiceList
                legend={findingTexts.standard}
                name="fits"
                chosen={chosenFits}
                choices={more}
                inner
              />
            </details>
          )}
        </ChoiceList>
      )}
      {facets.price && (
        <fieldset>
          <legend>{findingTexts.price}</legend>
          <RangeFields name="price" address={address} bounds={facets.price} decimals={2} choose={choose} />
        </fieldset>
      )}
      <ChoiceList
        legend={findingTexts.stock}
        name="stock"
        chosen={address.getAll('stock')}
        choices={[{ value: 'in', text: findingTexts.inStock, count: facets.inStock }]}
      />
      {facets.brands.length > 1 && (
        <ChoiceList
          legend={findingTexts.brand}
          name="brand"
          chosen={address.getAll('brand')}
          choices={facets.brands}
        />
      )}
      {facets.specs.length > 0 && (
        <fieldset>
          <legend>{findingTexts.measures}</legend>
          {firstSpecs.map(specFilter)}
          {moreSpecs.length > 0 && (
            <details>
              <summary className="min-h-(--target-link) py-[0.6rem] cursor-pointer">
                {findingTexts.moreMeasures(moreSpecs.length)}
              </summary>
              {moreSpecs.map(specFilter)}
            </details>
          )}
        </fieldset>
      )}
      <button className="button button-quiet" type="submit">
        {findingTexts.apply}
      </button>
    </form>
  )
}
