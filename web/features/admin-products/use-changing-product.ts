import { useState } from 'react'
import { changeTool } from '../../../contract/tools.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { pictureAddress } from '../../forms/picture-field.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { useSending } from '../../forms/use-sending.ts'
import { sessionApi } from '../../session/session-api.ts'
import type { ImageUpload } from '../../ui/fields/use-image-upload.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { type ProductValues, productFields, productOf, productWireNames, valuesOf } from './product-values.ts'
import { productTexts } from './texts.ts'

/** Saves what differs from the product as it was shown, so that nobody else's change is taken back. */
export function useChangingProduct(
  form: DraftedForm<ProductValues>,
  upload: ImageUpload,
  tool: Tool,
  onChanged: () => void,
) {
  const { busy, problem, send, reopen } = useSending()
  const [unchanged, setUnchanged] = useState(false)

  async function patch(values: ProductValues): Promise<'sent' | 'stopped'> {
    const img = await pictureAddress(upload, values)
    if (img === null) return 'stopped'
    // From here on the picture outlives a reload as well.
    form.setValue('img', img)
    form.setValue('chosen', '')
    const body = differenceOf(tool, { ...values, img })
    if (Object.keys(body).length === 0) {
      setUnchanged(true)
      return 'stopped'
    }
    await sessionApi().call(changeTool, { params: { id: tool._id }, body })
    form.sent(valuesOf({ ...tool, ...body }))
    onChanged()
    return 'sent'
  }

  async function change(values: ProductValues): Promise<void> {
    setUnchanged(false)
    const sent = await send(() => patch(values), productWireNames)
    if (sent === 'stopped') return
    if (sent === 'sent') return showToast('success', productTexts.saved(values.name.trim()))
    for (const [field, wireName] of productFields) {
      const message = sent.fields[wireName]
      if (message) form.setError(field, { message })
    }
  }
  return {
    busy,
    problem,
    unchanged,
    change,
    reopen() {
      setUnchanged(false)
      reopen()
    },
  }
}

/** The fields that were changed. The stock is none of them: it is moved by restocking. */
function differenceOf(tool: Tool, values: ProductValues) {
  const { img, name, shortDescription, minOrderQuantity, price } = productOf(values)
  return {
    ...(img !== tool.img && { img }),
    ...(name !== tool.name && { name }),
    ...(shortDescription !== tool.shortDescription && { shortDescription }),
    ...(minOrderQuantity !== tool.minOrderQuantity && { minOrderQuantity }),
    ...(price !== tool.price && { price }),
  }
}
