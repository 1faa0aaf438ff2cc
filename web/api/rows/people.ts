import { user as described, listUsers as listUsersStrictly, type User } from '../../../contract/accounts.ts'
import { getProfile as getProfileStrictly, type Profile } from '../../../contract/profiles.ts'
import { asDescribed, or, pictureAddress, text } from './fields.ts'
import { lenient, one, type RowReader, row, rows } from './read-rows.ts'

/** The email identifies a user. */
const user: RowReader<User> = row(
  { email: text },
  { _id: text, role: text, name: text, createdAt: asDescribed(described.shape.createdAt) },
)

const written = or(text, '')
const profile: RowReader<Profile> = row(
  {
    img: or(pictureAddress, ''),
    name: written,
    email: written,
    address: written,
    status: written,
    phone: written,
  },
  {},
)

export const listUsers = lenient(listUsersStrictly, rows(user))
export const getProfile = lenient(getProfileStrictly, one(profile))
