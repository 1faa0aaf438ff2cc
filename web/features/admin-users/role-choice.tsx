import '../../styles/dashboard/role-choice.css'
import { useId } from 'react'
import { type Role, roles } from '../../../contract/accounts/roles.ts'
import { allUsersTexts as texts } from './texts.ts'

interface RoleChoiceProps {
  readonly chosen: Role
  readonly onChoose: (role: Role) => void
}

/** Renders the choice of an account's one role, each with a sentence on what it may do. */
export function RoleChoice({ chosen, onChoose }: RoleChoiceProps) {
  const name = useId()
  return (
    <fieldset className="role-choice">
      <legend className="sr-only">{texts.role}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="radio" name={name} checked={role === chosen} onChange={() => onChoose(role)} />
          <span>
            <b>{texts.roles[role]}</b>
            <small>{texts.rights[role]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
