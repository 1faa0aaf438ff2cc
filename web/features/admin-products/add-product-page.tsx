import { Link } from 'react-router'
import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { addTool } from '../../../contract/tools.ts'
import { useApi } from '../../api/api-context.ts'
import { PictureField, uploadPictureOf, usePictureUpload } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { DetailFields } from './detail-fields.tsx'
import { ProductFields } from './product-fields.tsx'
import {
  emptyProduct,
  newProductRules,
  type ProductValues,
  productOf,
  productWireNames,
} from './product-values.ts'
import { addProductTexts as texts } from './texts.ts'
import { usePictureRows } from './use-picture-rows.ts'

// Spec §7 defines only these fields; another backend may omit our additional ones.
const addAnywhere = operation({
  ...addTool,
  answer: z.object({ insertedId: z.string().check(z.minLength(1)) }),
})

/**
 * Renders `/dashboard/addproduct` (spec §2, §5, §8). A successful submit clears the form; a refused one keeps
 * its values.
 */
export function AddProductPage() {
  const api = useApi()
  const form = useDraftedForm<ProductValues>('product', emptyProduct, newProductRules)
  const upload = usePictureUpload()
  const pictures = usePictureRows(form)
  const { busy, problem, answer, onSubmit } = useSubmit({
    form,
    wireNames: productWireNames,
    async send(values) {
      const img = await uploadPictureOf(form, upload)
      // Without the picture's address nothing is submitted (spec §8).
      if (img === null) return
      const listed = await pictures.upload()
      if (listed === null) return
      const body = productOf({ ...values, img, pictures: listed })
      const { insertedId: id } = await api.call(addAnywhere, { body })
      form.sent()
      showToast('success', texts.added)
      return { id, name: body.name }
    },
    onFailed: () => showToast('error', texts.failed),
  })
  return (
    <DashboardPart title={texts.heading}>
      <form
        className="card card-padded grid gap-5"
        method="post"
        noValidate
        aria-busy={busy}
        aria-label={texts.heading}
        onSubmit={onSubmit}
      >
        <p className="text-soft">{texts.lead}</p>
        <PictureField form={form} upload={upload} />
        <ProductFields form={form} busy={busy} withStock />
        <DetailFields form={form} busy={busy} pictures={pictures} />
        <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? texts.submitting : texts.submit}
        </Button>
        {problem && <Alert message={problem} />}
        <p role="status">
          {answer && (
            <>
              {texts.onBoard(answer.name)}{' '}
              <Link className="row-link font-semibold" to={links.tool(answer.id)}>
                {texts.look}
              </Link>
            </>
          )}
        </p>
      </form>
    </DashboardPart>
  )
}
