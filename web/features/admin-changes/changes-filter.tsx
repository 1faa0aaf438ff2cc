import { useId } from 'react'
import { Form } from 'react-router'
import { changeActions } from '../../../contract/desk/changes.ts'
import { Button } from '../../ui/button.tsx'
import { actionTexts, changesTexts as texts } from './texts.ts'
import type { ChangesFilter } from './use-changes.ts'

interface ChangesFilterFormProps {
  readonly filter: ChangesFilter
  /** Moves the focus elsewhere, because each new address rebuilds the form. */
  readonly onShow: () => void
}

/** Renders the filter as a form whose only state is the address, so that Back and links show the same list. */
export function ChangesFilterForm({ filter, onShow }: ChangesFilterFormProps) {
  const id = useId()
  return (
    <Form
      className="table-tools @max-[50rem]:[&>.table-search]:basis-full [&_.field_label]:text-note [&_.field_label]:font-normal [&_.field_label]:text-soft"
      preventScrollReset
      onSubmit={onShow}
    >
      <div className="field table-chooser">
        <label htmlFor={`${id}-action`}>{texts.show}</label>
        <select id={`${id}-action`} name="action" className="field-box" defaultValue={filter.action}>
          <option value="">{texts.allActions}</option>
          {changeActions.map((action) => (
            <option key={action} value={action}>
              {actionTexts[action]}
            </option>
          ))}
        </select>
      </div>
      <div className="field table-chooser">
        <label htmlFor={`${id}-person`}>{texts.person}</label>
        <input
          id={`${id}-person`}
          name="person"
          // The browser's own email validation is stricter than the shop's rule.
          type="text"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          className="field-box"
          maxLength={254}
          defaultValue={filter.person}
        />
      </div>
      <Day id={`${id}-from`} name="from" label={texts.from} value={filter.from} />
      <Day id={`${id}-to`} name="to" label={texts.to} value={filter.to} />
      {filter.kind && filter.id && (
        <>
          <input type="hidden" name="kind" value={filter.kind} />
          <input type="hidden" name="id" value={filter.id} />
        </>
      )}
      <Button kind="quiet" type="submit">
        {texts.apply}
      </Button>
    </Form>
  )
}

interface DayProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
}

function Day({ id, name, label, value }: DayProps) {
  return (
    <div className="field table-date">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="date" className="field-box" defaultValue={value} />
    </div>
  )
}
