import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { addReview, reviewForm } from '../../../contract/catalogue/reviews.ts'
import { operation } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { unusableAnswer } from '../../api/refusal.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import {
  PictureField,
  type PictureValues,
  pictureRule,
  uploadPictureOf,
  usePictureUpload,
} from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { links } from '../../routing/links.ts'
import { reviewLinks } from '../../routing/review-links.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { ProductChoice, sentProduct } from './product-choice.tsx'
import { StarChoice } from './star-choice.tsx'
import { addReviewTexts } from './texts.ts'
import type { BoughtProduct } from './use-bought-products.ts'

interface ReviewValues extends PictureValues {
  /** Number of stars as text: 1 to 5, or empty. */
  readonly ratings: string
  readonly review: string
  /** The id of the reviewed product; empty for the shop. */
  readonly tool: string
}

const emptyReview: ReviewValues = { img: '', chosen: '', ratings: '', review: '', tool: '' }
const rules: FieldRules<ReviewValues> = {
  image: pictureRule(reviewForm.image.required),
  ratings: ({ ratings }) => textProblem(ratings, reviewForm.ratings),
  review: ({ review }) => textProblem(review, reviewForm.review),
}
const wireNames = { image: 'img', ratings: 'ratings', review: 'review', tool: 'tool' }

// Spec §7 defines only these fields; another backend may omit our extensions.
const addAnywhere = operation({ ...addReview, answer: z.object({ insertedId: z.string() }) })

interface ReviewFormProps {
  readonly person: Person
  /** The id of the product in the address; empty without one. */
  readonly wanted: string
  readonly bought: Loaded<readonly BoughtProduct[]>
  readonly reload: () => void
}

/**
 * Adds a review of the shop or of a bought product (spec §5, §7, §8). Uploads the picture first. Success clears the
 * form; a refusal keeps its values.
 */
export function ReviewForm({ person: { name, email }, wanted, bought, reload }: ReviewFormProps) {
  const api = useApi()
  const empty = useMemo(() => ({ ...emptyReview, tool: wanted }), [wanted])
  // The review of a product has its own draft.
  const form = useDraftedForm<ReviewValues>(wanted ? `review-${wanted}` : 'review', empty, rules)
  const upload = usePictureUpload()
  const submit = useSubmit({
    form,
    wireNames,
    async send({ ratings, review, tool: chosen }) {
      const tool = sentProduct(bought, chosen)
      const img = await uploadPictureOf(form, upload)
      // Without the picture's address the form sends nothing (spec §8).
      if (img === null) return
      const written = { img, name, email, review: review.trim(), ratings: Number(ratings) }
      const body = tool ? { ...written, tool: tool.id } : written
      const { insertedId } = await api.call(addAnywhere, { body })
      if (!insertedId) throw unusableAnswer(200)
      form.sent()
      showToast('success', addReviewTexts.added)
      return { tool }
    },
    onFailed: () => showToast('error', addReviewTexts.failed),
  })
  return (
    <Form
      className="card card-padded grid gap-5"
      busy={submit.busy}
      label={addReviewTexts.heading}
      onSubmit={submit.onSubmit}
    >
      <p className="text-soft">{addReviewTexts.lead}</p>
      <ProductChoice bought={bought} reload={reload} wiring={form.text('tool')} />
      <PictureField form={form} upload={upload} />
      <StarChoice {...form.text('ratings')} />
      <TextArea
        label={addReviewTexts.review}
        hint={addReviewTexts.reviewHint}
        rows={5}
        readOnly={submit.busy}
        {...form.text('review')}
      />
      <Button kind="go" type="submit" busy={submit.busy} className="sm:justify-self-start">
        {submit.busy ? addReviewTexts.submitting : addReviewTexts.submit}
      </Button>
      {submit.problem && <Alert message={submit.problem} />}
      <p role="status">{submit.answer && <Added {...submit.answer} />}</p>
    </Form>
  )
}

function Added({ tool }: { readonly tool: BoughtProduct | undefined }) {
  return (
    <>
      {tool ? addReviewTexts.onHomeAndTool : addReviewTexts.onHome}{' '}
      <Link className="font-semibold underline" to={links.home}>
        {addReviewTexts.look}
      </Link>{' '}
      {tool && (
        <Link className="font-semibold underline" to={reviewLinks.newest(tool.id)}>
          {addReviewTexts.lookAt(tool.name)}
        </Link>
      )}
    </>
  )
}
