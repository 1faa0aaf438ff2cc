import { changeTool } from '../../../contract/tools.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { specList } from './detail-values.ts'
import { breakRows } from './price-values.ts'
import { ProductSection } from './product-section.tsx'
import type { ProductValues } from './product-values.ts'
import { priceTexts, detailTexts as texts } from './texts.ts'
import { TypedRows } from './typed-rows.tsx'

interface DetailFieldsProps {
  readonly form: DraftedForm<ProductValues>
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
}

/** Renders a product's other prices and its details as sections that open (an extension). */
export function DetailFields({ form, busy }: DetailFieldsProps) {
  const { problems } = form
  const field = (name: 'sku' | 'brand' | 'category' | 'weightGrams' | 'lengthMm') => ({
    label: texts[name],
    autoComplete: 'off',
    readOnly: busy,
    ...form.text(name),
  })
  return (
    <IfOffered operation={changeTool}>
      <ProductSection
        title={priceTexts.prices}
        problems={problems}
        fields={['priceBreaks', 'compareAtPrice']}
      >
        <Prices form={form} busy={busy} />
      </ProductSection>
      <ProductSection title={texts.identification} problems={problems} fields={['sku', 'brand', 'category']}>
        <div className="product-figures">
          <TextField {...field('sku')} hint={texts.skuHint} />
          <TextField {...field('brand')} />
          <TextField {...field('category')} hint={texts.categoryHint} />
        </div>
      </ProductSection>
      <ProductSection title={texts.specifications} problems={problems} fields={['specs']}>
        <p className="soft">{texts.specsHint}</p>
        <TypedRows
          list={specList}
          text={form.values.specs}
          problems={problems}
          busy={busy}
          texts={texts}
          field={(column) => ({ label: texts[column] })}
          onChange={(specs) => form.change({ specs })}
        />
      </ProductSection>
      <ProductSection title={texts.size} problems={problems} fields={['weightGrams', 'lengthMm']}>
        <div className="product-figures">
          <TextField {...field('weightGrams')} inputMode="decimal" />
          <TextField {...field('lengthMm')} inputMode="decimal" />
        </div>
      </ProductSection>
    </IfOffered>
  )
}

function Prices({ form, busy }: DetailFieldsProps) {
  return (
    <>
      <p className="soft">{priceTexts.breaksHint}</p>
      <TypedRows
        list={breakRows}
        text={form.values.priceBreaks}
        problems={form.problems}
        busy={busy}
        texts={priceTexts}
        field={(column) => ({
          label: priceTexts[column],
          inputMode: column === 'from' ? 'numeric' : 'decimal',
        })}
        onChange={(priceBreaks) => form.change({ priceBreaks })}
      />
      <TextField
        label={priceTexts.compareAtPrice}
        hint={priceTexts.compareAtPriceHint}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        {...form.text('compareAtPrice')}
      />
    </>
  )
}
