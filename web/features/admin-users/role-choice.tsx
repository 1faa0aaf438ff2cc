import { useId } from 'react'
import { type Role, roles } from '../../../contract/accounts/roles.ts'
import { allUsersTexts as texts } from './texts.ts'

interface RoleChoiceProps {
  readonly chosen: Role
  readonly onChoose: (role: Role) => void
}

/** Renders the choice of an account's role, each with a sentence on its rights. */
export function RoleChoice({ chosen, onChoose }: RoleChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid m-0 p-0 border-0 border-t border-t-line">
      <legend className="sr-only">{texts.role}</legend>
      {roles.map((role) => (
        <label
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 items-center min-h-12 py-2 border-b border-b-line cursor-pointer"
          key={role}
        >
          <input
            className="w-5 h-5 m-0 accent-ink"
            type="radio"
            name={name}
            checked={role === chosen}
            onChange={() => onChoose(role)}
          />
          <span className="grid">
            <b>{texts.roles[role]}</b>
            <small className="text-note text-soft">{texts.rights[role]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
