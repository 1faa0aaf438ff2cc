import type { User } from '../../../contract/accounts/accounts.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Chip } from '../../ui/chip.tsx'
import { PictureCell } from '../../ui/table/picture-cell.tsx'
import type { Choice, DataColumn } from '../../ui/table/table-view.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { NamedEmail } from '../../ui/values/named-email.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { UserActions, type UserActionsProps } from './user-actions.tsx'
import { isBlocked, roleOf } from './user-facts.ts'

export const userSorts: readonly Choice[] = [
  { value: 'email', text: texts.fromA },
  { value: '-email', text: texts.fromZ },
  { value: '-createdAt', text: texts.newest },
  { value: 'createdAt', text: texts.oldest },
]

const matches = (user: User, value: string) =>
  value === 'blocked' ? isBlocked(user) : roleOf(user) === value

export const userFilter = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'admin', text: texts.adminsOnly },
    { value: 'packer', text: texts.packersOnly },
    { value: 'bookkeeper', text: texts.bookkeepersOnly },
    { value: 'customer', text: texts.customersOnly },
    { value: 'blocked', text: texts.blockedOnly },
  ],
  matches,
} as const

/** The roles of the spec (§6), the only ones that another backend knows. */
export const plainUserFilter = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'admin', text: texts.adminsOnly },
    { value: 'customer', text: texts.customersOnly },
  ],
  matches,
} as const

/** Returns the columns of the list of users, with each user's actions. */
export function userColumns(actions: Omit<UserActionsProps, 'user'>): readonly DataColumn<User>[] {
  return [
    {
      header: texts.email,
      sort: 'email',
      searched: true,
      value: (user) => user.email,
      cell: ({ email, name, img }) => (
        <PictureCell
          img={img}
          files={img === undefined ? undefined : pictureFiles(img)}
          initial={initialOf(name || email)}
        >
          <NamedEmail name={name} email={email}>
            {email === actions.self && (
              <span className="soft font-normal">{punctuationTexts.aside(texts.self)}</span>
            )}
          </NamedEmail>
        </PictureCell>
      ),
    },
    {
      header: texts.role,
      cell: (user) => <RoleOf user={user} />,
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

function RoleOf({ user }: { readonly user: User }) {
  const role = roleOf(user)
  if (isBlocked(user)) return <Chip state="bad">{texts.blocked}</Chip>
  return <Chip state={role === 'customer' ? 'plain' : 'good'}>{texts.roles[role]}</Chip>
}

function initialOf(name: string): string {
  const [first = ''] = name
  return first.toUpperCase()
}
