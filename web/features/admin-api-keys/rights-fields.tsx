import { useId, useMemo } from 'react'
import type { KeyOperation } from '../../../contract/desk/api-keys.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { idsOf, type Subject, subjectsOf, type Way, withRights } from './rights-by-subject.ts'
import { keyFormTexts as texts } from './texts.ts'

interface RightsFieldsProps {
  readonly operations: readonly KeyOperation[]
  readonly chosen: readonly string[]
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onChoose: (chosen: readonly string[]) => void
}

const ways: readonly Way[] = ['read', 'write']

/** Renders the rights of a key: reading and changing of each subject, and below it each operation. */
export function RightsFields({ operations, chosen, problem, busy, onChoose }: RightsFieldsProps) {
  const id = useId()
  const formats = useFormats()
  const subjects = useMemo(() => subjectsOf(operations), [operations])
  const choose = (ids: readonly string[], on: boolean) => onChoose(withRights(chosen, ids, on))
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      disabled={busy}
      aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
    >
      <legend className="mb-1 font-semibold">{texts.rights}</legend>
      <p className="soft" id={`${id}-hint`}>
        {texts.rightsHint}
      </p>
      <div className="grid border-t border-t-line">
        {subjects.map((subject, place) => (
          <div
            key={subject.name}
            className="grid gap-x-4 border-b border-b-line py-1 grid-cols-2 sm:grid-cols-[1fr_8rem_8rem]"
          >
            <span className="self-center col-span-2 sm:col-span-1 font-semibold wrap-anywhere">
              {subject.text}
            </span>
            {ways.map((way) => (
              <WholeWay
                key={way}
                subject={subject}
                way={way}
                chosen={chosen}
                // The form moves the focus to the first field with this name.
                name={place === 0 && way === 'read' ? 'rights' : undefined}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      {problem !== undefined && <FieldError id={`${id}-problem`} text={problem} />}
      <p role="status" className="soft">
        {texts.chosen(formats, chosen.length)}
      </p>
      <details>
        <summary className="min-h-11 content-center cursor-pointer font-semibold">{texts.single}</summary>
        <div className="grid gap-x-5 md:grid-cols-2">
          {subjects.map((subject) => (
            <SingleRights key={subject.name} subject={subject} chosen={chosen} onChoose={choose} />
          ))}
        </div>
      </details>
    </fieldset>
  )
}

interface SubjectProps {
  readonly subject: Subject
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[], on: boolean) => void
}

interface WholeWayProps extends SubjectProps {
  readonly way: Way
  readonly name: string | undefined
}

/** Renders a checkbox for all reading, or all changing, of a subject; half on while only some of it is chosen. */
function WholeWay({ subject, way, chosen, name, onChoose }: WholeWayProps) {
  const ids = idsOf(subject, way)
  if (ids.length === 0) return <span />
  const count = ids.filter((id) => chosen.includes(id)).length
  return (
    <Checkbox
      {...(name !== undefined && { name })}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < ids.length
      }}
      checked={count === ids.length}
      onChange={(on) => onChoose(ids, on)}
    >
      <span>
        {texts[way]}
        <span className="sr-only">{texts.ofSubject(subject.text)}</span>
      </span>
    </Checkbox>
  )
}

/** Renders a checkbox for each operation of a subject, by the name that the API document has. */
function SingleRights({ subject, chosen, onChoose }: SubjectProps) {
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="mt-3 font-semibold">{subject.text}</legend>
      {subject.operations.map(({ id, method, path }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={(on) => onChoose([id], on)}>
          <span className="grid min-w-0 wrap-anywhere" lang="en">
            <span>{id}</span>
            <small className="font-figure text-note text-soft">{`${method} ${path}`}</small>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
