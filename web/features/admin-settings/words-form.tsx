import { use, useMemo, useState } from 'react'
import type { NamedLanguage } from '../../../contract/languages/languages.ts'
import type { OwnersWord } from '../../../contract/shop/owners-words.ts'
import { changeSettings, type SectionOnWire } from '../../../contract/shop/settings.ts'
import { useApi } from '../../api/api-context.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import { Form } from '../../forms/form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { instantText } from '../../ui/values/local-time.tsx'
import { TimeZoneContext } from '../../ui/values/time-zone.ts'
import { showShop } from './show-shop.ts'
import { sectionTexts, settingsTexts } from './texts.ts'
import { WordFields } from './word-fields.tsx'
import { rulesOf, textsOfForm, type WordTexts, wireNamesOf, wordsOfTexts } from './words-values.ts'

interface WordsFormProps {
  readonly stored: SectionOnWire
  /** All originals. */
  readonly words: readonly OwnersWord[]
  /** The languages besides the standard one, at least one. */
  readonly languages: readonly NamedLanguage[]
}

const nothingToDiscard = () => undefined

/** Changes the translations of the owner's texts, as the forms of the other sections do. */
export function WordsForm({ stored, words, languages }: WordsFormProps) {
  const formats = useFormats()
  const api = useApi()
  const timeZone = use(TimeZoneContext)
  const tags = languages.map(({ tag }) => tag).join(' ')
  const { inForce, rules, wireNames } = useMemo(() => {
    const chosen = languages.filter(({ tag }) => tags.includes(tag)).map(({ tag }) => tag)
    const inForce = textsOfForm(words, chosen, stored.value)
    return { inForce, rules: rulesOf(inForce), wireNames: wireNamesOf(inForce) }
  }, [words, languages, tags, stored])
  const form = useDraftedForm<WordTexts>('settings-words', inForce, rules, stored.version)
  // A save sends the version on which the typing was based, until a refusal reports a newer one.
  const [told, setTold] = useState(false)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const saved = await api.call(changeSettings, {
        params: { section: 'words' },
        // The server's versions are texts or null.
        body: {
          from: told ? stored.version : (form.begun.version as string | null),
          value: { ...wordsOfTexts(values) },
        },
      })
      setTold(false)
      form.sent(
        textsOfForm(
          words,
          languages.map(({ tag }) => tag),
          saved.value,
        ),
      )
      showToast('success', settingsTexts.saved)
      void showShop(api)
    },
    onFailed() {
      setTold(true)
      showToast('error', settingsTexts.notSaved)
    },
  })
  return (
    <Form
      className="card card-padded grid grid-cols-[minmax(0,1fr)] content-start gap-5"
      busy={busy}
      label={sectionTexts.words.name}
      onSubmit={onSubmit}
    >
      <p className="text-soft">{sectionTexts.words.about}</p>
      <EarlierDraft form={form} onDiscard={nothingToDiscard} />
      {form.isOutdated && stored.changedAt !== null && (
        <Notice tone="warn" action={{ label: settingsTexts.goOn, run: form.goOn }}>
          {settingsTexts.changed(stored.changedBy, instantText(formats, stored.changedAt, timeZone))}
        </Notice>
      )}
      <WordFields form={form} stored={inForce} words={words} languages={languages} busy={busy} />
      <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? settingsTexts.saving : settingsTexts.save}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
