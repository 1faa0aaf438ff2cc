import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { changeText, longestText, type TextPage, type TextSource } from '../../../contract/shop/texts.ts'
import { useApi } from '../../api/api-context.ts'
import { Form } from '../../forms/form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { languageNames } from '../../texts/language-names.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { LineDifferences } from './line-differences-list.tsx'
import { Placeholders } from './placeholders.tsx'
import { StandardText } from './standard-text.tsx'
import { inLanguage, useTextLanguages } from './text-language.ts'
import { TextPreview } from './text-preview.tsx'
import { pageHints, textsTexts as texts } from './texts.ts'

interface TextEditorProps {
  readonly page: TextPage
  readonly stored: TextSource
  /** The language of a translation; undefined for the standard language. */
  readonly language: LanguageTag | undefined
  /** The text that a translation says in another language. */
  readonly standardText: string | undefined
}

interface Typed {
  readonly markdown: string
}

/** What a narrow screen shows of the editor. */
type View = 'write' | 'preview' | 'standard'

const rules = {
  markdown: ({ markdown }: Typed, formats: Formats) =>
    markdown.length > longestText ? texts.tooLong(formats, longestText) : undefined,
}

/**
 * Edits a text next to its preview, and a translation next to the text in the standard language. Typed text survives
 * errors, reloads and another admin's change.
 */
export function TextEditor({ page, stored, language, standardText }: TextEditorProps) {
  const formats = useFormats()
  const api = useApi()
  const inForce = useMemo(() => ({ markdown: stored.markdown }), [stored])
  const form = useDraftedForm<Typed>(
    language ? `text-${page}-${language}` : `text-${page}`,
    inForce,
    rules,
    stored.version,
  )
  const [view, setView] = useState<View>('write')
  // Publishing sends the version on which the typing was based, until a refusal reports a newer one.
  const [told, setTold] = useState(false)
  const { standard } = useTextLanguages()
  const label = language ? texts.labelIn(languageNames[language]) : texts.label
  const area = useRef<HTMLTextAreaElement>(null)
  const { markdown } = form.values
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { markdown: 'markdown' },
    async send(values) {
      const saved = await api.call(changeText, {
        params: { page },
        // The server's versions are texts or null.
        body: {
          from: told ? stored.version : (form.begun.version as string | null),
          markdown: values.markdown,
          ...inLanguage(language),
        },
      })
      setTold(false)
      form.sent({ markdown: saved.markdown })
      showToast('success', texts.saved)
    },
    onFailed() {
      setTold(true)
      setView('write')
      showToast('error', texts.notSaved)
    },
  })

  function insert(name: string): void {
    const { selectionStart = markdown.length, selectionEnd = markdown.length } = area.current ?? {}
    const piece = `{{${name}}}`
    flushSync(() => {
      setView('write')
      form.change({ markdown: markdown.slice(0, selectionStart) + piece + markdown.slice(selectionEnd) })
    })
    area.current?.focus()
    area.current?.setSelectionRange(selectionStart + piece.length, selectionStart + piece.length)
  }

  const views: readonly { readonly name: View; readonly text: string }[] = [
    { name: 'write', text: texts.write },
    ...(standardText === undefined
      ? []
      : [{ name: 'standard' as const, text: texts.standardText(languageNames[standard]) }]),
    { name: 'preview', text: texts.preview },
  ]

  return (
    <div className="texts-sheet grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start" data-view={view}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce form fields. */}
      <div className="flex bg-sheet border border-line lg:hidden" role="group" aria-label={texts.views}>
        {views.map(({ name, text }) => (
          <button
            className="flex-1 min-h-(--target) font-semibold border-b-3 border-b-transparent aria-pressed:border-b-ink"
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <Form
        className="card card-padded texts-form grid gap-4 content-start min-w-0 lg:[&_textarea]:min-h-[60vh]"
        busy={busy}
        label={label}
        onSubmit={onSubmit}
      >
        {form.isOutdated && (
          <Notice tone="warn">
            <div className="grid gap-3">
              <p>{texts.theirs(stored.changedBy ?? texts.former)}</p>
              <LineDifferences before={stored.markdown} after={markdown} summary={texts.mineBesideTheirs} />
              <div className="flex flex-wrap gap-3">
                <Button kind="quiet" onClick={form.goOn}>
                  {texts.goOn}
                </Button>
                <Button kind="quiet" onClick={() => form.change(inForce)}>
                  {texts.takeTheirs}
                </Button>
              </div>
            </div>
          </Notice>
        )}
        {standardText !== undefined && standardText !== '' && markdown.trim() === '' && (
          <p>
            <Button kind="quiet" onClick={() => form.change({ markdown: standardText })}>
              {texts.copyStandard(languageNames[standard])}
            </Button>
          </p>
        )}
        <TextArea
          label={label}
          hint={[hintOf(page), texts.hint].filter(Boolean).join(' ')}
          {...form.text('markdown')}
          ref={area}
          rows={24}
          readOnly={busy}
          lang={language ?? standard}
          spellCheck
          autoComplete="off"
        />
        <p className="figure soft">{texts.words(formats, wordCount(markdown))}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="go" type="submit" busy={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
          {markdown !== stored.markdown && !form.isOutdated && (
            <Button kind="quiet" onClick={() => form.change(inForce)}>
              {texts.discard}
            </Button>
          )}
        </div>
        {problem && <Alert message={problem} />}
        <Placeholders values={stored.placeholders} onInsert={insert} />
      </Form>
      <div className="texts-beside grid gap-5 content-start min-w-0 lg:sticky lg:top-4">
        {standardText !== undefined && <StandardText markdown={standardText} language={standard} />}
        <TextPreview
          markdown={markdown}
          language={language}
          empty={language ? texts.previewEmptyIn(languageNames[standard]) : texts.previewEmpty}
        />
      </div>
    </div>
  )
}

function wordCount(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Returns the hint of a page with a layout of its own. */
function hintOf(page: TextPage): string | undefined {
  const hints: Readonly<Partial<Record<TextPage, string>>> = pageHints
  return hints[page]
}
