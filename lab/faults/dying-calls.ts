import type { DatabasePlace } from '../../server/data/open-database.ts'
import { makeFirstAdmin } from '../../server/operations/accounts/make-first-admin.ts'
import { imageHostOf } from '../../server/operations/images/image-host.ts'
import { storeImage } from '../../server/operations/images/store-image.ts'
import { applyImport } from '../../server/operations/imports/apply-import.ts'
import { cancelImport } from '../../server/operations/imports/cancel-import.ts'
import { checkImports } from '../../server/operations/imports/check-imports.ts'
import { createImport } from '../../server/operations/imports/create-import.ts'
import { undoImport } from '../../server/operations/imports/undo-import.ts'
import { bookTogether } from '../../server/operations/orders/book-together.ts'
import { expireHolds } from '../../server/operations/orders/expire-holds.ts'
import { createPaymentIntent } from '../../server/operations/payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../../server/operations/payments/handle-payment-event.ts'
import { recordPayment } from '../../server/operations/payments/record-payment.ts'
import { sendReminders } from '../../server/operations/receivables/send-reminders.ts'
import { refundOrder } from '../../server/operations/refunds/refund-order.ts'
import type { Caller, Shop } from '../../server/operations/shop.ts'
import { identityFor } from '../../server/providers/identity/built-in/testing/visitor.ts'
import type { ProvenAccount } from '../../server/providers/identity/identity.ts'
import type { S3Place } from '../../server/providers/images/s3.ts'
import { PasswordFile } from '../../server/start/password-file.ts'

/** Makes the first admin, as the start of a demo shop does. */
export function makeDemoAdmin(shop: Shop, dataDir: string) {
  const settings = { email: undefined, password: undefined, demo: true }
  const { identity } = identityFor(shop.database)
  return makeFirstAdmin(shop.database, identity, settings, shop, new PasswordFile(dataDir))
}

/** The operations during which a process may die. */
const operations = {
  bookTogether,
  createPaymentIntent,
  recordPayment,
  handlePaymentEvent,
  refundOrder,
  expireHolds,
  sendReminders,
  checkImports,
  applyImport,
  undoImport,
  cancelImport,
  /** The bytes as text, because calls are sent as JSON. */
  sendImport: (shop: Shop, admin: Caller, file: string) =>
    createImport(shop, admin, { fileName: 'sent.csv', bytes: Buffer.from(file) }),
  storePicture: (shop: Shop, uploader: ProvenAccount, file: string) =>
    storeImage(imageHostOf(shop, ''), uploader, file),
  makeDemoAdmin,
} as const

/** A call of an operation in the form in which it is sent to another process, as JSON. */
export interface SentCall {
  readonly call: keyof typeof operations
  /** The arguments without the shop. */
  readonly arguments: readonly unknown[]
}

/** The argument of the dying process. */
export interface DyingCall extends SentCall {
  readonly place: DatabasePlace
  /** Address of the card provider, which outlives the process. */
  readonly provider: string
  /** The bucket of the pictures. */
  readonly bucket: S3Place
  /** The number of the step at which it dies, from 1. */
  readonly dieAt: number
}

/** Makes a sent call. */
export async function makeCall(shop: Shop, { call, arguments: given }: SentCall): Promise<void> {
  const operation: (shop: Shop, ...rest: never[]) => Promise<unknown> = operations[call]
  // The sender took these arguments from the operation's own parameters.
  await operation(shop, ...(given as never[]))
}
