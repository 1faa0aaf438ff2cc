import { useAnswer } from '../../api/use-answer.ts'
import './picture-choice.css'
import { useCallback, useEffect, useId, useState } from 'react'
import {
  cutOutPicture,
  getPictureForms,
  type PictureForms,
} from '../../../contract/catalogue/picture-forms.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { ImageUpload, UploadedForms } from '../../ui/fields/use-image-upload.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { pictureTexts as texts } from './picture-texts.ts'

interface PictureChoiceProps {
  readonly form: {
    readonly values: { readonly img: string }
    readonly file: File | undefined
    readonly change: (changed: { readonly img: string }) => void
  }
  readonly upload: ImageUpload
  readonly busy: boolean
}

/**
 * Shows a product's picture as a cut-out and as a photograph, on the light and the dark board, and lets the owner
 * choose. If the backend offers both forms, a chosen file is uploaded immediately, and a stored picture can be cut out
 * again. Otherwise the file is uploaded on submit (spec §8).
 */
export function PictureChoice({ form, upload, busy }: PictureChoiceProps) {
  const { file, values, change } = form
  const { sendEarly, forms, choose } = upload
  const cutsOut = useHost().offers(cutOutPicture)
  // The upload's functions change with each render; only another file starts an upload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (file && cutsOut) sendEarly?.(file)
  }, [file, cutsOut])
  if (file) {
    if (forms?.file !== file) return null
    return <Choice forms={forms} chosen={forms.chosen} choose={(url) => choose?.(url)} busy={busy} />
  }
  if (values.img === '' || !cutsOut) return null
  return <StoredChoice key={values.img} img={values.img} choose={(img) => change({ img })} busy={busy} />
}

interface StoredChoiceProps {
  readonly img: string
  readonly choose: (url: string) => void
  readonly busy: boolean
}

/** Lets the owner choose the form of a stored picture. The shop has both forms, or makes the missing one. */
function StoredChoice({ img, choose, busy }: StoredChoiceProps) {
  const api = useApi()
  const [known] = useAnswer(getPictureForms, { query: { img } }, { once: true })
  const [made, setMade] = useState<PictureForms>()
  const { busyWith, failure, start } = useAction(
    useCallback(async (of: string) => setMade(await api.call(cutOutPicture, { body: { img: of } })), [api]),
  )
  if (known.status !== 'ready' || img.startsWith('/pictures/')) return null
  const forms = made ?? known.data
  return (
    <div className="grid gap-3">
      {(made || forms.cutOut) && <Choice forms={forms} chosen={img} choose={choose} busy={busy} />}
      <Button
        kind="quiet"
        className="justify-self-start"
        busy={busyWith !== undefined}
        onClick={() => start(img)}
      >
        {busyWith === undefined ? (forms.cutOut ? texts.again : texts.tryIt) : texts.working}
      </Button>
      {failure && <Alert message={failure.message} />}
    </div>
  )
}

interface ChoiceProps {
  readonly forms: UploadedForms
  readonly chosen: string
  readonly choose: (url: string) => void
  readonly busy: boolean
}

function Choice({ forms: { photograph, cutOut }, chosen, choose, busy }: ChoiceProps) {
  const name = useId()
  if (!cutOut) return <p className="soft">{texts.only}</p>
  const options = [
    { ...cutOut, label: texts.cutOut, hint: texts.cutOutHint },
    ...(photograph
      ? [{ ...photograph, outline: null, label: texts.photograph, hint: texts.photographHint }]
      : []),
  ]
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4" disabled={busy}>
      <legend>{texts.choice}</legend>
      {options.map(({ url, outline, label, hint }) => (
        <label
          key={url}
          className="grid gap-3 content-start p-3 cursor-pointer bg-sheet border-[1.5px] border-line rounded-mark has-checked:border-ink has-checked:[outline:1.5px_solid_var(--color-ink)]"
        >
          <span className="grid grid-cols-[1fr_1fr] gap-2">
            <Board theme="light" label={texts.light} url={url} outline={outline} />
            <Board theme="dark" label={texts.dark} url={url} outline={outline} />
          </span>
          <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-[0.6rem] items-start min-h-(--target-link) [&_small]:block">
            <input type="radio" name={name} checked={url === chosen} onChange={() => choose(url)} />
            <span>
              <b>{label}</b>
              <small className="soft">{hint}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface BoardProps {
  readonly theme: 'light' | 'dark'
  readonly label: string
  readonly url: string
  readonly outline: string | null
}

function Board({ theme, label, url, outline }: BoardProps) {
  return (
    <span className={`picture-board ${theme === 'light' ? 'scheme-light' : 'scheme-dark'}`}>
      <ShadowPicture src={url} files={pictureFiles(url)} alt={label} sizes="160px" outline={outline} />
    </span>
  )
}
