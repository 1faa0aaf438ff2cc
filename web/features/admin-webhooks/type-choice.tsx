import { useId } from 'react'
import {
  type WebhookGroup,
  type WebhookType,
  webhookGroups,
} from '../../../contract/webhooks/webhook-types.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { webhookTexts as texts } from './texts.ts'

interface TypeChoiceProps {
  readonly chosen: readonly WebhookType[]
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onChoose: (chosen: readonly WebhookType[]) => void
}

// Object.keys loses the names.
const groups = Object.keys(webhookGroups) as readonly WebhookGroup[]

/** Renders the events of which several can be chosen, also all of a group at once. */
export function TypeChoice({ chosen, problem, busy, onChoose }: TypeChoiceProps) {
  const id = useId()
  return (
    <fieldset
      className="grid min-w-0 gap-4"
      disabled={busy}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend className="mb-1 font-semibold">{texts.events}</legend>
      <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]">
        {groups.map((group, index) => (
          <Group key={group} group={group} isFirst={index === 0} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
      {problem !== undefined && <FieldError id={`${id}-problem`} text={problem} />}
    </fieldset>
  )
}

interface GroupProps extends Pick<TypeChoiceProps, 'chosen' | 'onChoose'> {
  readonly group: WebhookGroup
  readonly isFirst: boolean
}

function Group({ group, isFirst, chosen, onChoose }: GroupProps) {
  const types: readonly WebhookType[] = webhookGroups[group]
  const all = types.every((type) => chosen.includes(type))
  const put = (some: readonly WebhookType[], on: boolean) =>
    onChoose(on ? [...new Set([...chosen, ...some])] : chosen.filter((each) => !some.includes(each)))
  return (
    <div className="grid content-start">
      {types.length > 1 && (
        <Checkbox
          // The form moves the focus to the first field with this name.
          {...(isFirst && { name: 'types' })}
          checked={all}
          onChange={(on) => put(types, on)}
        >
          <b>{texts.everything[group]}</b>
        </Checkbox>
      )}
      <div className={types.length > 1 ? 'grid ps-9' : 'grid'}>
        {types.map((type) => (
          <Checkbox key={type} checked={chosen.includes(type)} onChange={(on) => put([type], on)}>
            {texts.types[type]}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
