import { useState } from 'react'
import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { addTool } from '../../../contract/tools.ts'
import { pictureAddress } from '../../forms/picture-field.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { useSending } from '../../forms/use-sending.ts'
import { sessionApi } from '../../session/session-api.ts'
import type { ImageUpload } from '../../ui/fields/use-image-upload.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { type ProductValues, productFields, productOf, productWireNames } from './product-values.ts'
import { addProductTexts } from './texts.ts'

// The answer of spec §7; another backend may leave out what ours has beside it.
const addAnywhere = operation({
  ...addTool,
  answer: z.object({ insertedId: z.string().check(z.minLength(1)) }),
})

export interface AddedProduct {
  readonly id: string
  readonly name: string
}

/**
 * Adds what stands in the form: the picture first, then POST /tools. Without the picture's address nothing is
 * submitted (spec §8). `added` is there from a success until the next submit.
 */
export function useAddingProduct(form: DraftedForm<ProductValues>, upload: ImageUpload) {
  const { busy, problem, send, reopen } = useSending()
  const [added, setAdded] = useState<AddedProduct>()

  async function post(values: ProductValues): Promise<'sent' | 'stopped'> {
    const img = await pictureAddress(upload, values)
    if (img === null) return 'stopped'
    // From here on the picture outlives a reload as well.
    form.setValue('img', img)
    form.setValue('chosen', '')
    const body = productOf({ ...values, img })
    const { insertedId } = await sessionApi().call(addAnywhere, { body })
    form.sent()
    setAdded({ id: insertedId, name: body.name })
    return 'sent'
  }

  async function add(values: ProductValues): Promise<void> {
    setAdded(undefined)
    const sent = await send(() => post(values), productWireNames)
    if (sent === 'stopped') return
    if (sent === 'sent') return showToast('success', addProductTexts.added)
    showToast('error', addProductTexts.failed)
    for (const [field, wireName] of productFields) {
      const message = sent.fields[wireName]
      if (message) form.setError(field, { message })
    }
  }
  return {
    busy,
    problem,
    added,
    add,
    reopen() {
      setAdded(undefined)
      reopen()
    },
  }
}
