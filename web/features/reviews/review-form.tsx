import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { reviewForm } from '../../../contract/reviews.ts'
import { PictureField } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { links } from '../../routing/links.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { uploadPicture } from '../../session/upload-picture.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { useImageUpload } from '../../ui/fields/use-image-upload.ts'
import { emptyReview, type ReviewValues } from './review-values.ts'
import { StarChoice } from './star-choice.tsx'
import { addReviewTexts } from './texts.ts'
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
        aria-label={addReviewTexts.heading}
        onSubmit={form.handleSubmit(add, reopen)}
      >
        <p className="text-soft">{addReviewTexts.lead}</p>
        <PictureField upload={upload} required={reviewForm.image.required} />
        <StarChoice
          given={Number(form.watch('ratings'))}
          problem={ratings?.message}
          {...form.register('ratings', reviewForm.ratings)}
        />
        <TextArea
          label={addReviewTexts.review}
          hint={addReviewTexts.reviewHint}
          rows={5}
          readOnly={busy}
          problem={review?.message}
          {...form.register('review', reviewForm.review)}
        />
        <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? addReviewTexts.submitting : addReviewTexts.submit}
        </Button>
        {problem && <Alert message={problem} />}
        <p role="status">
          {added && (
            <>
              {addReviewTexts.onHome}{' '}
              <Link className="font-semibold underline" to={links.home}>
                {addReviewTexts.look}
              </Link>
            </>
          )}
        </p>
      </form>
    </FormProvider>
  )
}
