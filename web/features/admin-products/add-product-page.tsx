import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { toolForm } from '../../../contract/tools.ts'
import { PictureField } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { links } from '../../routing/links.ts'
import { uploadPicture } from '../../session/upload-picture.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { useImageUpload } from '../../ui/fields/use-image-upload.ts'
import { ProductFields } from './product-fields.tsx'
import { emptyProduct, type ProductValues } from './product-values.ts'
import { addProductTexts as texts } from './texts.ts'
import { type AddedProduct, useAddingProduct } from './use-adding-product.ts'

/** `/dashboard/addproduct` (spec §2, §5, §8). A sent form is emptied; what is refused keeps all that was typed. */
export function AddProductPage() {
  const form = useDraftedForm<ProductValues>('product', emptyProduct)
  const upload = useImageUpload(uploadPicture)
  const { busy, problem, added, add, reopen } = useAddingProduct(form, upload)
  return (
    <DashboardPart title={texts.heading}>
      <FormProvider {...form}>
        <form
          className="plate plate-padded grid gap-5"
          method="post"
          noValidate
          aria-busy={busy}
          aria-label={texts.heading}
          onSubmit={form.handleSubmit(add, reopen)}
        >
          <p className="text-soft">{texts.lead}</p>
          <PictureField upload={upload} required={toolForm.image.required} />
          <ProductFields busy={busy} withStock />
          <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
            {busy ? texts.submitting : texts.submit}
          </Button>
          {problem && <Alert message={problem} />}
          <p role="status">{added && <OnBoard added={added} />}</p>
        </form>
      </FormProvider>
    </DashboardPart>
  )
}

function OnBoard({ added: { id, name } }: { added: AddedProduct }) {
  return (
    <>
      {texts.onBoard(name)}{' '}
      <Link className="row-link font-semibold" to={links.tool(id)}>
        {texts.look}
      </Link>
    </>
  )
}
