/** The rights of the lesser roles, each for one kind of work. */
export const staffRoles = ['packer', 'bookkeeper'] as const

export type StaffRole = (typeof staffRoles)[number]

/**
 * An account's role. `admin` has every right, as in spec §6; the owner is an admin. A `packer` reads and sends orders.
 * A `bookkeeper` reads, refunds and exports orders. `packer` and `bookkeeper` are extensions.
 */
export const roles = ['customer', ...staffRoles, 'admin'] as const

export type Role = (typeof roles)[number]
