import { useEffect, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { addItem } from '../../../contract/catalogue/managed-items.ts'
import { setProductState } from '../../../contract/catalogue/product-states.ts'
import { addTool, toolForm } from '../../../contract/catalogue/tools.ts'
import { operation } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { getProduct, type Product } from '../../api/rows/products.ts'
import { useAnswer } from '../../api/use-answer.ts'
import type { FieldRules } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { PictureField, uploadPictureOf, usePictureUpload } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import { problems } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { DetailFields } from './details/detail-fields.tsx'
import { stateTexts } from './lists/state-texts.ts'
import { isBooked, partOf } from './part-values.ts'
import { PictureChoice } from './picture-choice.tsx'
import { ProductFields } from './product-fields.tsx'
import {
  emptyProduct,
  newProductRules,
  type ProductValues,
  productOf,
  productWireNames,
  valuesOf,
} from './product-values.ts'
import { addProductTexts as texts } from './texts.ts'
import { usePictureRows } from './use-picture-rows.ts'
import { namesOfCopy, wordWireNames } from './words/word-values.ts'

// Spec §7 defines only these fields of the answer; another backend may omit our extensions.
const addAnywhere = operation({
  ...addTool,
  answer: z.object({ insertedId: z.string().check(z.minLength(1)) }),
})

/** Renders `/dashboard/addproduct` (spec §2, §5, §8): an empty form, or a form with a copy's values (extension). */
export function AddProductPage() {
  const [address] = useSearchParams()
  const copied = address.get('copy')
  const { offers } = useHost()
  const kind = address.get('kind') === 'part' && offers(addItem) ? 'part' : 'tool'
  return (
    <DashboardPart title={texts.heading}>
      {copied !== null && offers(getProduct) ? (
        <CopyForm key={copied} id={copied} />
      ) : (
        <AddForm key={kind} kind={kind} />
      )}
    </DashboardPart>
  )
}

function CopyForm({ id }: { readonly id: string }) {
  const [product, reload] = useAnswer(getProduct, { params: { id } }, { once: true })
  if (product.status === 'loading') {
    return (
      <Card>
        <Skeleton label={stateTexts.copyLoading} lines={6} />
      </Card>
    )
  }
  if (product.status === 'failed')
    return <Alert message={product.error.message} again={{ label: problems.tryAgain, run: reload }} />
  return <AddForm copied={product.data} />
}

/** Adds a product. Success clears the form and focuses the first field; a refusal keeps the values. */
function AddForm({ copied, kind = 'tool' }: { readonly copied?: Product; readonly kind?: 'tool' | 'part' }) {
  const formats = useFormats()
  const api = useApi()
  const stored = useMemo(
    () => (copied ? copyOf(formats, copied) : { ...emptyProduct, kind }),
    [copied, kind, formats],
  )
  /** Whether the pressed button saves a draft. */
  const asDraft = useRef(false)
  const rules = useMemo(() => rulesOfNew(() => asDraft.current), [])
  const form = useDraftedForm<ProductValues>(
    copied ? `product-copy-${copied._id}` : kind === 'part' ? 'new-part' : 'product',
    stored,
    rules,
  )
  const drafts = useHost().offers(setProductState)
  const upload = usePictureUpload('product')
  const pictures = usePictureRows(form)
  const element = useRef<HTMLFormElement>(null)
  const { busy, problem, answer, onSubmit } = useSubmit({
    form,
    wireNames: { ...productWireNames, ...wordWireNames(form.values) },
    async send(values) {
      const draft = asDraft.current
      const img = await uploadPictureOf(form, upload)
      // Without the picture's address the form sends nothing (spec §8).
      if (img === null) return
      const listed = await pictures.upload()
      if (listed === null) return
      const whole = { ...values, img, pictures: listed }
      const asked = draft && { draft }
      const isPart = values.kind === 'part'
      const { insertedId: id } = await (isPart
        ? api.call(addItem, { body: { ...partOf(formats, whole), ...asked } })
        : api.call(addAnywhere, { body: { ...productOf(formats, whole), ...asked } }))
      form.sent()
      showToast('success', texts.added)
      return { id, name: values.name.trim(), draft, hasPage: !draft && (!isPart || isBooked(values)) }
    },
    onFailed: () => showToast('error', texts.failed),
  })
  useEffect(() => {
    if (answer) element.current?.querySelector('input')?.focus()
  }, [answer])
  return (
    <Form
      ref={element}
      className="card card-padded grid gap-5"
      busy={busy}
      label={texts.heading}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        asDraft.current = submitter?.getAttribute('value') === 'draft'
        onSubmit(event)
      }}
    >
      <p className="text-soft">{copied ? stateTexts.copyLead(copied.name) : texts.lead}</p>
      <IfOffered operation={addItem}>
        {!copied && (
          <SelectField label={texts.kind} choices={texts.kinds} disabled={busy} {...form.text('kind')} />
        )}
      </IfOffered>
      <PictureField form={form} upload={upload} />
      <PictureChoice form={form} upload={upload} busy={busy} />
      <ProductFields form={form} busy={busy} withStock />
      <DetailFields form={form} busy={busy} pictures={pictures} />
      <span className="actions">
        <Button kind="go" type="submit" busy={busy}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        {drafts && (
          <Button kind="quiet" type="submit" value="draft" busy={busy}>
            {stateTexts.saveDraft}
          </Button>
        )}
      </span>
      {problem && <Alert message={problem} />}
      <p role="status">{answer && <Added {...answer} />}</p>
    </Form>
  )
}

interface AddedProps {
  readonly id: string
  readonly name: string
  readonly draft: boolean
  /** Whether visitors have a page for it; a part without stock has none. */
  readonly hasPage: boolean
}

function Added({ id, name, draft, hasPage }: AddedProps) {
  return (
    <>
      {draft ? stateTexts.draftSaved(name) : texts.onBoard(name)}{' '}
      <Link className="row-link font-semibold" to={hasPage ? links.tool(id) : dashboardLinks.product(id)}>
        {hasPage ? texts.look : stateTexts.openDraft}
      </Link>
    </>
  )
}

/** Returns the rules of a new product; a draft needs no picture. */
function rulesOfNew(isDraft: () => boolean): FieldRules<ProductValues> {
  const { image } = newProductRules
  return {
    ...newProductRules,
    image: (values, formats, file) => (isDraft() ? undefined : image?.(values, formats, file)),
  }
}

/** Returns the values of a copy, without the original's stock, SKU, earlier price and names in other languages. */
function copyOf(formats: Formats, product: Product): ProductValues {
  const name = stateTexts.copyOf(product.name).slice(0, toolForm.name.maxLength.value)
  const availableQuantity = product.stocked === false ? '' : '0'
  const values = { ...valuesOf(formats, product), ...namesOfCopy }
  return { ...values, name, availableQuantity, sku: '', compareAtPrice: '' }
}
