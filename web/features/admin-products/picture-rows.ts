import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import { toolForm } from '../../../contract/catalogue/tools.ts'
import type { FieldRules } from '../../forms/field-rules.ts'
import { rowField, rowsOf } from './details/row-values.ts'

/** A further picture of a product in the form. */
export interface PictureRow {
  /** Identifies the row, so that its chosen file stays attached. */
  readonly key: string
  /** Address of the uploaded picture; empty until then. */
  readonly img: string
  readonly alt: string
  /**
   * Name of a chosen file that is not uploaded yet. After a reload only the name is left, because browsers lose the
   * file.
   */
  readonly chosen: string
}

/** The further pictures of the form: the JSON text of the rows. */
export interface PictureListValue {
  readonly pictures: string
}

/** The most further pictures, from the contract. */
export const mostPictures = 8

/** Parses the rows. */
export function pictureRows({ pictures }: PictureListValue): readonly PictureRow[] {
  return rowsOf<PictureRow>(pictures)
}

/** Returns the rows of a product's further pictures. */
export function pictureRowsOf({ pictures = [] }: Pick<ProductDetails, 'pictures'>): string {
  return JSON.stringify(
    pictures.map(({ img, alt }, index): PictureRow => ({ key: `${index}:${img}`, img, alt, chosen: '' })),
  )
}

/** Converts uploaded rows to further pictures; undefined if there are none. */
export function picturesOf(value: PictureListValue): ProductDetails['pictures'] {
  const pictures = pictureRows(value).map(({ img, alt }) => ({ img, alt: alt.trim() }))
  return pictures.length === 0 ? undefined : pictures
}

/** The fields that can show an error. */
export const pictureListFields = Array.from({ length: mostPictures }, (_, index) => [
  rowField('pictures', index, 'img'),
  rowField('pictures', index, 'alt'),
]).flat()

/** Requires a file or an uploaded picture in each row. */
export const pictureListRules: FieldRules<PictureListValue> = Object.fromEntries(
  Array.from({ length: mostPictures }, (_, index) => [
    rowField('pictures', index, 'img'),
    (value: PictureListValue) => {
      const row = pictureRows(value)[index]
      return row && row.img === '' && row.chosen === '' ? toolForm.image.required : undefined
    },
  ]),
)
