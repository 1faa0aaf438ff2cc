import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { links } from '../../routing/links.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { Drawing } from './drawings.tsx'
import { fitTexts } from './fit-texts.ts'
import type { FitData, FitMeasurement } from './load-fit.ts'

interface MeasurementCardProps {
  readonly group: string
  readonly measurement: FitMeasurement
  /** Earlier readings, which the answer takes into account. */
  readonly known?: string
  /** The initial reading. */
  readonly value?: string | undefined
  readonly refused?: FitData['refused']
  /** The values of the possible standards for this measurement. */
  readonly children?: ReactNode
}

/**
 * Shows how to take a measurement, with a field for the reading. It is a plain GET form, so its answer has an address.
 */
export function MeasurementCard(props: MeasurementCardProps) {
  const { group, measurement, known, refused, value = refused?.value, children } = props
  const { id, name, how, unit, tolerance, drawing } = measurement
  const field = useId()
  return (
    <Form
      className="measurement grid grid-cols-[min(8.5rem,50%)_minmax(0,1fr)] gap-x-6 gap-y-3 items-start py-5 mt-0 border-t border-t-line max-sm:grid-cols-1"
      method="get"
      action={links.fit()}
      preventScrollReset
    >
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="measure" value={id} />
      {known && <input type="hidden" name="known" value={known} />}
      <Drawing name={drawing} label={fitTexts.measureHere(how)} />
      <div>
        <h3>{name}</h3>
        <p className="soft">{how}</p>
        {children}
        <div className="flex flex-wrap gap-x-3 gap-y-2 items-center mt-[0.6rem]">
          <label className="sr-only" htmlFor={field}>
            {labelTexts.named(fitTexts.value, name)}
          </label>
          <input
            id={field}
            className="field-box figure w-22 scroll-mb-44"
            name="value"
            required
            maxLength={30}
            autoComplete="off"
            defaultValue={value}
            aria-invalid={refused ? true : undefined}
            aria-describedby={`${field}-unit${refused ? ` ${field}-error` : ''}`}
          />
          <span id={`${field}-unit`} className="figure text-note">
            {unit} {tolerance && <span className="soft font-normal">{tolerance}</span>}
          </span>
          <button className="button button-quiet px-[1.1rem]" type="submit">
            {fitTexts.check}
            <span className="sr-only">{fitTexts.ofMeasurement(name)}</span>
          </button>
        </div>
        {refused && (
          <p id={`${field}-error`} className="field-error">
            {refused.message}
          </p>
        )}
      </div>
    </Form>
  )
}
