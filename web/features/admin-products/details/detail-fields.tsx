import { listFamilies } from '../../../../contract/catalogue/families.ts'
import { listMakers } from '../../../../contract/catalogue/makers.ts'
import { changeTool } from '../../../../contract/catalogue/tools.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import type { DraftedForm } from '../../../forms/use-drafted-form.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FamilyFields } from '../families/family-fields.tsx'
import { familyTexts } from '../families/family-texts.ts'
import { MakerFields } from '../makers/maker-fields.tsx'
import { makerChoiceTexts } from '../makers/maker-texts.ts'
import { PictureList } from '../picture-list.tsx'
import { breakRows } from '../price-values.ts'
import { ProductSection } from '../product-section.tsx'
import type { ProductValues } from '../product-values.ts'
import { fitsTexts, needsTexts, pictureListTexts, priceTexts, detailTexts as texts } from '../texts.ts'
import type { PictureList as Pictures } from '../use-picture-rows.ts'
import { OtherLanguages } from '../words/other-languages.tsx'
import { idsOf } from './detail-values.ts'
import { FitsChoice } from './fits-choice.tsx'
import { NeedsChoice } from './needs-choice.tsx'
import { SpecRows } from './spec-rows.tsx'
import { TypedRows } from './typed-rows.tsx'

interface DetailFieldsProps {
  readonly form: DraftedForm<ProductValues>
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
  readonly pictures: Pictures
  /** The id of a stored product. */
  readonly own?: string
}

/** Renders a product's other prices and its details as collapsible sections (an extension). */
export function DetailFields({ form, busy, pictures, own }: DetailFieldsProps) {
  const { problems } = form
  const field = (name: 'sku' | 'brand' | 'category' | 'gtin' | 'mpn' | 'weightGrams' | 'lengthMm') => ({
    label: texts[name],
    autoComplete: 'off',
    readOnly: busy,
    ...form.text(name),
  })
  return (
    <IfOffered operation={changeTool}>
      <ProductSection
        title={own === undefined ? priceTexts.byQuantity : priceTexts.prices}
        problems={problems}
        fields={['priceBreaks', 'compareAtPrice']}
      >
        <Prices form={form} busy={busy} stored={own !== undefined} />
      </ProductSection>
      <ProductSection
        title={texts.identification}
        problems={problems}
        fields={['sku', 'brand', 'category', 'gtin', 'mpn']}
      >
        <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          <TextField {...field('sku')} hint={texts.skuHint} />
          <TextField {...field('brand')} />
          <TextField {...field('category')} hint={texts.categoryHint} />
          <TextField {...field('gtin')} hint={texts.gtinHint} inputMode="numeric" />
          <TextField {...field('mpn')} hint={texts.mpnHint} />
        </div>
      </ProductSection>
      <IfOffered operation={listMakers}>
        <ProductSection
          title={makerChoiceTexts.title}
          problems={problems}
          fields={['maker', 'warnings', 'guaranteeYears', 'guarantor', 'guaranteeTerms']}
          onDemand
        >
          <MakerFields form={form} busy={busy} />
        </ProductSection>
      </IfOffered>
      <ProductSection title={texts.specifications} problems={problems} fields={['specs']}>
        <SpecRows form={form} busy={busy} />
      </ProductSection>
      <IfOffered operation={listFamilies}>
        <ProductSection
          title={familyTexts.title}
          problems={problems}
          fields={['family', 'familyAxes']}
          onDemand
        >
          <FamilyFields form={form} busy={busy} own={own} />
        </ProductSection>
      </IfOffered>
      <ProductSection title={pictureListTexts.title} problems={problems} fields={['pictures']}>
        <PictureList list={pictures} problems={problems} busy={busy} />
      </ProductSection>
      <ProductSection title={fitsTexts.title} problems={problems} fields={['fits']} onDemand>
        <FitsChoice
          chosen={idsOf(form.values.fits)}
          busy={busy}
          onChange={(fits) => form.change({ fits: JSON.stringify(fits) })}
        />
      </ProductSection>
      <ProductSection title={needsTexts.title} problems={problems} fields={['needsAlso']} onDemand>
        <NeedsChoice
          own={own}
          chosen={idsOf(form.values.needsAlso)}
          busy={busy}
          onChange={(needsAlso) => form.change({ needsAlso: JSON.stringify(needsAlso) })}
        />
      </ProductSection>
      <ProductSection title={texts.size} problems={problems} fields={['weightGrams', 'lengthMm']}>
        <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          <TextField {...field('weightGrams')} inputMode="decimal" />
          <TextField {...field('lengthMm')} inputMode="decimal" />
        </div>
      </ProductSection>
      <Checkbox
        checked={form.values.giftCard !== ''}
        disabled={busy}
        onChange={(checked) => form.change({ giftCard: checked ? texts.giftCard : '' })}
      >
        <span>
          {texts.giftCard}
          <span className="soft block">{texts.giftCardHint}</span>
        </span>
      </Checkbox>
      <OtherLanguages form={form} busy={busy} />
    </IfOffered>
  )
}

function Prices({
  form,
  busy,
  stored,
}: Pick<DetailFieldsProps, 'form' | 'busy'> & { readonly stored: boolean }) {
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
      {/* A new product has no earlier price. */}
      {stored && (
        <TextField
          label={priceTexts.compareAtPrice}
          hint={priceTexts.compareAtPriceHint}
          inputMode="decimal"
          autoComplete="off"
          readOnly={busy}
          {...form.text('compareAtPrice')}
        />
      )}
    </>
  )
}
