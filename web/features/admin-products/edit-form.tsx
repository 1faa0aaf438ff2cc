import { useMemo } from 'react'
import { changeTool } from '../../../contract/tools.ts'
import { useApi } from '../../api/api-context.ts'
import type { DescribedTool } from '../../api/rows/catalogue.ts'
import { PictureField, uploadPictureOf, usePictureUpload } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { DetailFields } from './detail-fields.tsx'
import { changedDetails, detailsOf, detailValuesOf } from './detail-values.ts'
import { changedPrices, pricesOf, priceValuesOf } from './price-values.ts'
import { ProductFields } from './product-fields.tsx'
import { type ProductValues, productOf, productRules, productWireNames, valuesOf } from './product-values.ts'
import { productTexts as texts } from './texts.ts'
import { usePictureRows } from './use-picture-rows.ts'

/** Changes a product. A refused form keeps its values. */
export function EditForm({ tool }: { readonly tool: DescribedTool }) {
  const api = useApi()
  const stored = useMemo(() => valuesOf(tool), [tool])
  const form = useDraftedForm<ProductValues>(`product-${tool._id}`, stored, productRules)
  const upload = usePictureUpload()
  const pictures = usePictureRows(form)
  const { busy, problem, answer, onSubmit } = useSubmit({
    form,
    wireNames: productWireNames,
    async send(typed) {
      const img = await uploadPictureOf(form, upload)
      if (img === null) return
      const listed = await pictures.upload()
      if (listed === null) return
      const values = { ...typed, img, pictures: listed }
      const body = differenceOf(tool, values)
      if (Object.keys(body).length === 0) return 'unchanged' as const
      await api.call(changeTool, { params: { id: tool._id }, body })
      form.sent({
        ...valuesOf({ ...tool, ...productOf(values) }),
        ...priceValuesOf(pricesOf(values)),
        ...detailValuesOf(detailsOf(values)),
      })
      showToast('success', texts.saved(values.name.trim()))
      return 'saved' as const
    },
  })
  return (
    <form
      className="card card-padded grid gap-5"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={texts.editHeading}
      onSubmit={onSubmit}
    >
      <h2 className="card-title">{texts.editHeading}</h2>
      <PictureField form={form} upload={upload} />
      <ProductFields form={form} busy={busy} withStock={false} />
      <DetailFields form={form} busy={busy} pictures={pictures} own={tool._id} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.saving : texts.save}
      </Button>
      {problem && <Alert message={problem} />}
      <p role="status">{answer === 'unchanged' && texts.nothingChanged}</p>
    </form>
  )
}

/**
 * Returns the fields that differ from the shown product, so that concurrent changes by others survive. The
 * stock is left out: restocking changes it.
 */
function differenceOf(tool: DescribedTool, values: ProductValues) {
  const { img, name, shortDescription, minOrderQuantity, price } = productOf(values)
  return {
    ...(img !== tool.img && { img }),
    ...(name !== tool.name && { name }),
    ...(shortDescription !== tool.shortDescription && { shortDescription }),
    ...(minOrderQuantity !== tool.minOrderQuantity && { minOrderQuantity }),
    ...(price !== tool.price && { price }),
    ...changedPrices(tool, values),
    ...changedDetails(tool, values),
  }
}
