import { createContext, useContext } from 'react'
import { imageTypes } from '../../contract/images/images.ts'
import { uploadPicture } from '../session/upload-picture.ts'
import { problems } from '../texts/problems.ts'
import { ImageField } from '../ui/fields/image-field.tsx'
import {
  type ImageUpload,
  type UploadFile,
  type UploadPurpose,
  useImageUpload,
} from '../ui/fields/use-image-upload.ts'
import type { FieldRule } from './field-rules.ts'
import { imageTexts } from './texts.ts'

/** Uploads the pictures of forms; tests provide a fake. */
export const PictureUpload = createContext<UploadFile>(uploadPicture)

/** Returns the upload of a form's picture; a product's picture is also cut out. */
export function usePictureUpload(purpose: UploadPurpose = 'other'): ImageUpload {
  return useImageUpload(useContext(PictureUpload), purpose)
}

/** The draft fields of a form's picture. */
export interface PictureValues {
  /** Address of the uploaded picture; empty without one. */
  readonly img: string
  /**
   * Name of a chosen file that is not uploaded yet. After a reload only the name is left, because browsers lose the
   * file.
   */
  readonly chosen: string
}

/** A form with a picture. */
interface PictureForm {
  readonly values: PictureValues
  readonly file: File | undefined
  readonly problems: { readonly image?: string | undefined }
  readonly change: (changed: Partial<PictureValues>) => void
  readonly chooseFile: (file: File | undefined) => void
}

interface PictureFieldProps {
  readonly form: PictureForm
  readonly upload: ImageUpload
}

/** Renders the picture field of a form: a new file, or the uploaded picture. */
export function PictureField({ form, upload }: PictureFieldProps) {
  const { values, file, problems: wrong, change, chooseFile } = form
  const lost = values.chosen && !file ? `${imageTexts.chooseAgain(values.chosen)} ` : ''
  return (
    <ImageField
      label={imageTexts.label}
      hint={`${lost}${imageTexts.hint}`}
      accept={imageTypes.join(',')}
      problem={wrong.image}
      upload={upload}
      sending={imageTexts.sending}
      again={problems.tryAgain}
      current={values.img || undefined}
      file={file}
      onChoose={(chosen) => {
        chooseFile(chosen)
        change({ chosen: chosen?.name ?? '' })
      }}
    />
  )
}

/** Requires a picture: a chosen file or an uploaded one. */
export function pictureRule(required: string): FieldRule<PictureValues> {
  return ({ img }, _, file) => (file || img !== '' ? undefined : required)
}

/**
 * Uploads the form's new picture, if any, and stores its address in the draft, so that it survives a reload. Returns
 * the address; null if the upload failed, which the field reports.
 */
export async function uploadPictureOf(
  { file, values, change }: PictureForm,
  upload: ImageUpload,
): Promise<string | null> {
  const img = file ? await upload.send(file) : values.img
  if (img !== null) change({ img, chosen: '' })
  return img
}
