import { useState } from 'react'
import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { addReview } from '../../../contract/reviews.ts'
import { unusableAnswer } from '../../api/refusal.ts'
import { pictureAddress } from '../../forms/picture-field.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { useSending } from '../../forms/use-sending.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { sessionApi } from '../../session/session-api.ts'
import type { ImageUpload } from '../../ui/fields/use-image-upload.ts'
import { showToast } from '../../ui/toast/toast.ts'
import type { ReviewValues } from './review-values.ts'
import { addReviewTexts } from './texts.ts'

// The answer of spec §7; another backend may leave out what ours has beside it.
const addAnywhere = operation({ ...addReview, answer: z.object({ insertedId: z.string() }) })

/** The fields that say themselves what the shop finds wrong with them, and what the shop calls them. */
const fields = [
  ['image', 'img'],
  ['ratings', 'ratings'],
  ['review', 'review'],
] as const
const wireNames = fields.map(([, wireName]) => wireName)

/**
 * Adds what stands in the form: the picture first, then POST /review. Without the picture's address nothing is
 * submitted (spec §8). `added` is true from a success until the next submit.
 */
export function useAddingReview(
  form: DraftedForm<ReviewValues>,
  upload: ImageUpload,
  { name, email }: Person,
) {
  const { busy, problem, send, reopen } = useSending()
  const [added, setAdded] = useState(false)

  async function post(values: ReviewValues): Promise<'sent' | 'stopped'> {
    const img = await pictureAddress(upload, values)
    if (img === null) return 'stopped'
    // From here on the picture outlives a reload as well.
    form.setValue('img', img)
    form.setValue('chosen', '')
    const { review, ratings } = values
    const body = { img, name, email, review: review.trim(), ratings: Number(ratings) }
    const { insertedId } = await sessionApi().call(addAnywhere, { body })
    if (!insertedId) throw unusableAnswer(200)
    form.sent()
    return 'sent'
  }

  async function add(values: ReviewValues): Promise<void> {
    const sent = await send(() => post(values), wireNames)
    if (sent === 'stopped') return
    if (sent === 'sent') {
      setAdded(true)
      return showToast('success', addReviewTexts.added)
    }
    showToast('error', addReviewTexts.failed)
    for (const [field, wireName] of fields) {
      const message = sent.fields[wireName]
      if (message) form.setError(field, { message })
    }
  }
  return {
    busy,
    problem,
    added: added && !busy,
    add,
    reopen() {
      setAdded(false)
      reopen()
    },
  }
}
