import type { User } from '../../../contract/accounts.ts'
import { Chip } from '../../ui/chip.tsx'
import type { Choice, DataColumn } from '../../ui/table/table-view.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { UserActions, type UserActionsProps } from './user-actions.tsx'
import { isAdmin } from './user-facts.ts'

export const userSorts: readonly Choice[] = [
  { value: 'email', text: texts.fromA },
  { value: '-email', text: texts.fromZ },
  { value: '-createdAt', text: texts.newest },
  { value: 'createdAt', text: texts.oldest },
]

export const userFilter = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'admin', text: texts.adminsOnly },
    { value: 'customer', text: texts.customersOnly },
  ],
  matches: (user: User, value: string) => (value === 'admin') === isAdmin(user),
} as const

interface Users extends Omit<UserActionsProps, 'user'> {
  /** Email of the signed-in admin. */
  readonly self: string
}

/** Returns the columns of the list of users, with each user's actions. */
export function userColumns({ self, ...actions }: Users): readonly DataColumn<User>[] {
  return [
    {
      header: texts.email,
      sort: 'email',
      searched: true,
      value: (user) => user.email,
      cell: ({ email, name }) => (
        <span className="grid">
          {name && <span>{name}</span>}
          <span className={name && 'font-normal'}>
            <EmailText email={email} />
            {email === self && <span className="soft font-normal"> ({texts.self})</span>}
          </span>
        </span>
      ),
    },
    {
      header: texts.role,
      cell: (user) =>
        isAdmin(user) ? <Chip state="good">{texts.admin}</Chip> : <Chip>{texts.customer}</Chip>,
    },
    {
      header: texts.since,
      sort: 'createdAt',
      value: (user) => user.createdAt,
      cell: ({ createdAt }) => (createdAt === undefined ? texts.unknown : <LocalTime at={createdAt} />),
    },
    { header: texts.actions, fixed: true, cell: (user) => <UserActions user={user} {...actions} /> },
  ]
}
