import { use, useMemo, useState } from 'react'
import { changeSettings, type SectionOnWire } from '../../../contract/shop/settings.ts'
import { useApi } from '../../api/api-context.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import type { FieldRules } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { PictureField, uploadPictureOf, usePictureUpload } from '../../forms/picture-field.tsx'
import { type DraftedForm, useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { instantText } from '../../ui/values/local-time.tsx'
import { TimeZoneContext } from '../../ui/values/time-zone.ts'
import { fieldInWords } from './field-in-words.ts'
import { Preview } from './preview.tsx'
import { RatesFields } from './rates-fields.tsx'
import { ReminderFields } from './reminder-fields.tsx'
import { SectionFields } from './section-fields.tsx'
import { type FormTexts, heroWireNames, problemsIn, toTexts, toValue, wireNames } from './section-values.ts'
import { showShop } from './show-shop.ts'
import { TaxFields } from './tax-fields.tsx'
import { type FormSection, sectionTexts, settingsTexts as texts } from './texts.ts'

/** The preview is beside the form; the rates of tax need the whole width. */
const besidePreview = '@min-[54rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @min-[54rem]:items-start'

interface SectionFormProps {
  readonly section: FormSection
  readonly stored: SectionOnWire
}

/** Changes a section of the settings. Typed text survives errors, reloads and another admin's change. */
export function SectionForm({ section, stored }: SectionFormProps) {
  const formats = useFormats()
  const api = useApi()
  const timeZone = use(TimeZoneContext)
  const inForce = useMemo(() => toTexts(formats, section, stored.value), [formats, section, stored])
  const hasPicture = 'img' in inForce
  const form = useDraftedForm<FormTexts>(
    `settings-${section}`,
    inForce,
    rulesOf(formats, section, inForce),
    stored.version,
  )
  const upload = usePictureUpload()
  // A save sends the version on which the typing was based, until a refusal reports a newer one.
  const [told, setTold] = useState(false)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: section === 'hero' ? heroWireNames : wireNames,
    async send(values) {
      const img = hasPicture ? await uploadPictureOf(pictureForm(form), upload) : ''
      if (img === null) return
      const value = toValue(formats, section, { ...values, ...(hasPicture && { img }) })
      const saved = await api.call(changeSettings, {
        params: { section },
        // The server's versions are texts or null.
        body: { from: told ? stored.version : (form.begun.version as string | null), value },
      })
      setTold(false)
      form.sent(toTexts(formats, section, saved.value))
      showToast('success', texts.saved)
      void showShop(api)
    },
    onFailed() {
      setTold(true)
      showToast('error', texts.notSaved)
    },
  })
  return (
    <div className={`grid gap-5 ${section === 'tax' ? '' : besidePreview}`}>
      <Form
        className="card card-padded grid content-start gap-5"
        busy={busy}
        label={sectionTexts[section].name}
        onSubmit={onSubmit}
      >
        <p className="text-soft">{sectionTexts[section].about}</p>
        <EarlierDraft form={form} onDiscard={upload.clear} />
        {form.isOutdated && stored.changedAt !== null && (
          <Notice tone="warn" action={{ label: texts.goOn, run: form.goOn }}>
            {texts.changed(stored.changedBy, instantText(formats, stored.changedAt, timeZone))}
          </Notice>
        )}
        {hasPicture && (
          <fieldset className="grid gap-2 justify-items-start">
            <legend className="font-semibold">{fieldInWords(section, 'img').label}</legend>
            <PictureField form={pictureForm(form)} upload={upload} />
            {form.values.img !== '' && (
              <Button kind="quiet" onClick={() => form.change({ img: '' })}>
                {texts.noPicture}
              </Button>
            )}
          </fieldset>
        )}
        <Fields section={section} form={form} stored={inForce} busy={busy} />
        <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? texts.saving : texts.save}
        </Button>
        {problem && <Alert message={problem} />}
      </Form>
      <Card className="grid gap-3 content-start min-w-0 @min-[54rem]:sticky @min-[54rem]:top-4">
        <h2 className="text-xl tracking-tight">{texts.preview}</h2>
        <Preview section={section} texts={form.values} />
      </Card>
    </div>
  )
}

/** Renders the fields of a section. Sections of rows have fields of their own. */
function Fields({ section, ...fields }: Parameters<typeof SectionFields>[0]) {
  if (section === 'rates') return <RatesFields {...fields} />
  if (section === 'tax') return <TaxFields {...fields} />
  if (section === 'reminders') return <ReminderFields {...fields} />
  return <SectionFields section={section} {...fields} />
}

/** Returns the part of the form that the picture field uses. */
function pictureForm(form: DraftedForm<FormTexts>) {
  const { img = '', chosen = '' } = form.values
  const { file, problems, chooseFile } = form
  return {
    values: { img, chosen },
    file,
    problems,
    chooseFile,
    change: (changed: { readonly img?: string; readonly chosen?: string }) => form.change({ ...changed }),
  }
}

/** Makes rules that check the whole section by the contract's schema, and report each error at its field. */
function rulesOf(formats: Formats, section: FormSection, fields: FormTexts): FieldRules<FormTexts> {
  return Object.fromEntries(
    Object.keys(fields).map((field) => [
      field,
      (values: FormTexts) => problemOf(formats, section, values, field),
    ]),
  )
}

/** Returns the problem of a field; that of the zones is the first of their fields, which show their own. */
function problemOf(
  formats: Formats,
  section: FormSection,
  values: FormTexts,
  field: string,
): string | undefined {
  const problems = problemsIn(formats, section, values)
  const inside = Object.keys(problems).find((name) => name.startsWith(`${field}.`))
  return problems[field] ?? (inside === undefined ? undefined : problems[inside])
}
