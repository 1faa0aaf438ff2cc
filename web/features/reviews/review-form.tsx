import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { reviewForm } from '../../../contract/reviews/review-form.ts'
import { PictureField } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { addReviewMessages } from '../../messages/add-review.ts'
import { links } from '../../routing/links.ts'
import type { Person } from '../../session/stored-session.ts'
import { uploadPicture } from '../../session/upload-picture.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useImageUpload } from '../../ui/use-image-upload.ts'
import { emptyReview, type ReviewValues } from './review-values.ts'
import { StarChoice } from './star-choice.tsx'
import { useAddingReview } from './use-adding-review.ts'

/** Adds a review (spec §5, §7, §8). A sent form is emptied; what is refused keeps all that was typed. */
export function ReviewForm({ person }: { readonly person: Person }) {
  const form = useDraftedForm<ReviewValues>('review', emptyReview)
  const upload = useImageUpload(uploadPicture)
  const { busy, problem, added, add, reopen } = useAddingReview(form, upload, person)
  const { ratings, review } = form.formState.errors
  return (
    <FormProvider {...form}>
      <form
        className="plate plate-padded grid gap-5"
        method="post"
        noValidate
        aria-busy={busy}
        aria-label={addReviewMessages.heading}
        onSubmit={form.handleSubmit(add, reopen)}
      >
        <p className="text-soft">{addReviewMessages.lead}</p>
        <PictureField upload={upload} required={reviewForm.image.required} />
        <StarChoice
          given={Number(form.watch('ratings'))}
          problem={ratings?.message}
          {...form.register('ratings', reviewForm.ratings)}
        />
        <TextArea
          label={addReviewMessages.review}
          hint={addReviewMessages.reviewHint}
          rows={5}
          readOnly={busy}
          problem={review?.message}
          {...form.register('review', reviewForm.review)}
        />
        <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? addReviewMessages.submitting : addReviewMessages.submit}
        </Button>
        {problem && <Alert message={problem} />}
        <p role="status">
          {added && (
            <>
              {addReviewMessages.onHome}{' '}
              <Link className="font-semibold underline" to={links.home}>
                {addReviewMessages.look}
              </Link>
            </>
          )}
        </p>
      </form>
    </FormProvider>
  )
}
