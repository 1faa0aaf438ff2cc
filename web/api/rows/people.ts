import {
  user as described,
  listUsers as listUsersStrictly,
  type User,
} from '../../../contract/accounts/accounts.ts'
import { getProfile as getProfileStrictly, type Profile } from '../../../contract/accounts/profiles.ts'
import { asDescribed, or, pictureAddress, text } from './fields.ts'
import { lenient, one, type RowReader, row, rows } from './read-rows.ts'

const { shape } = described

/** The email identifies a user. */
const userNeeds = { email: text }
const userMay = {
  _id: text,
  role: text,
  name: text,
  img: pictureAddress,
  createdAt: asDescribed(shape.createdAt),
  blockedAt: asDescribed(shape.blockedAt),
  secondFactor: asDescribed(shape.secondFactor),
  // Every field needs a reader, because fields without one never reach a screen.
} satisfies Record<Exclude<keyof User, keyof typeof userNeeds>, unknown>

const user: RowReader<User> = row(userNeeds, userMay)

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
