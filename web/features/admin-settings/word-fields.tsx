import { useState } from 'react'
import type { NamedLanguage } from '../../../contract/languages/languages.ts'
import { type OwnersWord, type WordPlace, wordPlaces } from '../../../contract/shop/owners-words.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { settingsTexts } from './texts.ts'
import { wordsTexts as texts } from './words-texts.ts'
import { fieldOf, unusedOriginals, type WordTexts } from './words-values.ts'

interface WordFieldsProps {
  readonly form: DraftedForm<WordTexts>
  /** The values in force. */
  readonly stored: WordTexts
  readonly words: readonly OwnersWord[]
  readonly languages: readonly NamedLanguage[]
  readonly busy: boolean
}

/** A longer text gets a field with several lines, so that it can be read whole. */
const longestLine = 28

/**
 * Renders the originals by the place that shows them, with a field for each language beside them. In a narrow window
 * one language is shown, which a field above chooses.
 */
export function WordFields({ form, stored, words, languages, busy }: WordFieldsProps) {
  const [chosen, setChosen] = useState(languages[0]?.tag)
  const [onlyMissing, setOnlyMissing] = useState(false)
  if (words.length === 0) return <p>{texts.none}</p>
  const isMissing = (values: WordTexts, original: string) =>
    languages.some(({ tag }) => isEmpty(values[fieldOf(tag, original)]))
  const groups = [
    ...wordPlaces.map((place) => ({ place, originals: originalsAt(words, place) })),
    { place: 'unused' as const, originals: unusedOriginals(stored, words) },
  ]
  const shown = groups
    .map(({ place, originals }) => ({
      place,
      originals: onlyMissing
        ? originals.filter((original) => place !== 'unused' && isMissing(stored, original))
        : originals,
    }))
    .filter(({ originals }) => originals.length > 0)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {languages.length > 1 && (
          <SelectField
            className="@min-[44rem]:hidden"
            label={texts.language}
            value={chosen}
            choices={languages.map(({ tag, name }) => ({ value: tag, text: name }))}
            onChange={({ target }) => setChosen(languages.find(({ tag }) => tag === target.value)?.tag)}
          />
        )}
        <div role="status">
          <ul className="font-semibold">
            {languages.map(({ tag, name }) => {
              const missing = words.filter(({ text }) => isEmpty(form.values[fieldOf(tag, text)])).length
              return <li key={tag}>{texts.missing(name, missing, words.length)}</li>
            })}
          </ul>
        </div>
        <Checkbox checked={onlyMissing} onChange={setOnlyMissing}>
          {texts.onlyMissing}
        </Checkbox>
      </div>
      {shown.length === 0 && <p>{texts.noneMissing}</p>}
      {shown.map(({ place, originals }) => (
        <section
          key={place}
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
          aria-labelledby={`words-${place}`}
        >
          <h2 className="text-xl tracking-tight" id={`words-${place}`}>
            {place === 'unused' ? texts.unused : texts.places[place]}
          </h2>
          {place === 'unused' && <p className="soft">{texts.unusedHint}</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)]">
            {originals.map((original) => (
              <OneWord
                key={original}
                original={original}
                isUsed={place !== 'unused'}
                chosen={chosen}
                form={form}
                stored={stored}
                languages={languages}
                busy={busy}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface OneWordProps extends Omit<WordFieldsProps, 'words'> {
  readonly original: string
  /** False for a translation whose original is gone, which is not missing where it is empty. */
  readonly isUsed: boolean
  /** The language shown in a narrow window. */
  readonly chosen: string | undefined
}

function OneWord({ original, isUsed, chosen, form, stored, languages, busy }: OneWordProps) {
  const { languages: ofShop } = useShopSettings()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 py-3 border-t border-t-line @min-[44rem]:grid-flow-col @min-[44rem]:auto-cols-fr @min-[44rem]:grid-cols-none">
      <p lang={ofShop?.standard} className="font-semibold whitespace-pre-line wrap-anywhere">
        {original}
      </p>
      {languages.map(({ tag, name }) => {
        const field = fieldOf(tag, original)
        const isHidden = tag !== chosen && form.problems[field] === undefined
        const { [field]: value = '' } = form.values
        const { [field]: before = '' } = stored
        return (
          <div key={tag} className={isHidden ? '@max-[44rem]:hidden' : undefined}>
            <Translation
              tag={tag}
              name={name}
              original={original}
              isMissing={isUsed && isEmpty(value)}
              form={form}
              busy={busy}
            />
            {form.isOutdated && value !== before && (
              <p className="soft flex flex-wrap gap-x-3 gap-y-1 items-center wrap-anywhere">
                <span>
                  {labelTexts.before(settingsTexts.inForce)}
                  <b lang={tag}>{before || settingsTexts.nothing}</b>
                </span>
                <Button kind="quiet" onClick={() => form.change({ [field]: before })}>
                  {settingsTexts.takeTheirs}
                  <span className="sr-only">{labelTexts.after(texts.field(name, original))}</span>
                </Button>
              </p>
            )}
          </div>
        )
      })}
    </li>
  )
}

interface TranslationProps
  extends Pick<WordFieldsProps, 'form' | 'busy'>,
    Pick<NamedLanguage, 'tag' | 'name'> {
  readonly original: string
  readonly isMissing: boolean
}

function Translation({ tag, name, original, isMissing, form, busy }: TranslationProps) {
  const field = {
    ...form.text(fieldOf(tag, original)),
    label: name,
    'aria-label': texts.field(name, original),
    lang: tag,
    readOnly: busy,
    autoComplete: 'off',
    ...(isMissing && { hint: texts.isMissing }),
  }
  const isLong = original.length > longestLine || original.includes('\n')
  return isLong ? (
    <TextArea {...field} rows={original.length > 4 * longestLine ? 4 : 2} />
  ) : (
    <TextField {...field} />
  )
}

function originalsAt(words: readonly OwnersWord[], place: WordPlace): readonly string[] {
  return words.filter((word) => word.place === place).map(({ text }) => text)
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}
