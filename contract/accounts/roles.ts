/** The rights of the lesser roles, each for one kind of work. */
export const staffRoles = ['packer', 'bookkeeper'] as const

export type StaffRole = (typeof staffRoles)[number]

/**
 * What an account may do. `admin` is the full right of the spec (§6), the owner's; a `packer` reads and sends orders, a
 * `bookkeeper` reads, refunds and exports them. The last two are extensions.
 */
export const roles = ['customer', ...staffRoles, 'admin'] as const

export type Role = (typeof roles)[number]
