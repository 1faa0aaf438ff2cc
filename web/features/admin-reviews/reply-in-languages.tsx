import { useMemo } from 'react'
import { replyForm } from '../../../contract/catalogue/review-replies.ts'
import type { WrittenReview } from '../../../contract/catalogue/reviews.ts'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { languageNames } from '../../texts/language-names.ts'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { replyTexts as texts } from './texts.ts'

/** The reply, and its translations by the names of their fields. */
export type ReplyValues = Readonly<Record<string, string>>

/** Returns the name of the field of a translation, as the API names it. */
export function translationField(tag: LanguageTag): string {
  return `translations.${tag}`
}

/** Returns the languages into which the shop's reply can be translated; none if the backend keeps no translations. */
export function useReplyLanguages({ replyTranslations }: WrittenReview): readonly LanguageTag[] {
  const { languages } = useShopSettings()
  const isOffered = replyTranslations !== undefined
  return useMemo(() => {
    const tags = isOffered ? (languages?.offered ?? []).map(({ tag }) => tag) : []
    return tags.filter((tag) => tag !== languages?.standard)
  }, [languages, isOffered])
}

/** Returns the typed translations as the API takes them; nothing without languages. */
export function sentTranslations(values: ReplyValues, tags: readonly LanguageTag[]) {
  if (tags.length === 0) return {}
  return {
    translations: Object.fromEntries(tags.map((tag) => [tag, (values[translationField(tag)] ?? '').trim()])),
  }
}

interface ReplyInLanguagesProps {
  readonly tags: readonly LanguageTag[]
  readonly stored: ReplyValues
  readonly form: DraftedForm<ReplyValues>
  readonly busy: boolean
}

/** Renders the fields of the reply in other languages, folded until they have a text. */
export function ReplyInLanguages({ tags, stored, form, busy }: ReplyInLanguagesProps) {
  return tags.map((tag) => {
    const wiring = form.text(translationField(tag))
    return (
      <details
        className="group"
        key={tag}
        open={stored[translationField(tag)] !== '' || wiring.problem !== undefined}
      >
        <summary className="flex items-center min-h-(--target) font-semibold cursor-pointer before:content-['+'] before:flex-none before:w-5 before:font-figure group-open:before:content-['−']">
          {wiring.value === '' ? texts.add(languageNames[tag]) : languageNames[tag]}
        </summary>
        <TextArea
          label={texts.inLanguage(languageNames[tag])}
          lang={tag}
          maxLength={replyForm.reply.maxLength}
          readOnly={busy}
          {...wiring}
        />
      </details>
    )
  })
}
