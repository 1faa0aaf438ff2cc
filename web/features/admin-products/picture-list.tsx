import { imageTypes } from '../../../contract/images/images.ts'
import type { FieldProblems } from '../../forms/field-rules.ts'
import { imageTexts } from '../../forms/texts.ts'
import { problems as sharedTexts } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { ImageField } from '../../ui/fields/image-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { rowField } from './details/row-values.ts'
import { useFocusOfRow } from './details/typed-rows.tsx'
import { mostPictures } from './picture-rows.ts'
import { pictureListTexts as texts } from './texts.ts'
import type { PictureList as Pictures } from './use-picture-rows.ts'

interface PictureListProps {
  readonly list: Pictures
  readonly problems: FieldProblems
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
}

/** Renders the further pictures of a product, each with its file, alternative text and upload. */
export function PictureList({ list, problems, busy }: PictureListProps) {
  const { rows } = list
  const { container, focusRow } = useFocusOfRow('pictures', rows.length)
  return (
    <div className="grid gap-5" ref={container}>
      <p className="soft">{texts.hint}</p>
      {rows.map((row, index) => {
        const file = list.fileOf(row)
        const lost = row.chosen && !file ? `${imageTexts.chooseAgain(row.chosen)} ` : ''
        return (
          <fieldset key={row.key} className="grid gap-3">
            <legend className="sr-only">{texts.row(index + 1)}</legend>
            <ImageField
              label={texts.row(index + 1)}
              name={rowField('pictures', index, 'img')}
              hint={`${lost}${imageTexts.hint}`}
              accept={imageTypes.join(',')}
              problem={problems[rowField('pictures', index, 'img')]}
              upload={list.uploadOf(row)}
              sending={imageTexts.sending}
              again={sharedTexts.tryAgain}
              current={row.img || undefined}
              file={file}
              onChoose={(chosen) => list.choose(row, chosen)}
            />
            <TextField
              label={texts.alt}
              hint={texts.altHint}
              name={rowField('pictures', index, 'alt')}
              value={row.alt}
              problem={problems[rowField('pictures', index, 'alt')]}
              maxLength={200}
              readOnly={busy}
              autoComplete="off"
              onChange={(event) => list.describe(row, event.target.value)}
            />
            <Button
              kind="quiet"
              busy={busy}
              className="justify-self-start"
              onClick={() => {
                focusRow(index)
                list.remove(row)
              }}
            >
              {texts.remove} <span className="sr-only">{texts.row(index + 1)}</span>
            </Button>
          </fieldset>
        )
      })}
      {rows.length < mostPictures && (
        <Button
          busy={busy}
          className="justify-self-start"
          data-add
          onClick={() => {
            focusRow(rows.length)
            list.add()
          }}
        >
          {texts.add}
        </Button>
      )}
    </div>
  )
}
