import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { links } from '../../routing/links.ts'
import { Drawing } from './drawings.tsx'
import { fitTexts } from './fit-texts.ts'
import type { FitData, FitMeasurement } from './load-fit.ts'

interface MeasurementCardProps {
  readonly group: string
  readonly measurement: FitMeasurement
  /** Earlier readings, which the answer keeps. */
  readonly known?: string
  /** The reading to begin with. */
  readonly value?: string | undefined
  readonly refused?: FitData['refused']
  /** What the possible standards have here. */
  readonly children?: ReactNode
}

/** Shows where to measure, with a field for the reading. It is a plain form: its answer is an address. */
export function MeasurementCard(props: MeasurementCardProps) {
  const { group, measurement, known, refused, value = refused?.value, children } = props
  const { id, name, how, unit, tolerance, drawing } = measurement
  const field = useId()
  return (
    <Form className="measurement" method="get" action={links.fit()} preventScrollReset>
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="measure" value={id} />
      {known && <input type="hidden" name="known" value={known} />}
      <Drawing name={drawing} label={fitTexts.measureHere(how)} />
      <div>
        <h3>{name}</h3>
        <p className="soft">{how}</p>
        {children}
        <div className="measurement-field">
          <label className="sr-only" htmlFor={field}>
            {fitTexts.value}: {name}
          </label>
          <input
            id={field}
            className="field-box figure"
            name="value"
            required
            maxLength={30}
            autoComplete="off"
            defaultValue={value}
            aria-invalid={refused ? true : undefined}
            aria-describedby={`${field}-unit${refused ? ` ${field}-error` : ''}`}
          />
          <span id={`${field}-unit`} className="figure measurement-unit">
            {unit} {tolerance && <span className="soft">{tolerance}</span>}
          </span>
          <button className="button button-quiet" type="submit">
            {fitTexts.check} <span className="sr-only">{name}</span>
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
