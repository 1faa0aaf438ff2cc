import '../../styles/storefront/star-choice.css'
import { useId } from 'react'
import type { TextWiring } from '../../forms/use-drafted-form.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Star } from '../../ui/values/stars.tsx'
import { addReviewTexts } from './texts.ts'

const counts = [1, 2, 3, 4, 5] as const

/** Renders a choice of one to five stars: radio buttons that fill up to the chosen one. */
export function StarChoice({ name, value, problem, onChange }: TextWiring) {
  const given = Number(value)
  const id = useId()
  const described = problem === undefined ? {} : { 'aria-describedby': id }
  return (
    <fieldset className="field">
      <legend className="font-semibold">{addReviewTexts.ratings}</legend>
      <div className="star-choice">
        {counts.map((count) => (
          <label key={count}>
            <input
              {...described}
              type="radio"
              name={name}
              value={count}
              checked={count === given}
              onChange={onChange}
            />
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
