import { useFormContext, useWatch } from 'react-hook-form'
import { imageTypes } from '../../contract/images.ts'
import { imageTexts } from '../texts/image.ts'
import { problems } from '../texts/problems.ts'
import { ImageField } from '../ui/fields/image-field.tsx'
import type { ImageUpload } from '../ui/fields/use-image-upload.ts'

/** What a form with a picture knows of it. */
export interface PictureValues {
  readonly image?: FileList
  /** The address of the picture that is uploaded already; empty text without one. */
  readonly img: string
  /** The name of a file that was chosen and is not uploaded, because no browser keeps the file itself. */
  readonly chosen: string
}

interface PictureFieldProps {
  readonly upload: ImageUpload
  /** Said when there is no picture at all. */
  readonly required: string
}

/** The picture of a form: a new file, or the one that is uploaded already. Stands in a FormProvider. */
export function PictureField({ upload, required }: PictureFieldProps) {
  const { register, control, formState, getValues, setValue } = useFormContext<PictureValues>()
  const { image, img, chosen } = useWatch<PictureValues>({ control })
  const lost = chosen && !image?.length ? `${imageTexts.chooseAgain(chosen)} ` : ''
  const picture = register('image', {
    validate: (files) => Boolean(files?.length) || getValues('img') !== '' || required,
    onChange: () => setValue('chosen', getValues('image')?.[0]?.name ?? ''),
  })
  return (
    <ImageField
      label={imageTexts.label}
      hint={`${lost}${imageTexts.hint}`}
      accept={imageTypes.join(',')}
      problem={formState.errors.image?.message}
      upload={upload}
      sending={imageTexts.sending}
      again={problems.tryAgain}
      current={img || undefined}
      {...picture}
    />
  )
}

/**
 * The address of the form's picture, uploaded now if it is a new one; null when that failed, which the field
 * says itself.
 */
export async function pictureAddress(
  upload: ImageUpload,
  { image, img }: PictureValues,
): Promise<string | null> {
  const file = image?.[0]
  return file ? upload.send(file) : img
}
