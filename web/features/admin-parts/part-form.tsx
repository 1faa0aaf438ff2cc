import { useEffect, useMemo, useRef } from 'react'
import { addItem, changeItem, itemFields } from '../../../contract/managed-items.ts'
import { productDetails } from '../../../contract/product-details.ts'
import { toolForm } from '../../../contract/tools.ts'
import { useApi } from '../../api/api-context.ts'
import type { Part } from '../../api/rows/products.ts'
import { type FieldRules, schemaProblem, textProblem } from '../../forms/field-rules.ts'
import {
  PictureField,
  type PictureValues,
  pictureRule,
  uploadPictureOf,
  usePictureUpload,
} from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { partTexts as texts } from './texts.ts'

interface PartValues extends PictureValues {
  readonly name: string
  readonly price: string
  readonly sku: string
  readonly brand: string
  readonly category: string
}

const rules: FieldRules<PartValues> = {
  image: pictureRule(toolForm.image.required),
  name: ({ name }) => textProblem(name, toolForm.name),
  price: ({ price }) => textProblem(price, toolForm.price) ?? schemaProblem(price, itemFields.price),
  sku: ({ sku }) => schemaProblem(sku, productDetails.sku),
  brand: ({ brand }) => schemaProblem(brand, productDetails.brand),
  category: ({ category }) => schemaProblem(category, productDetails.category),
}
const wireNames = {
  ...{ image: 'img', name: 'name', price: 'price' },
  ...{ sku: 'sku', brand: 'brand', category: 'category' },
}

interface PartFormProps {
  /** Undefined: a new part. */
  readonly part: Part | undefined
  readonly onDone: () => void
}

/** Adds a part, or changes the fields of one that differ; a refused form keeps its values. */
export function PartForm({ part, onDone }: PartFormProps) {
  const api = useApi()
  const stored = useMemo(() => valuesOf(part), [part])
  const form = useDraftedForm<PartValues>(`part-${part?._id ?? 'new'}`, stored, rules)
  const upload = usePictureUpload()
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send(typed) {
      const img = await uploadPictureOf(form, upload)
      if (img === null) return
      const values = wireOf({ ...typed, img })
      if (part) {
        const before = new Map<string, unknown>(Object.entries(wireOf(stored)))
        const changed = Object.entries(values).filter(([field, value]) => value !== before.get(field))
        await api.call(changeItem, { params: { id: part._id }, body: Object.fromEntries(changed) })
      } else await api.call(addItem, { body: values })
      form.sent(typed)
      showToast('success', part ? texts.saved(values.name) : texts.added(values.name))
      onDone()
      return true
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = part ? texts.editHeading(part.name ?? texts.unnamed) : texts.addHeading
  const field = (name: 'name' | 'price' | 'sku' | 'brand' | 'category') => ({
    label: texts[name],
    autoComplete: 'off',
    readOnly: busy,
    ...form.text(name),
  })
  return (
    <form
      className="card card-padded grid gap-5"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={title}
      onSubmit={onSubmit}
    >
      <h2 className="card-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <PictureField form={form} upload={upload} />
      <TextField {...field('name')} hint={texts.nameHint} />
      <div className="product-figures">
        <TextField {...field('price')} hint={texts.priceHint} inputMode="decimal" />
        <TextField {...field('sku')} hint={texts.skuHint} />
        <TextField {...field('brand')} />
        <TextField {...field('category')} hint={texts.categoryHint} />
      </div>
      <span className="actions">
        <Button kind="go" type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </span>
      {problem && <Alert message={problem} />}
    </form>
  )
}

function valuesOf(part: Part | undefined): PartValues {
  const { img = '', name = '', price, sku = '', brand = '', category = '' } = part ?? {}
  return { img, chosen: '', name, price: price?.toFixed(2) ?? '', sku, brand, category }
}

/** Converts form values to a request body; an empty detail is cleared. */
function wireOf({ img, name, price, sku, brand, category }: PartValues) {
  const detail = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    img,
    name: name.trim(),
    price: Number(price),
    ...{ sku: detail(sku), brand: detail(brand), category: detail(category) },
  }
}
