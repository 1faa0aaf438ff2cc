import { useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import type { EditableProduct as Product } from '../../api/rows/products.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import type { FieldRules } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { PictureField, uploadPictureOf, usePictureUpload } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { DetailFields } from './details/detail-fields.tsx'
import { detailsOf, detailValuesOf } from './details/detail-values.ts'
import { OnSale } from './on-sale.tsx'
import { type OtherChange, otherChanges } from './other-changes.ts'
import { MergedChanges, OthersChanged } from './others-changed.tsx'
import { isBooked } from './part-values.ts'
import { PictureChoice } from './picture-choice.tsx'
import { pricesOf, priceValuesOf } from './price-values.ts'
import { ProductFields } from './product-fields.tsx'
import {
  newProductRules,
  type ProductValues,
  productOf,
  productRules,
  productWireNames,
  valuesOf,
} from './product-values.ts'
import { saveProduct } from './save-product.ts'
import { productTexts as texts } from './texts.ts'
import { useEditedProduct } from './use-edited-product.ts'
import { usePictureRows } from './use-picture-rows.ts'
import { wordWireNames } from './words/word-values.ts'

/** Changes a product. A refusal keeps the typed values, even if another admin has changed the product. */
export function EditForm({ product: loaded }: { readonly product: Product }) {
  const formats = useFormats()
  const api = useApi()
  const edited = useEditedProduct(loaded)
  const { product } = edited
  const withStock = product.stocked === false
  const rules = rulesOf(product)
  const form = useDraftedForm<ProductValues>(`product-${product._id}`, edited.stored, rules, product.version)
  const upload = usePictureUpload('product')
  const pictures = usePictureRows(form)
  const [kept, setKept] = useState<readonly string[]>([])
  const isDecided = (change: OtherChange) => kept.includes(keyOf(change))
  const { busy, problem, answer, onSubmit } = useSubmit({
    form,
    wireNames: { ...productWireNames, ...wordWireNames(form.values) },
    async send(typed) {
      const img = await uploadPictureOf(form, upload)
      if (img === null) return
      const listed = await pictures.upload()
      if (listed === null) return
      const values = { ...typed, img, chosen: '', pictures: listed }
      const saved = await saveProduct(
        formats,
        api,
        { ...edited, begun: form.begun.values },
        values,
        isDecided,
      )
      if (saved.kind !== 'saved') return saved
      form.sent({
        ...valuesOf(formats, { ...product, ...productOf(formats, values), stocked: isBooked(values) }),
        ...priceValuesOf(formats, pricesOf(formats, values)),
        ...detailValuesOf(formats, detailsOf(formats, values)),
      })
      showToast('success', texts.saved(values.name.trim()))
      return saved
    },
  })
  const others = otherChanges(form.begun.values, edited.stored, form.values)
  const undecided = others.filter((change) => change.mine !== undefined && !isDecided(change))
  return (
    <Form className="card card-padded grid gap-5" busy={busy} label={texts.editHeading} onSubmit={onSubmit}>
      <h2 className="card-title">{texts.editHeading}</h2>
      <EarlierDraft
        form={form}
        onDiscard={() => {
          upload.clear()
          pictures.forget()
        }}
      />
      <OthersChanged
        by={product.changedBy}
        changes={others}
        undecided={undecided}
        asked={answer?.kind === 'undecided'}
        onKeep={(change) => setKept((before) => [...before, keyOf(change)])}
        onTake={({ field }) => {
          form.change({ [field]: edited.stored[field], ...(field === 'img' && { chosen: '' }) })
          if (field === 'img') form.chooseFile(undefined)
        }}
      />
      <PictureField form={form} upload={upload} />
      <PictureChoice form={form} upload={upload} busy={busy} />
      <ProductFields form={form} busy={busy} withStock={withStock} />
      <OnSale product={product} />
      <DetailFields form={form} busy={busy} pictures={pictures} own={product._id} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.saving : texts.save}
      </Button>
      {problem && <Alert message={problem} />}
      <div role="status">
        {answer?.kind === 'unchanged' && <p>{texts.nothingChanged}</p>}
        {answer?.kind === 'saved' && <MergedChanges by={answer.by} changes={answer.others} />}
      </div>
    </Form>
  )
}

/** A draft needs no picture, and a part without stock may get stock. */
function rulesOf({ stocked, state, img }: Product): FieldRules<ProductValues> {
  const rules = stocked === false ? newProductRules : productRules
  return state === 'draft' && img === '' ? { ...rules, image: () => undefined } : rules
}

/** Identifies a decision, which counts until the other admin changes the field again. */
function keyOf({ field, theirs }: OtherChange): string {
  return `${field}:${theirs}`
}
