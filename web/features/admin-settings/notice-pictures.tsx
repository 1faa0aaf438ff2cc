import { useState } from 'react'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { PictureField, usePictureUpload } from '../../forms/picture-field.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, useField } from '../../ui/fields/text-field.tsx'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { type FormTexts, type NoticePicture, noticePictures } from './section-values.ts'
import { noticeTexts as texts } from './texts.ts'

/** The official languages of the European Union, and those of the other countries of the European Economic Area. */
const languages = 'bg cs da de el en es et fi fr ga hr hu is it lt lv mt nb nl pl pt ro sk sl sv'.split(' ')
const names = new Intl.DisplayNames([buildLanguage], { type: 'language' })

/** Returns the name of a language. */
export function languageName(code: string): string {
  return names.of(code) ?? code
}

const choices = languages
  .map((value) => ({ value, text: languageName(value) }))
  .toSorted((one, other) => one.text.localeCompare(other.text, buildLanguage))

interface NoticePicturesProps {
  readonly label: string
  readonly form: DraftedForm<FormTexts>
  readonly busy: boolean
}

/** Adds and removes the pictures of the official notice, one for each language. Adding a chosen file uploads it. */
export function NoticePictures({ label, form, busy }: NoticePicturesProps) {
  const pictures = noticePictures(form.values.pictures ?? '')
  const { texts: problem } = useField({ label, problem: form.problems.pictures })
  const keep = (rows: typeof pictures) => form.change({ pictures: JSON.stringify(rows) })
  const left = choices.filter(({ value }) => pictures.every(({ language }) => language !== value))
  return (
    <fieldset className="grid gap-4">
      <legend>{label}</legend>
      <ul className="grid gap-3">
        {pictures.map(({ language, picture }) => (
          <li key={language} className="flex flex-wrap items-center gap-4">
            <img className="h-24 w-auto bg-white border border-line" src={picture} alt="" />
            <b>{languageName(language)}</b>
            <Button
              kind="quiet"
              disabled={busy}
              onClick={() => keep(pictures.filter((row) => row.language !== language))}
            >
              {texts.remove}
              <span className="sr-only">{labelTexts.after(languageName(language))}</span>
            </Button>
          </li>
        ))}
      </ul>
      {problem}
      {left.length > 0 && (
        <NextPicture
          key={pictures.length}
          choices={left}
          busy={busy}
          onAdd={(picture) => keep([...pictures, picture])}
        />
      )}
    </fieldset>
  )
}

interface NextPictureProps {
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly busy: boolean
  readonly onAdd: (picture: NoticePicture) => void
}

function NextPicture({ choices: left, busy, onAdd }: NextPictureProps) {
  const first = left.find(({ value }) => value === 'en') ?? left[0]
  const [language, setLanguage] = useState(first?.value ?? '')
  const [file, setFile] = useState<File>()
  const upload = usePictureUpload()
  const isSending = upload.state.status === 'sending'
  async function add(): Promise<void> {
    const picture = file && (await upload.send(file))
    if (picture) onAdd({ language, picture, ...(await sizeOf(picture)) })
  }
  return (
    <div className="grid gap-3 p-4 border border-line">
      <SelectField
        label={texts.language}
        value={language}
        choices={left}
        disabled={busy}
        onChange={({ target }) => setLanguage(target.value)}
      />
      <PictureField
        form={{
          values: { img: '', chosen: '' },
          file,
          problems: {},
          change: () => undefined,
          chooseFile: setFile,
        }}
        upload={upload}
      />
      <Button
        className="justify-self-start"
        busy={isSending}
        disabled={busy || !file}
        onClick={() => void add()}
      >
        {isSending ? texts.adding : texts.add}
      </Button>
    </div>
  )
}

/** Returns the size of a picture in pixels; nothing if the browser cannot show it. */
async function sizeOf(picture: string): Promise<Pick<NoticePicture, 'width' | 'height'>> {
  const image = new Image()
  image.src = picture
  try {
    await image.decode()
  } catch {
    // The upload has succeeded; pages only reserve no space for the picture.
    return {}
  }
  return { width: image.naturalWidth, height: image.naturalHeight }
}
