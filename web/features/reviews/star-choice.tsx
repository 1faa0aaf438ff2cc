import { useId } from 'react'
import type { TextWiring } from '../../forms/use-drafted-form.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { Star } from '../../ui/values/stars.tsx'
import { addReviewTexts } from './texts.ts'

const counts = [1, 2, 3, 4, 5] as const

/** Renders a choice of one to five stars: radio buttons that fill up to the chosen one. */
export function StarChoice({ name, value, problem, onChange }: TextWiring) {
  const formats = useFormats()
  const given = Number(value)
  const id = useId()
  const described = problem === undefined ? {} : { 'aria-describedby': id }
  return (
    <fieldset className="field">
      <legend className="font-semibold">{addReviewTexts.ratings}</legend>
      <div className="star-choice flex flex-wrap items-center [&_.star]:w-8 [&_.star]:h-8">
        {counts.map((count) => (
          <label
            // Previews the stars that a click would select.
            className="relative grid place-items-center w-12 h-12 has-focus-visible:[outline:var(--focus)] has-focus-visible:outline-offset-[-3px] [&:is(:hover,:has(~_label:hover))_.star-open]:fill-soft"
            key={count}
          >
            {/* The invisible radio button covers its star and receives the clicks. */}
            <input
              className="absolute inset-0 w-full h-full m-0 cursor-pointer opacity-0"
              {...described}
              type="radio"
              name={name}
              value={count}
              checked={count === given}
              onChange={onChange}
            />
            <Star given={count <= given} />
            <span className="sr-only">{addReviewTexts.stars(formats, count)}</span>
          </label>
        ))}
        <span className="figure ms-3" aria-hidden="true">
          {given > 0 && addReviewTexts.chosen(given)}
        </span>
      </div>
      {problem !== undefined && <FieldError id={id} text={problem} />}
    </fieldset>
  )
}
