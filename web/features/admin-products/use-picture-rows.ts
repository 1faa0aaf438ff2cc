import { useState } from 'react'
import { usePictureUpload } from '../../forms/picture-field.tsx'
import { imageTexts } from '../../forms/texts.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import type { ImageUpload } from '../../ui/fields/use-image-upload.ts'
import { rowField } from './details/row-values.ts'
import { type PictureRow, pictureRows } from './picture-rows.ts'
import type { ProductValues } from './product-values.ts'

/** The further pictures of a product form, with their chosen files. */
export interface PictureList {
  readonly rows: readonly PictureRow[]
  readonly fileOf: (row: PictureRow) => File | undefined
  /** Returns the upload of a row, for its state. */
  readonly uploadOf: (row: PictureRow) => ImageUpload
  readonly choose: (row: PictureRow, file: File | undefined) => void
  readonly describe: (row: PictureRow, alt: string) => void
  readonly add: () => void
  readonly remove: (row: PictureRow) => void
  /** Drops the chosen files. */
  readonly forget: () => void
  /**
   * Uploads the chosen files one by one. Returns the text of the rows; null if an upload failed, whose field shows the
   * error.
   */
  readonly upload: () => Promise<string | null>
}

/** Holds the further pictures of a form: their texts in the form's draft, their chosen files in this component. */
export function usePictureRows(form: DraftedForm<ProductValues>): PictureList {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map())
  const [shownAt, setShownAt] = useState<string>()
  const upload = usePictureUpload('product')
  const rows = pictureRows(form.values)
  const write = (changed: readonly PictureRow[]) => {
    const pictures = JSON.stringify(changed)
    form.change({ pictures })
    return pictures
  }
  const changeRow = (key: string, changed: Partial<PictureRow>) =>
    write(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const keep = (key: string, file: File | undefined) =>
    setFiles((before) => {
      const after = new Map(before)
      if (file) after.set(key, file)
      else after.delete(key)
      return after
    })

  async function uploadAll(): Promise<string | null> {
    let current = rows
    for (const [index, { key, img, chosen }] of rows.entries()) {
      const file = files.get(key)
      if (!file && img === '') {
        form.refuse({ [rowField('pictures', index, 'img')]: imageTexts.chooseAgain(chosen) })
        return null
      }
      if (!file) continue
      setShownAt(key)
      const address = await upload.send(file)
      if (address === null) return null
      current = current.map((row) => (row.key === key ? { ...row, img: address, chosen: '' } : row))
      write(current)
      keep(key, undefined)
    }
    return JSON.stringify(current)
  }
  return {
    rows,
    fileOf: ({ key }) => files.get(key),
    uploadOf: ({ key }) => (key === shownAt ? upload : { ...upload, state: { status: 'idle' } }),
    choose({ key }, file) {
      keep(key, file)
      changeRow(key, { chosen: file?.name ?? '' })
    },
    describe({ key }, alt) {
      changeRow(key, { alt })
    },
    add() {
      write([...rows, { key: `new-${Date.now()}-${rows.length}`, img: '', alt: '', chosen: '' }])
    },
    remove({ key }) {
      keep(key, undefined)
      write(rows.filter((row) => row.key !== key))
    },
    forget() {
      setFiles(new Map())
      upload.clear()
    },
    upload: uploadAll,
  }
}
