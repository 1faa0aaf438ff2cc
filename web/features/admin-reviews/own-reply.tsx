import { useEffect, useMemo, useRef, useState } from 'react'
import { removeReviewReply, replyForm, replyToReview } from '../../../contract/catalogue/review-replies.ts'
import type { WrittenReview } from '../../../contract/catalogue/reviews.ts'
import { useApi } from '../../api/api-context.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { languageNames } from '../../texts/language-names.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import {
  ReplyInLanguages,
  type ReplyValues,
  sentTranslations,
  translationField,
  useReplyLanguages,
} from './reply-in-languages.tsx'
import { replyTexts as texts } from './texts.ts'

interface ReviewProps {
  readonly review: WrittenReview
}

/**
 * Shows the shop's reply to a review, which can be written, changed and removed in place. The focus stays in this
 * component.
 */
export function OwnReply({ review }: ReviewProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    place.current?.focus()
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid gap-2 min-w-0 mt-2 focus:outline-none print:[&_.button]:hidden"
    >
      {review.reply && <Written review={review} />}
      {open ? (
        <ReplyForm review={review} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" className="button-row" onClick={() => setOpen(true)}>
            {review.reply ? texts.edit : texts.reply}
            <span className="sr-only">{texts.ofAuthor(review.name)}</span>
          </Button>
          {review.reply && <Remove review={review} onRemoved={close} />}
        </div>
      )}
    </div>
  )
}

function Written({ review }: ReviewProps) {
  const { reply, replyTranslations, repliedBy, createdAt } = review
  const translated = useReplyLanguages(review)
    .filter((tag) => replyTranslations?.[tag])
    .map((tag) => languageNames[tag])
  const { name } = useShopSettings().shop.company
  if (!reply) return null
  return (
    <>
      <p className="soft ps-[0.9rem] border-s-2 border-s-edge wrap-anywhere">
        <b>{texts.label(name)}</b> <LocalTime at={reply.at} /> {repliedBy && texts.by(repliedBy)}
      </p>
      <p className="whitespace-pre-line ps-[0.9rem] border-s-2 border-s-edge wrap-anywhere">{reply.text}</p>
      {translated.length > 0 && (
        <p className="soft ps-[0.9rem] border-s-2 border-s-edge">{texts.alsoIn(translated.join(', '))}</p>
      )}
      {createdAt > reply.at && (
        <p className="soft ps-[0.9rem] border-s-2 border-s-edge wrap-anywhere">{texts.rewritten}</p>
      )}
    </>
  )
}

const rules: FieldRules<ReplyValues> = {
  reply: ({ reply = '' }) => textProblem(reply, { required: replyForm.reply.required }),
}

function ReplyForm({ review, onClose }: ReviewProps & { readonly onClose: () => void }) {
  const { _id: id, name, reply, replyVersion: version = 0 } = review
  const api = useApi()
  const { shop, languages } = useShopSettings()
  const shopName = shop.company.name
  const standard = languages?.standard ?? 'en'
  const element = useRef<HTMLFormElement>(null)
  const tags = useReplyLanguages(review)
  const stored: ReplyValues = useMemo(() => {
    const translated = tags.map((tag) => [translationField(tag), review.replyTranslations?.[tag] ?? ''])
    return { reply: reply?.text ?? '', ...Object.fromEntries(translated) }
  }, [reply?.text, review.replyTranslations, tags])
  const form = useDraftedForm<ReplyValues>(`review-reply-${id}`, stored, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: Object.fromEntries(Object.keys(stored).map((field) => [field, field])),
    async send(values) {
      const answer = await api.call(replyToReview, {
        params: { id },
        body: { reply: (values.reply ?? '').trim(), version, ...sentTranslations(values, tags) },
      })
      form.sent()
      showToast('success', texts.published(name))
      onClose()
      return answer
    },
  })
  // The button that opened the form is gone, so the form's field takes the focus.
  useEffect(() => element.current?.querySelector('textarea')?.focus(), [])
  return (
    <Form
      ref={element}
      className="grid gap-3 print:hidden"
      busy={busy}
      label={texts.form(name)}
      onSubmit={onSubmit}
    >
      <TextArea
        label={texts.label(shopName, tags.length > 0 ? languageNames[standard] : undefined)}
        lang={standard}
        hint={texts.hint}
        maxLength={replyForm.reply.maxLength}
        readOnly={busy}
        {...form.text('reply')}
      />
      <ReplyInLanguages tags={tags} stored={stored} form={form} busy={busy} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="button-row" busy={busy}>
          {busy ? texts.publishing : texts.publish}
        </Button>
        <Button kind="quiet" className="button-row" onClick={onClose}>
          {texts.notNow}
        </Button>
      </div>
      {problem && <Alert message={problem} />}
    </Form>
  )
}

function Remove({ review, onRemoved }: ReviewProps & { readonly onRemoved: () => void }) {
  const api = useApi()
  const asked = useConfirm<WrittenReview>(async ({ _id: id, name, replyVersion = 0 }) => {
    await api.call(removeReviewReply, { params: { id }, query: { version: replyVersion } })
    showToast('success', texts.removed(name))
    return undefined
  }, onRemoved)
  const { question, ask, dialog } = asked
  return (
    <>
      <Button kind="quiet" className="button-row" onClick={() => ask(review)}>
        {texts.remove}
        <span className="sr-only">{texts.ofAuthor(review.name)}</span>
      </Button>
      {question && (
        <ConfirmDialog
          {...dialog}
          title={texts.removeTitle(review.name)}
          text={texts.removeText}
          confirm={question.busy ? texts.removing : texts.remove}
          cancel={texts.notNow}
        />
      )}
    </>
  )
}
