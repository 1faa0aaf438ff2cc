import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { toolForm } from '../../../contract/tools.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { PictureField } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { uploadPicture } from '../../session/upload-picture.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useImageUpload } from '../../ui/fields/use-image-upload.ts'
import { ProductFields } from './product-fields.tsx'
import { type ProductValues, valuesOf } from './product-values.ts'
import { productTexts as texts } from './texts.ts'
import { useChangingProduct } from './use-changing-product.ts'

interface EditFormProps {
  readonly tool: Tool
  /** Told when the product is not any more as it is shown. */
  readonly onChanged: () => void
}

/** Changes what is said of a product. What is refused keeps all that was typed. */
export function EditForm({ tool, onChanged }: EditFormProps) {
  const stored = useMemo(() => valuesOf(tool), [tool])
  const form = useDraftedForm<ProductValues>(`product-${tool._id}`, stored)
  const upload = useImageUpload(uploadPicture)
  const { busy, problem, unchanged, change, reopen } = useChangingProduct(form, upload, tool, onChanged)
  return (
    <FormProvider {...form}>
      <form
        className="plate plate-padded grid gap-5"
        method="post"
        noValidate
        aria-busy={busy}
        aria-label={texts.editHeading}
        onSubmit={form.handleSubmit(change, reopen)}
      >
        <h3>{texts.editHeading}</h3>
        <PictureField upload={upload} required={toolForm.image.required} />
        <ProductFields busy={busy} withStock={false} />
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? texts.saving : texts.save}
        </Button>
        {problem && <Alert message={problem} />}
        <p role="status">{unchanged && texts.nothingChanged}</p>
      </form>
    </FormProvider>
  )
}
