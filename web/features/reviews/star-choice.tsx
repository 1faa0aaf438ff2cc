import '../../styles/star-choice.css'
import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Star } from '../../ui/stars.tsx'
import { addReviewTexts } from './texts.ts'

const counts = [1, 2, 3, 4, 5] as const

interface StarChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  /** How many are chosen; 0 while none is. */
  readonly given: number
  /** What is wrong with the choice. */
  readonly problem?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** One to five stars to choose: radio buttons that fill up to the chosen one. Fits `register`. */
export function StarChoice({ given, problem, ...input }: StarChoiceProps) {
  const id = useId()
  const described = problem === undefined ? {} : { 'aria-describedby': id }
  return (
    <fieldset className="field">
      <legend className="font-semibold">{addReviewTexts.ratings}</legend>
      <div className="star-choice">
        {counts.map((count) => (
          <label key={count}>
            <input {...input} {...described} type="radio" value={count} />
            <Star given={count <= given} />
            <span className="sr-only">{addReviewTexts.stars(count)}</span>
          </label>
        ))}
        <span className="figure" aria-hidden="true">
          {given > 0 && addReviewTexts.chosen(given)}
        </span>
      </div>
      {problem !== undefined && <FieldError id={id} text={problem} />}
    </fieldset>
  )
}
